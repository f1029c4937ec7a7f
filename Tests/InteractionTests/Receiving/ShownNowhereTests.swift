import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Screens
@testable import Sessions

@Suite("Pushes that show nowhere")
struct ShownNowhereTests {
  private static let day = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    setting chat grouping=off
    push chat {"aps":{"alert":"zero"}} id=zero
    push chat {"aps":{"alert":"one"}} id=first
    """
  private static let silent = #"push chat {"aps":{"content-available":1}} id=silent"#

  @Test(
    "That a push shows nowhere is said with the reason",
    arguments: [
      ([silent], "silent shows nowhere: a silent push."),
      (
        ["setting chat notifications=off", #"push chat {"aps":{"alert":"x"}} id=off"#],
        "off shows nowhere: turned off."
      ),
      (
        [
          "setting chat lock-screen=off center=off banners=off",
          #"push chat {"aps":{"alert":"x"}} id=off"#,
        ], "off shows nowhere."
      ),
    ])
  func said(lines: [String], words: String) throws {
    var seat = try TestSession(Self.day)
    seat.run(lines)
    #expect(seat.text.contains(words), "\(seat.text)")
    #expect(seat.text.contains("│ \(words.prefix { $0 != " " })"), "Why tells of it: \(seat.text)")
    #expect(seat.text.contains("│ Nowhere"), "\(seat.text)")
  }

  @Test("Where its explanation is not seen, a key shows it, and the key again what is selected")
  func explained() throws {
    var seat = try TestSession(Self.day, size: Size(columns: 80, rows: 24))
    seat.run([Self.silent])
    #expect(seat.text.contains("a silent push. w explains it."), "\(seat.text)")
    seat.type("w")
    #expect(seat.text.contains("silent · Chat"), "\(seat.text)")
    seat.press(.escape)
    seat.type("w")
    #expect(seat.text.contains("first “one” · Chat"), "\(seat.text)")
  }

  @Test("An empty list has a reason, too")
  func empty() throws {
    var seat = try TestSession(
      #"app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}"#,
      size: Size(columns: 80, rows: 24))
    seat.run([Self.silent])
    seat.type("w")
    #expect(seat.text.contains("silent · Chat"), "\(seat.text)")
  }

  @Test(
    "What is seen, selected or taken back is explained again",
    arguments: [
      (":push chat {\"aps\":{\"alert\":\"two\"}} id=second\r", "second “two” · Chat"),
      ("j", "zero “zero” · Chat"), ("w", "first “one” · Chat"),
      (":clear zero\ru", "zero “zero” · Chat"),
    ])
  func gone(keys: String, subject: String) throws {
    var seat = try TestSession(Self.day)
    seat.run([Self.silent])
    for key in keys { key == "\r" ? seat.press(.enter) : seat.type(String(key)) }
    #expect(seat.text.contains(subject), "\(seat.text)")
  }

  @Test("What is done next is said, and what is selected by then explained")
  func next() throws {
    var seat = try TestSession(Self.day)
    seat.run([Self.silent])
    seat.run(["note hello"])
    #expect(seat.text.contains("Done: note hello."), "\(seat.text)")
    // Another line of the log is asked about, then the list's own.
    for key in ["]", "]", "\t", "k", "k", "w", "]", "\t", "w"] {
      key == "\t" ? seat.press(.tab) : seat.type(key)
    }
    #expect(seat.text.contains("first “one” · Chat"), "\(seat.text)")
  }

  @Test("Silent pushes of an opened scenario are no news")
  func opened() throws {
    let seat = try TestSession(Self.day + "\n" + Self.silent)
    #expect(!seat.text.contains("shows nowhere"), "\(seat.text)")
    #expect(seat.text.contains("first “one” · Chat"), "\(seat.text)")
  }
}
