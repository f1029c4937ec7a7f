import TerminalCore
import Testing

@testable import Screens

@Suite("Writing the screen into a file")
struct ExportTests {
  private static var asked: ScreenHarness {
    var harness = ScreenHarness.morning()
    harness.type("yf")
    return harness
  }

  @Test("y f asks where, offers a name of the screen and the time, and Enter writes it there")
  func writes() {
    var harness = Self.asked
    let name = ExportSheet.name(harness.model, harness.scene)
    #expect(name.hasPrefix("lock-screen-") && name.hasSuffix(".svg"), "\(name)")
    #expect(harness.text.contains(name) && harness.text.contains(".html .png"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.effects.last == .terminal(.export(path: name, replaces: false)))
    #expect(harness.model.sheets.isEmpty, "the question is no part of the picture")
    harness.send(.exportEnded(.kept(path: name)))
    #expect(harness.text.contains("What was on the screen is in \(name)."), "\(harness.text)")
  }

  @Test("A file that is there is replaced by y only; else another name is asked for")
  func replaces() {
    var harness = Self.asked
    harness.press(.enter)
    harness.send(.exportEnded(.isThere(path: "a.svg")))
    #expect(harness.text.contains("a.svg is there already. Replace it?"), "\(harness.text)")
    var other = harness
    other.press(.enter)
    #expect(other.effects.count == harness.effects.count)
    #expect(other.text.contains("a.svg") && other.text.contains(".html .png"), "\(other.text)")
    harness.type("y")
    #expect(harness.effects.last == .terminal(.export(path: "a.svg", replaces: true)))
    #expect(harness.model.sheets.isEmpty)
  }

  @Test(
    "What stands against a file is asked before it is written, and y writes it all the same",
    arguments: [
      (.link(to: "/etc/motd"), "a.svg is a link to /etc/motd. Write there?", "Write it"),
      (.opened("Mail.app"), "a.svg lies in Mail.app, which was opened. Write there?", "Write it"),
      (.opened("a.svg"), "a.svg is what was opened. Replace it?", "Write it"),
      (.beside("b.svg"), "b.svg is there already. Replace it?", "Replace it"),
    ] as [(FileObstacle, String, String)])
  func obstacles(obstacle: FileObstacle, question: String, consent: String) {
    for event in [
      ModelEvent.exportEnded(.isThere(path: "a.svg", obstacle)),
      .recordingEnded(.isThere(path: "a.svg", obstacle)),
    ] {
      var harness = Self.asked
      harness.press(.enter)
      harness.send(event)
      let words = harness.text.split { $0.isWhitespace || "│┃|".contains($0) }.joined(
        separator: " ")
      #expect(words.contains(question) && words.contains(consent), "\(harness.text)")
      var other = harness
      other.press(.enter)
      #expect(other.effects.count == harness.effects.count, "unasked nothing is written")
      harness.type("y")
      #expect(harness.effects.count == other.effects.count + 1)
    }
  }

  @Test(
    "The name's ending says how; another one is asked for again with those that are known",
    arguments: [
      ("a.html", true), ("a.png", true), ("b/c.TXT", true), ("a.ansi", true), ("a.pdf", false),
      ("svg", false), ("", false), ("a.svg/b", false),
    ])
  func endings(name: String, isKnown: Bool) {
    var harness = Self.asked
    harness.press(.character("u"), .control)
    harness.send(.input(.paste(name)))
    harness.press(.enter)
    #expect(harness.effects.contains(.terminal(.export(path: name, replaces: false))) == isKnown)
    #expect(harness.model.sheets.isEmpty == isKnown)
    if !isKnown { #expect(harness.text.contains("✗"), "\(harness.text)") }
  }

  @Test("What could not be written is said, with the name to change; Esc lets it be")
  func fails() {
    var harness = Self.asked
    harness.press(.enter)
    harness.send(.exportEnded(.failed(path: "no/a.svg", reason: "the disk is full")))
    #expect(harness.text.contains("no/a.svg") && harness.text.contains("the disk is full"))
    harness.press(.escape)
    #expect(harness.model.sheets.isEmpty)
  }
}
