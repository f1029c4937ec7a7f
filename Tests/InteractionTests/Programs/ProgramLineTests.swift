import Notifications
import Scenarios
import Testing

@testable import Interaction
@testable import Sessions

@Suite("Lines of other programs, while a person works")
struct ProgramLineTests {
  private static let scenario = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    wake
    """

  @Test(
    "What a program does shows on the screen, is in the journal, and is answered with its facts")
  func performed() throws {
    var desk = try TestSession(Self.scenario, keepsJournal: true)
    var program = Conversation(DataLocations(dataFolder: nil))
    let answer = program.answer(
      #"push chat {"aps":{"alert":"From outside"}}"#, on: &desk.interaction)
    #expect(answer["ok"] == true)
    let names = answer["facts"]?.array?.compactMap { $0["fact"]?.string }
    #expect(names?.first == "received" && names?.contains("listed") == true, "\(names ?? [])")
    #expect(desk.text.contains("From outside"))
    #expect(desk.journal.contains("From outside"))
  }

  @Test("A push for an app that nobody knows is answered with what stands in for it, and listed")
  func unknownApp() throws {
    var desk = try TestSession(Self.scenario)
    var program = Conversation(DataLocations(dataFolder: nil))
    let line = #"push com.example.caht {"aps":{"alert":"Lost"}}"#
    let said = program.answer(line, on: &desk.interaction)["diagnostics"]?.array ?? []
    let messages = said.compactMap { $0["message"]?.string }
    #expect(messages.count == 1 && messages[0].contains("stands in for it"), "\(messages)")
    #expect(desk.interaction.complaints.said.map(\.message) == messages)
  }

  @Test("A line that cannot run is answered, and nothing shows on the screen")
  func refused() throws {
    var desk = try TestSession(Self.scenario)
    var program = Conversation(DataLocations(dataFolder: nil))
    let before = desk.text
    for line in ["psuh chat {}", "push caht {}", "redo", "expect groups 7", "snapshot x"] {
      let answer = program.answer(line, on: &desk.interaction)
      #expect(answer["ok"] == false, "\(line)")
      #expect(answer["error"]?.string?.isEmpty == false)
    }
    let snapshot = program.answer("snapshot x", on: &desk.interaction)["error"]?.string ?? ""
    #expect(snapshot.contains("write render for the picture"), "\(snapshot)")
    #expect(program.answer("# nothing", on: &desk.interaction) == ["ok": true, "facts": []])
    #expect(desk.text == before)
    #expect(desk.session.failedChecks.isEmpty, "its checks are its own")
  }

  @Test("What takes long is left off where the program is to end, and that is answered")
  func leftOff() throws {
    let files = ["more.scenario": "note one\n+1m note two\n"]
    var desk = try TestSession(Self.scenario, others: files)
    desk.interaction.isLeftOff = { true }
    var program = Conversation(DataLocations(dataFolder: nil))
    let before = desk.session.state.now
    for line in ["include \(desk.path("more.scenario"))", "expect within 5m groups 9"] {
      let answer = program.answer(line, on: &desk.interaction)
      #expect(
        answer["error"] == "the rest is left off, since the program ends", "\(line): \(answer)")
      var run = HeadlessRun(
        try LoadedInput([], settings: WorldSettings(), locations: DataLocations(dataFolder: nil)))
      run.isLeftOff = { true }
      #expect(program.answer(line, on: &run)["error"] == answer["error"], "\(line)")
    }
    #expect(desk.session.state.now == before)
  }

  @Test("K26: what a move told before more came than one may let come is answered, and not there")
  func tooMuch() throws {
    var run = HeadlessRun(
      try LoadedInput([], settings: WorldSettings(), locations: DataLocations(dataFolder: nil)))
    var program = Conversation(DataLocations(dataFolder: nil))
    let lines = [
      "policy clock.maxEvents 10",
      // A program has the clock move in steps.
      #"app {"bundleIdentifier":"com.example.pills","service":{"command":["./x"]}}"#,
      #"schedule pills {"identifier":"a","content":{"body":"Now"},"#
        + #""trigger":{"timeInterval":60,"repeats":true}}"#,
    ]
    for line in lines { #expect(program.answer(line, on: &run)["ok"] == true, "\(line)") }
    let before = run.session.state.now
    let answer = program.answer("at 10:41", on: &run)
    #expect(answer["error"]?.string?.hasPrefix("more than 10 events come") == true, "\(answer)")
    #expect(run.session.state.now == before)
  }

  @Test("Who follows is told what the person does, too")
  func followed() throws {
    let feed = FactFeed()
    var desk = try TestSession(Self.scenario, recorders: [feed])
    var program = Conversation(DataLocations(dataFolder: nil))
    #expect(program.answer("subscribe settingChanged", on: &desk.interaction)["ok"] == true)
    feed.isFollowed = program.isSubscribed
    desk.run(["setting chat sounds=off"])
    let told = feed.take().filter(program.follows)
    #expect(told.count == 1 && told.first?["fact"]?.string == "settingChanged")
    #expect(feed.take().isEmpty, "once")
  }

  @Test("What a program includes, or makes by the hundred, has happened when it is answered")
  func whole() throws {
    let push = #"push chat {"aps":{"alert":"From outside"}}"#
    let files = [
      "good.scenario": "\(push)\nexpect groups 1\n+5m expect groups 1\n",
      "bad.scenario": "expect groups 9\npush caht {}\n\(push)\n",
      "unmet.scenario": "expect groups 9\nexpect groups 8\nexpect groups 7\n",
    ]
    var desk = try TestSession(Self.scenario, others: files, keepsJournal: true)
    var program = Conversation(DataLocations(dataFolder: nil))
    let before = desk.session.state.now
    let answer = program.answer("include \(desk.path("good.scenario"))", on: &desk.interaction)
    let names = answer["facts"]?.array?.compactMap { $0["fact"]?.string } ?? []
    #expect(names.contains("listed") && !desk.interaction.isLoading, "\(answer)")
    #expect(desk.session.state.now == before + .minutes(5))
    #expect(desk.text.contains("From outside") && desk.journal.contains("From outside"))
    let unmet = program.answer("include \(desk.path("unmet.scenario"))", on: &desk.interaction)
    #expect(unmet["error"]?.string?.contains("groups 7") == true, "\(unmet)")
    #expect(unmet["error"]?.string?.hasPrefix(desk.path("unmet.scenario") + ":3:1: ") == true)
    #expect(unmet["diagnostics"]?.array?.count == 3 && unmet["facts"] == nil, "\(unmet)")
    let bad = program.answer("include \(desk.path("bad.scenario"))", on: &desk.interaction)
    #expect(bad["error"]?.string?.contains("caht") == true, "\(bad)")
    #expect(bad["error"]?.string?.hasPrefix(desk.path("bad.scenario") + ":2:6: ") == true)
    #expect(desk.session.state.notifications.count == 2, "what comes behind is played")
    #expect(bad["facts"]?.array?.contains { $0["fact"] == "received" } == true, "\(bad)")
    let said = bad["diagnostics"]?.array?.map { $0["line"] } ?? []
    // What is doubtful, what is wrong, what is not so.
    #expect(said == [2, 2, 1].map { .integer($0) }, "\(bad)")
    #expect(desk.session.failedChecks.isEmpty, "its checks are its own")
    let world = program.answer(
      "world apps=1 threads=2 notifications=100", on: &desk.interaction)
    #expect(world["facts"]?.array?.count { $0["fact"] == "received" } == 100)
  }

  @Test("The state has what the session's checks came to")
  func state() throws {
    var desk = try TestSession(Self.scenario + "\nexpect groups 0\nexpect groups 1")
    var program = Conversation(DataLocations(dataFolder: nil))
    let state = program.answer("state", on: &desk.interaction)["state"]
    #expect(state?["expectations"]?["passed"] == .integer(1))
    #expect(state?["expectations"]?["failed"]?.array?.count == 1)
    let why = program.answer("explain chat", on: &desk.interaction)
    #expect(why["ok"] == true)
    let picture = program.answer("render 40x12 text", on: &desk.interaction)
    #expect(picture["text"]?.string?.isEmpty == false)
  }

  @Test(
    "§5: a picture is asked for by words in any order, by options, and with a comment behind",
    arguments: [
      "render home 40x12 text", "render text 40x12 home",
      "render screen=home size=40x12 format=text", "render 40x12 screen=home",
      "render home size=40x12 # for the record", "render\thome\t40x12\r",
      "  render 'home' \"40x12\"",
    ])
  func picture(line: String) throws {
    var desk = try TestSession(Self.scenario)
    var program = Conversation(DataLocations(dataFolder: nil))
    let picture = program.answer("render home 40x12", on: &desk.interaction)
    #expect(picture["text"]?.string?.isEmpty == false)
    #expect(program.answer(line, on: &desk.interaction) == picture)
    #expect(!program.hasInvalidInput)
  }

  @Test(
    "§5: what a picture cannot be is named, with the nearest that it can",
    arguments: [
      ("render hom", "“hom” is no screen, size or format; did you mean \"home\"?"),
      ("render screen=hom", "“hom” is no screen; did you mean \"home\"?"),
      (
        "render png",
        "“png” is bytes, which no line is answered in; write one of: text styled ansi svg html"
      ),
      (
        "render home format=png",
        "“png” is bytes, which no line is answered in; write one of: text styled ansi svg html"
      ),
      ("render screen=home size=40x10", "“40x10” is too small; a screen needs 40x12"),
      ("render 39x12", "“39x12” is too small; a screen needs 40x12"),
      ("render format=svgg", "“svgg” is no format; did you mean \"svg\"?"),
      ("render size=big", "\"big\" is no size; write columns and rows up to 1000, such as 80x24"),
      (
        "render size=2000x2000",
        "\"2000x2000\" is no size; write columns and rows up to 1000, such as 80x24"
      ),
      (
        "render home 80x1001",
        "\"80x1001\" is no size; write columns and rows up to 1000, such as 80x24"
      ),
      (
        "render size=+80x24",
        "\"+80x24\" is no size; write columns and rows up to 1000, such as 80x24"
      ),
      (
        "render sise=80x24",
        "there is no sise=; write screen=, size= or format=; did you mean \"size\"?"
      ),
      ("render \"home", "this \" is never closed; close it on the same line"),
      ("render home lock-screen", "the screen is given twice; once is enough"),
      ("render 40x12 size=80x24", "the size is given twice; once is enough"),
      ("render format=svg format=text", "the format is given twice; once is enough"),
    ])
  func noPicture(line: String, error: String) throws {
    var desk = try TestSession(Self.scenario)
    var program = Conversation(DataLocations(dataFolder: nil))
    #expect(program.answer(line, on: &desk.interaction)["error"]?.string == error)
  }

  private static let lacksTarget =
    "explain lacks NOTIFICATION|GROUP|APP; write explain NOTIFICATION|GROUP|APP"

  @Test(
    "§5: a verb of programs that is mistyped, has too much behind it or too little is told so",
    arguments: [
      ("stat", "unknown verb \"stat\"; did you mean \"state\"?", ["state"]),
      ("rendr home", "unknown verb \"rendr\"; did you mean \"render\"?", ["render"]),
      ("subscrib", "unknown verb \"subscrib\"; did you mean \"subscribe\"?", ["subscribe"]),
      ("psuh chat {}", "unknown verb \"psuh\"; did you mean \"push\"?", ["push"]),
      ("state at=09:42", "too much for state, which takes nothing", []),
      ("explain", lacksTarget, []), ("explain  \t", lacksTarget, []),
      ("explain # why", lacksTarget, []),
      (
        "st\u{430}te",
        "unknown verb \"st\u{430}te\"\(hiddenDifference(of: "st\u{430}te", from: "state"))"
          + "; did you mean \"state\"?", ["state"]
      ),
    ])
  func mistyped(line: String, error: String, suggestions: [String]) throws {
    var desk = try TestSession(Self.scenario)
    var program = Conversation(DataLocations(dataFolder: nil))
    let answer = program.answer(line, on: &desk.interaction)
    #expect(answer["error"]?.string == error)
    #expect(answer["suggestions"]?.array?.compactMap(\.string) == suggestions)
    #expect(program.answer("state # as it is", on: &desk.interaction)["ok"] == true)
    #expect(program.answer("#state", on: &desk.interaction) == ["ok": true, "facts": []])
  }

  @Test(
    "§5: what is explained may be quoted, or said in the words that it shows",
    arguments: [
      "explain \"tea pot\"", "explain 'tea pot' # why", "explain tea pot", "explain It's hot",
      "explain \"It's hot\"",
    ])
  func explained(line: String) throws {
    let push = "\npush chat {\"aps\":{\"alert\":\"It's hot\"}} id=\"tea pot\""
    var desk = try TestSession(Self.scenario + push)
    var program = Conversation(DataLocations(dataFolder: nil))
    let answer = program.answer(line, on: &desk.interaction)
    #expect(answer["ok"] == true && answer["explanation"] != nil, "\(answer)")
  }

  @Test("§5: the facts that are followed may be quoted, with a comment behind")
  func quotedFacts() throws {
    var desk = try TestSession(Self.scenario)
    var program = Conversation(DataLocations(dataFolder: nil))
    let answer = program.answer("subscribe \"listed\" updated # both", on: &desk.interaction)
    #expect(answer == ["ok": true, "subscribed": ["listed", "updated"]])
  }
}
