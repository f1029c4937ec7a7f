import Screens
import TerminalCore
import TestSupport
import Testing

@testable import Interaction

/// A person who has the linear screen alone: reads lines, types lines.
private struct LinearSeat {
  var session: TestSession
  private var talk = LinearTalk()
  /// What was printed since the line before.
  private(set) var answer: [String] = []
  /// All that was printed.
  private(set) var all: [String] = []
  /// What was left for the holder of the terminal.
  var acts: [TerminalEffect] { session.acts }

  init(_ scenario: String, isTour: Bool = false) throws {
    session = try TestSession(scenario, size: Size(columns: 79, rows: 60))
    session.interaction.model.appearance.glyphs = .words
    session.interaction.model.appearance.reducesMotion = true
    if isTour { session.interaction.model.beginTour() }
    hear()
  }

  private mutating func hear() {
    answer = talk.announcements(of: &session.interaction)
    all += answer
  }

  mutating func type(_ line: String) {
    for event in talk.take(line, in: &session.interaction) { session.send(event) }
    hear()
  }

  /// Types the number of the first line that was printed with some words, the latest first.
  mutating func choose(_ words: String) throws {
    let line = try #require(all.last { $0.contains(words) && $0.number != nil }, "\(words): \(all)")
    type(try #require(line.number))
  }

  func heard(_ words: String) -> Bool { answer.contains { $0.contains(words) } }
  var said: String { answer.joined(separator: "\n") }
  var prompt: String { talk.prompt }
}

extension String {
  /// The number of the thing that a printed line is about.
  fileprivate var number: String? {
    firstMatch(of: #/^(?:[A-Z][a-z]+: )?(\d+)\. /#).map { String($0.output.1) }
  }
}

@Suite("Talking with the linear screen")
struct LinearTalkTests {
  @Test("What arrives is read wherever the person is in the list")
  func arrivals() throws {
    var seat = try LinearSeat(Self.mail)
    for line in ["j", "j"] { seat.type(line) }
    for (index, words) in ["One", "Two", "Three"].enumerated() {
      seat.type(#"push mail {"aps":{"alert":"\#(words)","thread-id":"t\#(index)"}}"#)
      #expect(seat.heard(words), "\(seat.said)")
    }
    seat.type("read")
    for words in ["One", "Two", "Three"] { #expect(seat.heard(words), "\(seat.said)") }
  }

  private static let mail = """
    app {"bundleIdentifier": "com.example.mail", "displayName": "Mail"}
    push mail {"aps": {"alert": {"title": "Ada", "body": "Minutes"}, "thread-id": "work"}}
    push mail {"aps": {"alert": {"title": "Ada", "body": "The fridge"}, "thread-id": "work"}}
    push mail {"aps": {"alert": {"title": "Ada", "body": "Invoice"}, "thread-id": "work"}}
    push mail {"aps": {"alert": {"title": "Kim", "body": "Alone"}}}

    """

  @Test("The whole tour by reading alone")
  func tour() throws {
    var seat = try LinearSeat(Self.mail, isTour: true)
    #expect(seat.heard("read line by line") && seat.heard("Tour"))
    let steps: [[String]] = [
      ["j"], ["e"], ["x"], ["u"], ["/", "fridge", ""], ["o l", "polish", ""],
      ["o p", "o p", "o p"], ["w"], ["Esc", "o g", "o g"],
      ["{\"aps\": {\"alert\": \"Pasted\"}}", ""], ["wait 1h"], ["W", "Esc"], ["M", "Esc"],
      ["I", "Other words", ""], ["o t", ""],
    ]
    for lines in steps {
      let before = seat.all.count
      for line in lines { seat.type(line) }
      let said = seat.all[before...].joined(separator: "\n")
      #expect(said.contains("done:"), "\(lines):\n\(said)")
    }
    seat.type("")
    #expect(seat.heard("The End"), "\(seat.said)")
    seat.type("q")
    #expect(seat.acts.contains(.quit))
  }

  @Test("Numbers alone lead through what can be chosen, and a wrong one says which there are")
  func numbers() throws {
    var seat = try LinearSeat(Self.mail)
    try seat.choose("Invoice")
    #expect(seat.heard("Selected: "), "\(seat.said)")
    try seat.choose("Invoice")
    #expect(seat.heard("The fridge") && seat.heard("Minutes"), "\(seat.said)")
    try seat.choose("The fridge")
    try seat.choose("clear")
    #expect(seat.heard("Gone: ") && seat.heard("Says: Cleared"), "\(seat.said)")
    seat.type("undo")
    #expect(seat.heard("Shown: ") && seat.heard("The fridge"), "\(seat.said)")
    seat.type("999")
    #expect(seat.said.hasPrefix("Nothing has the number 999; there are 1 to "))
    seat.type("F11")
    #expect(!seat.answer.isEmpty)
  }

  @Test(
    "Every screen is reached and left by typed lines",
    arguments: [
      (["s u", "s h"], "Home"), (["s u", "s s"], "Settings"), (["s c"], "Notification Center"),
      (["w"], "Why"), (["i", "]"], "Payload"), (["L"], "Log"), (["T"], "Timeline"),
      (["?"], "Keys"), ([":"], "Commands"), (["o t"], "Themes"), (["o l"], "Locale"),
      (["a"], "Send"), (["a", "Tab"], "A request"), (["v"], "Kim"), (["W"], "words"),
      (["M"], "Matrix"),
      (["C"], "Compare"), (["R"], "Record"), (["y s"], "picture"), (["g j"], "time"),
      (["g a"], "Privacy"), (["g a", "Tab"], "Interruptions"), (["f"], "filter"),
      (["note \"later\""], "note"), (["m"], "Manage"), (["g n"], "Connections"),
      (["g f"], "what was read"), (["y y"], "Copy"), (["y c"], "Copy"), (["o f"], "Focus"),
      (["s a"], "Mail"), (["manage mail sheet=turn-off"], "Turn Off"),
    ])
  func reached(lines: [String], words: String) throws {
    var seat = try LinearSeat(Self.mail)
    for line in lines { seat.type(line) }
    #expect(
      seat.all.joined(separator: "\n").localizedCaseInsensitive(words), "\(lines):\n\(seat.said)")
    for _ in 0..<5 { seat.type("Esc") }
    #expect(!seat.session.interaction.model.isCovered && !seat.acts.contains(.quit))
    seat.type("read")
    #expect(seat.answer.first?.hasPrefix("Screen: ") == true, "\(seat.said)")
  }

  @Test("The place beside a line of the scenario says its line, and whether a run stops there")
  func breakpoints() throws {
    var seat = try LinearSeat(Self.mail)
    seat.type("D")
    try seat.choose("button: stop before line 2: off")
    #expect(seat.heard("stop before line 2: on"), "\(seat.said)")
  }

  @Test("Nothing goes unanswered, and what is wrong is a problem in words")
  func answered() throws {
    var seat = try LinearSeat(Self.mail)
    seat.type("k")
    #expect(!seat.answer.isEmpty)
    seat.type("s c")
    seat.type("Esc")
    #expect(!seat.answer.isEmpty)
    seat.type("setting mial sound=off")
    #expect(seat.heard("problem:"), "\(seat.said)")
    seat.type("Esc")
    seat.type("U")
    #expect(seat.heard("problem:"), "\(seat.said)")
  }

  @Test("What is said for a second time is said again, but not where nothing was done")
  func saidAgain() throws {
    var seat = try LinearSeat(Self.mail)
    for line in ["Esc", "Esc", ".", "."] {
      seat.type(line)
      #expect(seat.answer.filter { $0.hasPrefix("Says: ") }.count == 1, "\(line): \(seat.said)")
    }
    seat.type("999")
    #expect(seat.answer.count == 1, "\(seat.said)")
  }

  @Test("That Enter does something else now is said, and that a field was closed")
  func otherAct() throws {
    var seat = try LinearSeat(Self.mail)
    seat.type("k")
    #expect(
      seat.answer.contains { $0.hasPrefix("Changed: ") && $0.contains("key Enter: ") },
      "\(seat.said)")
    for line in ["/", "Esc"] { seat.type(line) }
    #expect(seat.answer.contains("Gone: field: search"), "\(seat.said)")
  }

