import Push
import Testing

@Suite("What a sender of the binary interface remembers")
struct SenderWindowTests {
  private typealias Window = SenderWindow<String>

  @Test("Z72 (B38): after status 10 all behind the one that it names are sent again")
  func shutdown() {
    let after = window(40...43).redelivery(after: BinaryError(.shutdown, identifier: 41))
    #expect(after.resent.map(\.identifier) == [42, 43])
    #expect(after.refused == nil && !after.isLoss)
  }

  @Test(
    "Z72 (B38): after another status the one that it names is dropped, and all behind it are sent again"
  )
  func invalidToken() {
    let after = window(1...3).redelivery(after: BinaryError(.invalidToken, identifier: 1))
    #expect(after.refused == Window.Entry(1, "push 1"))
    #expect(after.resent.map(\.identifier) == [2, 3] && !after.isLoss)
  }

  @Test(
    "B41: a sender keeps as many as binary.window says, and reports a loss where the one is gone")
  func loss() {
    let window = window(1...10, limit: 4)
    #expect(window.entries.map(\.identifier) == [7, 8, 9, 10])
    let after = window.redelivery(after: BinaryError(.invalidToken, identifier: 3))
    #expect(after.isLoss && after.refused == nil)
    #expect(after.resent.map(\.identifier) == [7, 8, 9, 10], "they were discarded all the same")
    let kept = window.redelivery(after: BinaryError(.invalidToken, identifier: 7))
    #expect(!kept.isLoss && kept.resent.map(\.identifier) == [8, 9, 10])
  }

  @Test("B39, B41: an error that names none says nothing about what to send again")
  func unattributed() {
    let window = window(1...3)
    let after = window.redelivery(after: BinaryError(.invalidToken))
    #expect(after.isLoss && after.resent.isEmpty)
    let none = window.redelivery(after: BinaryError(.shutdown))
    #expect(!none.isLoss && none.resent.count == 3, "the service took none before it went")
  }

  @Test("B41: a number that was used again means the later push")
  func repeatedNumber() {
    var window = window(1...3)
    window.keep(Window.Entry(1, "again"))
    let after = window.redelivery(after: BinaryError(.invalidToken, identifier: 1))
    #expect(after.refused?.message == "again" && after.resent.isEmpty)
  }

  @Test("B41: what was kept can be taken back")
  func reverted() {
    var window = window(1...4, limit: 4)
    let before = window
    let leaving = window.leaving(limit: 4)
    #expect(leaving.map(\.identifier) == [1])
    window.keep(Window.Entry(5, "push 5"), leaving: leaving)
    window.revertKeep(leaving: leaving)
    #expect(window == before)
    let redelivery = window.redelivery(after: BinaryError(.invalidToken, identifier: 2))
    let reconnection = window.reconnect(after: redelivery)
    #expect(window.entries.map(\.identifier) == [1])
    window.revert(reconnection)
    #expect(window == before)
  }

  @Test("B38: what another connection took is not sent again")
  func connections() {
    var window = window(1...3)
    let first = window.redelivery(after: BinaryError(.invalidToken, identifier: 2))
    _ = window.reconnect(after: first)
    for entry in first.resent { window.keep(entry) }
    #expect(window.entries.map(\.identifier) == [1, 3] && window.lastTaken == 3)
    let second = window.redelivery(after: BinaryError(.shutdown, identifier: 0))
    #expect(second.resent.map(\.identifier) == [3], "1 was taken before")
  }

  private func window(_ identifiers: ClosedRange<Int>, limit: Int = 1000) -> Window {
    var window = Window()
    for number in identifiers {
      window.keep(
        Window.Entry(UInt32(number), "push \(number)"), leaving: window.leaving(limit: limit))
    }
    return window
  }
}
