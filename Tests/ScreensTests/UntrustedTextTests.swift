import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Untrusted text")
struct UntrustedTextTests {
  static let nasty = "\u{1B}]0;gone\u{7}\u{9B}31m\u{202E}evil\u{200B}\r\nnext\tline\u{0}"

  @Test(
    "Nothing that came in drives the terminal, whatever is shown",
    arguments: ["", "w", "w]", "w]]", "?"])
  func everywhere(keys: String) {
    var stage = ScreenHarness(columns: 80, rows: 24)
    stage.install("com.example.evil", Self.nasty)
    stage.push(Self.nasty, Self.nasty, app: "com.example.evil", thread: Self.nasty)
    stage.push(Self.nasty, Self.nasty, app: "com.example.evil", thread: Self.nasty)
    stage.type("l" + keys)
    expectHarmless(stage)
  }

  @Test("Sheets, messages and the window's title are filtered, too")
  func sheets() {
    var stage = ScreenHarness.morning()
    stage.send(.refused(Self.nasty))
    expectHarmless(stage)
    stage.send(.input(.paste(Self.nasty)))
    expectHarmless(stage)
    stage.type("n")
    stage.type("a")
    stage.send(
      .payloads([
        PayloadChoice(
          id: 1, title: Self.nasty, app: Self.nasty, path: Self.nasty, text: Self.nasty)
      ]))
    expectHarmless(stage)
    let scene = Scene(state: stage.state, facts: stage.facts, sourceTitle: Self.nasty)
    let title = stage.model.frame(in: scene).title
    #expect(title.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x9B })
  }

  private func expectHarmless(_ stage: ScreenHarness) {
    let frame = stage.model.frame(in: stage.scene)
    let strays = frame.text.unicodeScalars.filter { scalar in
      scalar != "\n" && (scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value))
        || scalar.value == 0x202E
    }
    #expect(strays.isEmpty, "\(strays.map { String($0.value, radix: 16) })")
    #expect(frame.canvas.size == stage.model.size)
  }
}
