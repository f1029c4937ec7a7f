import Delivery
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

@Suite("The timeline")
struct TimelineTests {
  static let day = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    push chat {"aps":{"alert":"one"}}
    09:43 push chat {"aps":{"alert":"two"}}
    09:45 push chat {"aps":{"alert":"three"}}
    09:50 push chat {"aps":{"alert":"four"}}
    """

  @Test("It shows what was, the present and what is to come, with their times")
  func rows() throws {
    var seat = try TestSession(Self.day, stopLine: 4)
    seat.type("T")
    for words in [
      "the beginning", "09:41:00 ● Chat · one", "09:43:00 ● Chat · two",
      "09:43:00 ┃ the present", "09:45:00 ○ push chat", "09:50:00 ○ push chat",
    ] { #expect(seat.text.contains(words), "“\(words)” is not in\n\(seat.text)") }
  }

  @Test("F12, F13: what is held stands at the next summary, and each push says that it waits")
  func held() throws {
    var seat = try TestSession(
      """
      device os=16
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}
      summary on times=18:00 apps=chat,mail
      push chat {"aps":{"alert":"one"}}
      09:50 push mail {"aps":{"alert":"two"}}
      """)
    seat.type("T")
    #expect(seat.text.contains(/18:00:00 +○ Evening Summary .*2 held/), "\(seat.text)")
    #expect(seat.text.contains(/Chat · one +held/) && seat.text.contains(/Mail · two +held/))
    seat.type("j")
    #expect(seat.text.contains("The next summary, with what is held"), "\(seat.text)")
    seat.press(.enter)
    #expect(seat.session.state.summary.cards.count == 1)
    #expect(seat.session.state.summary.held.isEmpty)
    #expect(!seat.text.contains("2 held"), "\(seat.text)")
  }

  @Test("A push has its own outcome, also where one of the same file came at the same moment")
  func outcomes() throws {
    var seat = try TestSession(
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      push chat one.apns
      setting chat notifications=off
      push chat one.apns
      """, others: ["one.apns": #"{"aps":{"alert":"one"}}"#])
    seat.type("T")
    let rows = seat.text.split(separator: "\n").filter { $0.contains("● Chat · one") }
    try #require(rows.count == 2, "\(seat.text)")
    #expect(rows[0].contains("listed") && !rows[1].contains("listed"), "\(seat.text)")
  }

  @Test("Moving in it shows the moments, and Esc returns to the present")
  func scrubbing() throws {
    var seat = try TestSession(Self.day)
    seat.type("T")
    #expect(seat.session.state.list.count == 4)
    seat.type("k")
    #expect(seat.session.state.list.count == 3 && seat.session.isLookingBack)
    #expect(seat.text.contains("looking back"), "\(seat.text)")
    let last = try #require(seat.text.split(separator: "\n").last)
    #expect(last.contains("Esc now"), "\(last)")
    seat.type("kk")
    #expect(seat.session.state.list.count == 1)
    seat.type("j")
    #expect(seat.session.state.list.count == 2)
    seat.type("gg")
    #expect(seat.session.state.apps.isEmpty)
    seat.type("G")
    #expect(!seat.session.isLookingBack)
    seat.type("kk")
    seat.press(.escape)
    #expect(!seat.session.isLookingBack && seat.session.state.list.count == 4)
  }

  @Test("What was selected is selected again when the moment it came in is back")
  func selection() throws {
    var seat = try TestSession(Self.day + "\nsetting chat grouping=off\n")
    seat.type("jx")
    seat.type("u")
    let before = seat.selectedLine
    #expect(before > 0)
    seat.type("T")
    for _ in 0..<4 { seat.type("k") }
    #expect(seat.session.state.list.count < 3)
    for _ in 0..<4 { seat.type("j") }
    #expect(!seat.session.isLookingBack)
    #expect(seat.selectedLine == before, "\(seat.text)")
  }

  @Test("Enter stays there looking; an act there begins another future, and the left one is listed")
  func branching() throws {
    var seat = try TestSession(Self.day)
    seat.type("Tkk")
    seat.press(.enter)
    #expect(seat.session.isLookingBack)
    seat.type("x")
    #expect(!seat.session.isLookingBack && seat.session.state.list.count == 0)
    seat.type("T")
    #expect(seat.text.contains("09:43:00 ⑂ left here, 2 events"), "\(seat.text)")
  }

  @Test("Enter on a future that was left returns to it, and keeps the other")
  func returning() throws {
    var seat = try TestSession(Self.day, keepsJournal: true)
    seat.type("Tkk")
    seat.press(.enter)
    seat.type("x")
    seat.type("TG")
    seat.type("j")
    seat.press(.enter)
    #expect(seat.session.state.list.count == 4)
    #expect(seat.session.branches.count == 1)
    #expect(seat.journal.contains("four") && !seat.journal.contains("clear"))
    seat.type("G")
    seat.type("j")
    seat.press(.enter)
    #expect(seat.session.state.list.count == 0)
    #expect(seat.journal.contains("clear") && !seat.journal.contains("four"))
  }

  @Test("Enter on a line that is to come lets everything come up to it")
  func pending() throws {
    var seat = try TestSession(Self.day, stopLine: 3)
    seat.type("Tjj")
    seat.press(.enter)
    #expect(seat.session.state.list.count == 3)
    #expect(seat.clock == "09:45:00")
    #expect(seat.interaction.nextEventTime != nil)
  }

  @Test("K18: requests are listed among what is to come; Enter lets time pass until they fire")
  func requests() throws {
    let request = { (name: String, seconds: Int) in
      #"schedule chat {"identifier":"\#(name)","content":{"body":"\#(name)"},"#
        + #""trigger":{"timeInterval":\#(seconds)}}"#
    }
    let app = #"app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}"#
    var seat = try TestSession(
      [app, request("tea", 600), request("cake", 60)].joined(separator: "\n"))
    seat.type("T")
    let rows = seat.text.split(separator: "\n").filter { $0.contains("○ Chat · ") }
    #expect(rows.count == 2 && rows[0].contains("09:42:00") && rows[0].contains("Chat · cake"))
    seat.type("jj")
    seat.press(.enter)
    #expect(seat.clock == "09:51:00" && seat.session.state.list.count == 2)
    #expect(seat.interaction.nextEventTime == nil)
  }

  @Test("K10: Enter on what waits for a place says so, and plays nothing")
  func places() throws {
    let app =
      #"app {"bundleIdentifier":"com.example.chat","displayName":"Chat","#
      + #""places":{"Home":{"latitude":1,"longitude":2,"radius":50}}}"#
    let request = #"schedule chat {"identifier":"keys","trigger":{"region":"Home"}}"#
    let push = #"09:50 push chat {"aps":{"alert":"one"}}"#
    var seat = try TestSession([app, request, push].joined(separator: "\n"), stopLine: 3)
    seat.type("Tjj")
    seat.press(.enter)
    #expect(seat.text.contains("it waits for a place"))
    #expect(seat.session.state.list.count == 0 && seat.clock == "09:41:00")
  }

  @Test("A check that is still to come says what it expects")
  func checks() throws {
    var seat = try TestSession(Self.day + "\nexpect group chat count 4", stopLine: 3)
    seat.type("T")
    #expect(seat.text.contains("expect group chat count 4"))
  }

  @Test("What waits for another day says which; what was asked for is said by its name")
  func days() throws {
    let request = #"{"identifier":"leap","trigger":{"dateMatching":{"month":2,"day":29}}}"#
    let app = #"app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}"#
    var seat = try TestSession(
      [app, "schedule chat " + request].joined(separator: "\n"))
    seat.type("T")
    #expect(seat.text.contains("Chat asks for leap"))
    let lines = seat.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(
      lines.firstIndex { $0.contains("00:00:00 ○ Chat · leap") }, "\(seat.text)")
    #expect(row > 0 && lines[row - 1].contains("Mar 1, 2019"), "\(seat.text)")
  }

  @Test("A click on a row shows its moment")
  func clicking() throws {
    var seat = try TestSession(Self.day)
    seat.type("T")
    let lines = seat.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("● Chat · two") })
    seat.send(.input(.mouse(Mouse(.press(.left), at: Point(column: 90, row: row)))))
    #expect(seat.session.state.list.count == 2 && seat.session.isLookingBack)
  }

  @Test("However one walks through it, the present stays as it is", arguments: 1...6)
  func walking(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let lines = (0..<30).map { index in
      index % 3 == 0 ? "wait \(index + 1)s" : "push chat {\"aps\":{\"alert\":\"\(index)\"}}"
    }
    let app = "app {\"bundleIdentifier\":\"com.example.chat\",\"displayName\":\"Chat\"}"
    var seat = try TestSession(([app] + lines).joined(separator: "\n"))
    let facts = seat.session.facts.facts
    seat.type("T")
    for _ in 0..<60 {
      let keys = ["j", "k", "k", "gg", "G", ".", ",", "<", ">", "i", "T", "w"]
      seat.type(keys.randomElement(using: &random) ?? "j")
    }
    seat.interaction.session.returnToPresent()
    // “>” in the present moves it, and the display may go dark meanwhile; what came before stays.
    let kept = seat.session.facts.facts.filter { !$0.isOfTime }
    #expect(kept == facts.filter { !$0.isOfTime }, "seed \(seed)")
  }
}

extension Fact {
  fileprivate var isOfTime: Bool {
    if case .clockMoved = event { return true }
    return reasons == [Reason("P3", "dark")]
  }
}
