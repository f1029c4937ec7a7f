import Notifications
import Testing

@testable import Push

/// What a sender remembers against all that it ever wrote.
@Suite("What is sent again after an error, whatever went before")
struct SenderWindowModelTests {
  private typealias Window = SenderWindow<Int>

  /// Everything that was written, connection by connection, of which a window knows the last.
  private struct History {
    var connections: [[Window.Entry]] = [[]]
    let limit: Int

    /// Those of the present connection that are remembered.
    var remembered: [Window.Entry] {
      Array((connections.last ?? []).suffix(limit))
    }
  }

  @Test(
    "B38, B41: all behind the push that failed, of this connection and of what is remembered",
    arguments: 1...30 as ClosedRange<UInt64>)
  func model(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let limit = Int.random(in: 1...8, using: &random)
    var window = Window()
    var history = History(limit: limit)
    for number in 1...100 {
      let entry = Window.Entry(UInt32(number), number)
      window.keep(entry, leaving: window.leaving(limit: limit))
      history.connections[history.connections.count - 1].append(entry)
      #expect(window.entries.count <= limit)
      guard random.next() % 7 == 0 else { continue }
      // Any of the last dozen fails, also one that is not remembered.
      let failing = UInt32(max(1, number - Int(random.next() % 12)))
      let status: BinaryStatus = random.next() % 3 == 0 ? .shutdown : .invalidToken
      let redelivery = window.redelivery(after: BinaryError(status, identifier: failing))
      let known = history.remembered
      if let index = known.firstIndex(where: { $0.identifier == failing }) {
        #expect(redelivery.resent == Array(known[(index + 1)...]), "seed \(seed), \(number)")
        #expect(redelivery.refused == (status == .shutdown ? nil : known[index]))
        #expect(!redelivery.isLoss)
      } else {
        #expect(redelivery.isLoss && redelivery.refused == nil && redelivery.resent == known)
      }
      let before = window
      let reconnection = window.reconnect(after: redelivery)
      var undone = window
      undone.revert(reconnection)
      #expect(undone == before, "seed \(seed), \(number)")
      history.connections.append([])
      for entry in redelivery.resent {
        window.keep(entry, leaving: window.leaving(limit: limit))
        history.connections[history.connections.count - 1].append(entry)
      }
    }
  }

  @Test(
    "B41: taking back all that was kept, in reverse, leaves nothing",
    arguments: 1...10 as ClosedRange<UInt64>)
  func revert(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let limit = Int.random(in: 1...6, using: &random)
    var window = Window()
    var steps: [(leaving: [Window.Entry], before: Window)] = []
    for number in 0..<25 {
      let leaving = window.leaving(limit: limit)
      steps.append((leaving, window))
      window.keep(Window.Entry(UInt32(number), number), leaving: leaving)
    }
    for (leaving, before) in steps.reversed() {
      window.revertKeep(leaving: leaving)
      #expect(window == before)
    }
    #expect(window == Window())
  }

  @Test(
    "B41: binary.window is how many are remembered",
    arguments: [(1, 1), (2, 2), (5, 3), (1000, 3)])
  func room(limit: Int, kept: Int) {
    var window = Window()
    for number in 1...3 {
      window.keep(Window.Entry(UInt32(number), number), leaving: window.leaving(limit: limit))
    }
    #expect(window.entries.map(\.message) == Array((1...3).suffix(kept)))
    #expect(window.leaving(limit: limit).count == max(0, kept + 1 - limit))
    #expect(window.leaving(limit: 1).count == kept, "less room makes more of them go")
  }

  @Test("B38: the push that a service took last on a connection is known, whatever the window")
  func lastTaken() {
    var window = Window()
    #expect(window.lastTaken == 0, "nothing was written")
    window.keep(Window.Entry(40, 40))
    #expect(window.lastTaken == 40)
    window.keep(Window.Entry(41, 41), leaving: window.leaving(limit: 1))
    #expect(window.lastTaken == 41, "there is room for one alone")
    _ = window.reconnect(after: window.redelivery(after: BinaryError(.shutdown, identifier: 41)))
    #expect(window.lastTaken == 0, "41 was written on another connection")
  }
}
