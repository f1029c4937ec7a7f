import Notifications
import Screens
import TerminalCore
import Testing

@testable import Interaction
@testable import Sessions

@Suite("Expectations on the screen")
struct KeptCheckTests {
  private static let day = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    push chat {"aps":{"alert":"one","thread-id":"a"}} id=first
    expect groups 1
    +1m push chat {"aps":{"alert":"two","thread-id":"b"}} id=second
    expect group chat/b count 7
    +5m clear first
    expect notification second body "drei"

    """

  private func typed(_ lines: String..., keepsJournal: Bool = false) throws -> TestSession {
    var seat = try TestSession(Self.day, keepsJournal: keepsJournal)
    seat.run(lines)
    return seat
  }

  @Test(
    "What an opened scenario expects and is not so is said at once, and stays in the first line")
  func said() throws {
    var seat = try TestSession(Self.day)
    #expect(
      seat.text.contains("day.scenario:5: expected group chat/b count 7, but found 1"),
      "\(seat.text)")
    #expect(seat.text.contains("g f lists 2"), "\(seat.text)")
    #expect(seat.text.contains("✗ 2 expectations fail"), "\(seat.text)")
    seat.type("j")
    #expect(!seat.text.contains("but found 1"), "\(seat.text)")
    #expect(seat.text.contains("✗ 2 expectations fail"), "\(seat.text)")
  }

  @Test(
    "With failures in it the first line of 80 columns keeps locale and version",
    arguments: ["", "unlock\n", "unlock\ncenter\n", "wake\nringer off\n", "device 24h=off\n"])
  func firstLine(lines: String) throws {
    let seat = try TestSession(Self.day + lines, size: Size(columns: 80, rows: 24))
    let line = seat.text.prefix { $0 != "\n" }
    for words in ["en_US", "iOS 12", "✗ 2"] { #expect(line.contains(words), "\(line)") }
  }

  @Test("Looking back there is room for locale and version, too")
  func firstLineOfPast() throws {
    var seat = try TestSession(Self.day, size: Size(columns: 80, rows: 24))
    seat.type("!")
    seat.press(.enter)
    let line = seat.text.prefix { $0 != "\n" }
    for words in ["looking back", "en_US", "iOS 12", "✗ 2"] {
      #expect(line.contains(words), "\(line)")
    }
  }

  @Test("What a scenario takes back makes no failure of what it expected before")
  func takenBack() throws {
    let seat = try TestSession(
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      push chat {"aps":{"alert":"one","thread-id":"a"}} id=first
      clear first
      expect groups 0
      undo
      expect groups 1

      """)
    #expect(seat.session.failedChecks.isEmpty, "\(seat.text)")
    #expect(!seat.session.scenarioLines.contains("expect groups 0"))
    #expect(seat.session.scenarioLines.contains("expect groups 1"))
  }

  @Test("! lists them with expected, actual and rules, and Enter goes to the moment")
  func listed() throws {
    var seat = try TestSession(Self.day)
    seat.type("!")
    #expect(seat.text.contains("expected  ") && seat.text.contains("actual"), "\(seat.text)")
    #expect(seat.text.contains("group chat/b count 7"), "\(seat.text)")
    seat.press(.enter)
    #expect(seat.clock == "09:42:00", "\(seat.text)")
    #expect(seat.session.state.list.count == 2 && seat.session.isLookingBack)
    #expect(seat.text.contains("expected group chat/b count 7, but found 1"), "\(seat.text)")
    #expect(seat.text.contains("✗ 2 "), "those that lie ahead count, too")
    seat.type("!j")
    #expect(seat.text.contains("\"drei\"") && seat.text.contains("\"two\""), "\(seat.text)")
    #expect(seat.text.contains("rules"), "\(seat.text)")
    seat.press(.enter)
    #expect(seat.clock == "09:47:00" && seat.session.state.list.count == 1)
  }

  @Test("Typed expectations are recorded, and those of the opened file are kept")
  func recorded() throws {
    let seat = try typed("expect groups 1", keepsJournal: true)
    #expect(seat.text.contains("It is so: groups 1."), "\(seat.text)")
    let lines = seat.session.flatLines(in: "x.scenario", from: "/")
    #expect(
      lines.filter { $0.hasPrefix("expect ") } == [
        "expect groups 1", "expect group chat/b count 7",
        "expect notification second body \"drei\"", "expect groups 1",
      ], "\(lines)")
    #expect(seat.journal.hasSuffix("expect groups 1\n"), "\(seat.journal)")
  }

  @Test("One that is not so is kept only when it is typed once more")
  func failing() throws {
    var seat = try typed("expect groups 9")
    #expect(seat.text.contains("once more keeps it"), "\(seat.text)")
    #expect(seat.session.failedChecks.count == 2)
    seat.press(.enter)
    #expect(seat.session.failedChecks.count == 3, "\(seat.text)")
    #expect(seat.session.scenarioLines.last == "expect groups 9")
  }

  @Test("u takes back what was typed, then the act before it; U does both again in their order")
  func undoing() throws {
    var seat = try typed("expect groups 1", keepsJournal: true)
    let lines = seat.session.scenarioLines
    let (passed, failed) = (seat.session.passedCheckCount, seat.session.failedChecks)
    seat.type("u")
    #expect(seat.text.contains("Undid: Expectation “groups 1”."), "\(seat.text)")
    #expect(seat.session.scenarioLines == lines.dropLast())
    seat.type("u")
    #expect(seat.session.scenarioLines.count == lines.count - 2)
    #expect(seat.session.failedChecks == failed && seat.session.passedCheckCount == passed - 1)
    let resumed = try TestSession(seat.journal)
    #expect(resumed.session.passedCheckCount == passed - 1, "\(seat.journal)")
    #expect(resumed.session.failedChecks.count == failed.count)
    seat.type("UU")
    #expect(seat.session.failedChecks == failed && seat.session.passedCheckCount == passed)
    #expect(seat.session.scenarioLines == lines)
  }

  @Test("In the past an expectation is kept there, and the future stays")
  func past() throws {
    var seat = try TestSession(Self.day)
    seat.type(",")
    #expect(seat.session.isLookingBack)
    seat.type(":")
    seat.send(.input(.paste("expect groups 2")))
    seat.press(.enter)
    #expect(seat.session.isLookingBack && seat.session.branches.isEmpty, "\(seat.text)")
    while seat.session.isLookingBack { seat.type(".") }
    let lines = seat.session.scenarioLines
    let index = lines.firstIndex(of: "expect groups 2") ?? lines.count
    #expect(lines.dropFirst(index).contains("clear first"), "\(lines)")
    #expect(seat.session.state.list.count == 1)
  }
}
