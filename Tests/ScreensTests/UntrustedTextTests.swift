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
    var harness = ScreenHarness(columns: 80, rows: 24)
    harness.install("com.example.evil", Self.nasty)
    harness.push(Self.nasty, Self.nasty, app: "com.example.evil", thread: Self.nasty)
    harness.push(Self.nasty, Self.nasty, app: "com.example.evil", thread: Self.nasty)
    harness.type("l" + keys)
    expectHarmless(harness)
  }

  @Test("Sheets, messages and the window's title are filtered, too")
  func sheets() {
    var harness = ScreenHarness.morning()
    harness.send(.refused(Self.nasty))
    expectHarmless(harness)
    harness.send(.input(.paste(Self.nasty)))
    expectHarmless(harness)
    harness.send(.input(.paste("{" + Self.nasty)))
    expectHarmless(harness)
    harness.type("n")
    harness.type("a")
    harness.send(
      .payloads([
        PayloadChoice(
          title: Self.nasty, app: Self.nasty, path: Self.nasty, text: Self.nasty)
      ]))
    expectHarmless(harness)
    let scene = Scene(state: harness.state, facts: harness.facts, sourceTitle: Self.nasty)
    let title = harness.model.frame(in: scene).title
    #expect(title.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x9B })
  }

  @Test("Names with line breaks in them are seen to their end in Why and in the log")
  func lineBreaks() {
    var harness = ScreenHarness(columns: 200, rows: 40)
    harness.install("com.example.post", "Post\nOffice")
    harness.push("At ten", "Your parcel\nis on its way\r\nto you", app: "com.example.post")
    harness.type("w")
    let named = "n1 “Your parcel is on its way to you” · Post Office"
    #expect(harness.text.contains(named), "\(harness.text)")
    harness.press(.escape)
    harness.type("gl")
    #expect(harness.text.contains("Post Office installed"), "\(harness.text)")
  }

  @Test("A name that begins with an accent joins neither a quotation mark nor a blank of ours")
  func accents() {
    var harness = ScreenHarness(columns: 200, rows: 40)
    harness.install("com.example.post", "\u{301}Post")
    harness.push("At ten", "\u{301}Parcel", app: "com.example.post")
    harness.type("w")
    let named = "n1 “◌\u{301}Parcel” · ◌\u{301}Post"
    #expect(harness.text.contains(named), "\(harness.text)")
  }

  private func expectHarmless(_ harness: ScreenHarness) {
    let frame = harness.model.frame(in: harness.scene)
    let strays = frame.text.unicodeScalars.filter { scalar in
      scalar != "\n" && (scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value))
        || scalar.value == 0x202E
    }
    #expect(strays.isEmpty, "\(strays.map { String($0.value, radix: 16) })")
    #expect(frame.canvas.size == harness.model.size)
  }
}