  @Test("A word that is mistyped runs nothing, and is answered with the nearest")
  func misspelled() throws {
    var seat = try LinearSeat(Self.mail)
    for line in ["cler", ":cler"] {
      seat.type(line)
      #expect(seat.said.hasPrefix("Nothing is called “cler”. Did you mean “clear"), "\(seat.said)")
      #expect(seat.answer.count == 1, "\(seat.said)")
    }
    seat.type("clea")
    #expect(seat.heard("Says: Cleared"), "\(seat.said)")
  }

  @Test("A line that moves the clock is told the new time, and never that nothing changed")
  func newTime() throws {
    var seat = try LinearSeat("device start=2018-06-04T09:50\n" + Self.mail)
    seat.type(">")
    #expect(seat.heard("Time: 9:51 AM"), "\(seat.said)")
    seat.type(">")
    #expect(seat.answer.contains("Time: 9:52 AM") && !seat.heard("Nothing"), "\(seat.said)")
    seat.type("wait 5s")
    #expect(seat.answer.contains("Time: 9:52:05 AM"), "\(seat.said)")
    seat.type("<")
    #expect(seat.answer.contains("Time: 9:51:05 AM"), "\(seat.said)")
    for line in ["Esc", "read", "j"] { seat.type(line) }
    #expect(!seat.heard("Time: "), "\(seat.said)")
  }

