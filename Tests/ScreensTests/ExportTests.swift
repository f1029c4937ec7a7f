import TerminalCore
import Testing

@testable import Screens

@Suite("Writing the screen into a file")
struct ExportTests {
  private static var asked: ScreenHarness {
    var stage = ScreenHarness.morning()
    stage.type("yf")
    return stage
  }

  @Test("y f asks where, offers a name of the screen and the time, and Enter writes it there")
  func writes() {
    var stage = Self.asked
    let name = stage.model.exportName(in: stage.scene)
    #expect(name.hasPrefix("lock-screen-") && name.hasSuffix(".svg"), "\(name)")
    #expect(stage.text.contains(name) && stage.text.contains(".html .png"), "\(stage.text)")
    stage.press(.enter)
    #expect(stage.effects.last == .terminal(.export(path: name, replaces: false)))
    #expect(stage.model.sheets.isEmpty, "the question is no part of the picture")
    stage.send(.exportEnded(.kept(path: name)))
    #expect(stage.text.contains("What was on the screen is in \(name)."), "\(stage.text)")
  }

  @Test("A file that is there is replaced by y only; else another name is asked for")
  func replaces() {
    var stage = Self.asked
    stage.press(.enter)
    stage.send(.exportEnded(.isThere(path: "a.svg")))
    #expect(stage.text.contains("a.svg is there already. Replace it?"), "\(stage.text)")
    var other = stage
    other.press(.enter)
    #expect(other.effects.count == stage.effects.count)
    #expect(other.text.contains("a.svg") && other.text.contains(".html .png"), "\(other.text)")
    stage.type("y")
    #expect(stage.effects.last == .terminal(.export(path: "a.svg", replaces: true)))
    #expect(stage.model.sheets.isEmpty)
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
      var stage = Self.asked
      stage.press(.enter)
      stage.send(event)
      let words = stage.text.split { $0.isWhitespace || "│┃|".contains($0) }.joined(separator: " ")
      #expect(words.contains(question) && words.contains(consent), "\(stage.text)")
      var other = stage
      other.press(.enter)
      #expect(other.effects.count == stage.effects.count, "unasked nothing is written")
      stage.type("y")
      #expect(stage.effects.count == other.effects.count + 1)
    }
  }

  @Test(
    "The name's ending says how; another one is asked for again with those that are known",
    arguments: [
      ("a.html", true), ("a.png", true), ("b/c.TXT", true), ("a.ansi", true), ("a.pdf", false),
      ("svg", false), ("", false), ("a.svg/b", false),
    ])
  func endings(name: String, isKnown: Bool) {
    var stage = Self.asked
    stage.press(.character("u"), .control)
    stage.send(.input(.paste(name)))
    stage.press(.enter)
    #expect(stage.effects.contains(.terminal(.export(path: name, replaces: false))) == isKnown)
    #expect(stage.model.sheets.isEmpty == isKnown)
    if !isKnown { #expect(stage.text.contains("✗"), "\(stage.text)") }
  }

  @Test("What could not be written is said, with the name to change; Esc lets it be")
  func fails() {
    var stage = Self.asked
    stage.press(.enter)
    stage.send(.exportEnded(.failed(path: "no/a.svg", reason: "the disk is full")))
    #expect(stage.text.contains("no/a.svg") && stage.text.contains("the disk is full"))
    stage.press(.escape)
    #expect(stage.model.sheets.isEmpty)
  }
}
