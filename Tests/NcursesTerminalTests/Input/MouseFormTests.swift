import TerminalCore
import Testing

@testable import NcursesTerminal

@Suite("The mouse in every form that terminals report it in")
struct MouseFormTests {
  /// What a report means where nothing came before it.
  private func mouse(_ sent: [UInt8]) -> Mouse? {
    var decoder = InputDecoder()
    for case .input(.mouse(let mouse)) in decoder.feed(sent) { return mouse }
    return nil
  }

  private func modern(_ button: Int, _ column: Int, _ row: Int, _ final: Character = "M") -> Mouse?
  {
    mouse(Array("\u{1B}[<\(button);\(column);\(row)\(final)".utf8))
  }

  private func old(_ button: Int, _ column: Int, _ row: Int) -> Mouse? {
    mouse(Array("\u{1B}[M".utf8) + [button, column, row].map { UInt8($0 + 32) })
  }

  private func rxvt(_ button: Int, _ column: Int, _ row: Int) -> Mouse? {
    mouse(Array("\u{1B}[\(button + 32);\(column);\(row)M".utf8))
  }

  @Test("The oldest form and that of rxvt mean the same by the same numbers", arguments: 0...191)
  func agree(button: Int) {
    #expect(old(button, 7, 3) == rxvt(button, 7, 3), "button \(button)")
  }

  @Test("What is pressed, dragged and turned is the same in the form of today", arguments: 0...191)
  func agreeWithModern(button: Int) {
    // The third button of the old forms is a release of any, which the new
    // one says by its last letter.
    guard button & 3 != 3 || button & 64 != 0 else { return }
    #expect(old(button, 7, 3) == modern(button, 7, 3), "button \(button)")
  }

  @Test(
    "Each number has its meaning",
    arguments: [
      (0, .press(.left)), (1, .press(.middle)), (2, .press(.right)), (32, .drag(.left)),
      (33, .drag(.middle)), (34, .drag(.right)), (64, .wheelUp), (65, .wheelDown),
      // Moves without a button, wheels to the side, and buttons beyond the third.
      (3, nil), (35, nil), (66, nil), (67, nil), (128, nil), (131, nil), (160, nil),
    ] as [(Int, Mouse.Act?)])
  func acts(number: Int, act: Mouse.Act?) {
    #expect(modern(number, 1, 1)?.act == act)
  }

  @Test("What the mouse does is the same whatever keys are held meanwhile", arguments: 0...7)
  func held(keys: Int) {
    for button in [0, 1, 2, 32, 34, 64, 65] {
      let wanted = modern(button, 5, 5)
      #expect(
        wanted != nil && modern(button + keys * 4, 5, 5) == wanted, "button \(button), keys \(keys)"
      )
      #expect(old(button + keys * 4, 5, 5) == wanted, "button \(button), keys \(keys)")
    }
  }

  @Test("A release names its button, or in the old forms the one that was pressed last")
  func releases() {
    for (number, button) in [(0, Mouse.Button.left), (1, .middle), (2, .right)] {
      #expect(modern(number, 1, 1, "m")?.act == .release(button))
      for release in [Array("\u{1B}[M#!!".utf8), Array("\u{1B}[35;1;1M".utf8)] {
        var decoder = InputDecoder()
        _ = decoder.feed("\u{1B}[<\(number);1;1M".utf8)
        let events = decoder.feed(release)
        let mouse = Mouse(.release(button), at: Point(column: 0, row: 0))
        #expect(events == [.input(.mouse(mouse))], "\(button), \(release)")
      }
    }
  }

  @Test(
    "Cells count from 1 in reports and from 0 here; beyond 223 columns only in the newer forms",
    arguments: [1, 2, 95, 96, 223, 224, 1000, 65_535])
  func cells(column: Int) {
    let point = Point(column: column - 1, row: 0)
    #expect(modern(0, column, 1)?.point == point && rxvt(0, column, 1)?.point == point)
    if column <= 223 { #expect(old(0, column, 1)?.point == point) }
  }

  @Test(
    "A report that is none is dropped whole, and the next key is itself",
    arguments: [
      "\u{1B}[<0;0;1M", "\u{1B}[<0;1;0M", "\u{1B}[<0;1M", "\u{1B}[<0;1;1;1M", "\u{1B}[<;;M",
      "\u{1B}[31;1;1M", "\u{1B}[M !\u{1F}", "\u{1B}[M\u{1F}!!", "\u{1B}[32;0;1M", "\u{1B}[<0;1;1;M",
    ])
  func malformed(sent: String) {
    var decoder = InputDecoder()
    let events = decoder.feed((sent + "q").utf8)
    #expect(events == [.input(.key(Key(.character("q"))))], "\(sent.debugDescription): \(events)")
  }
}