  @Test("P21: The new time is told as the phone's clock counts")
  func newTimeTo24() throws {
    var seat = try LinearSeat("device start=2018-06-04T16:59 24h=on\n" + Self.mail)
    seat.type(">")
    #expect(seat.answer.contains("Time: 17:00"), "\(seat.said)")
    seat.type("device 24h=off")
    seat.type(">")
    #expect(seat.answer.contains("Time: 5:01 PM"), "\(seat.said)")
  }

  @Test("What comes by itself is said without being asked for")
  func arrival() throws {
    var seat = try LinearSeat(Self.mail)
    seat.type("push mail {\"aps\": {\"alert\": {\"title\": \"Zoe\", \"body\": \"Hello\"}}}")
    #expect(seat.heard("Shown: ") && seat.heard("Zoe. Hello"), "\(seat.said)")
  }

  @Test(
    "Where words are written all can be read again too, and no line but a marked one is anything but words"
  )
  func written() throws {
    var seat = try LinearSeat(Self.mail)
    seat.type("W")
    #expect(seat.heard("#read") && !seat.heard("key ]"), "\(seat.said)")
    seat.type("#read")
    #expect(
      seat.answer.first?.hasPrefix("Screen: ") == true && !seat.heard("#read"), "\(seat.said)")
    seat.type("Esc")
    seat.type("/")
    seat.type("{name}")
    seat.type("{other}")
    #expect(seat.heard("{other}") && !seat.heard("}{"), "\(seat.said)")
  }

  @Test("Where words are written the prompt says so")
  func prompt() throws {
    var seat = try LinearSeat(Self.mail)
    #expect(seat.prompt == "> ")
    seat.type("/")
    #expect(seat.prompt == "text> " && seat.heard("Type the words"))
    seat.type("invoice")
    #expect(seat.heard("invoice"), "\(seat.said)")
    seat.type("Esc")
    #expect(seat.prompt == "> ")
  }
}

extension String {
  fileprivate func localizedCaseInsensitive(_ words: String) -> Bool {
    lowercased().contains(words.lowercased())
  }
}
