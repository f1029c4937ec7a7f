import Notifications
import Scenarios
import Testing

@testable import Interaction
@testable import Sessions

@Suite("Several programs that talk to one phone")
struct ProgramTalkTests {
  private static let scenario = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    wake
    """

  /// Two programs before a phone; what the first one follows is given as a line.
  private struct Table {
    var desk: TestSession
    let feed = FactFeed()
    var talks: ProgramTalks

    init() throws {
      desk = try TestSession(ProgramTalkTests.scenario, recorders: [feed])
      talks = ProgramTalks(DataLocations(dataFolder: nil), feed: feed)
    }

    @discardableResult
    mutating func say(_ line: String, of program: Int) -> JSONValue? {
      talks.answer(line, of: program, on: &desk.interaction)
    }

    /// What each program is told of since the last call, by name.
    mutating func told(_ programs: Int...) -> [[String]] {
      let facts = talks.takeFacts()
      return programs.map { program in
        facts.filter { talks.follows(program, $0) }.compactMap { $0["fact"]?.string }
      }
    }
  }

  @Test("Nothing is gathered before a program follows something")
  func silent() throws {
    var table = try Table()
    table.say(#"push chat {"aps":{"alert":"Is the kettle on?"}}"#, of: 1)
    #expect(table.talks.takeFacts().isEmpty && !table.feed.isFollowed)
    table.say("subscribe", of: 2)
    #expect(table.feed.isFollowed)
    #expect(table.talks.takeFacts().isEmpty, "what was before is not told")
  }

  @Test("Each is told what it follows, of all that any of them does")
  func apart() throws {
    var table = try Table()
    table.say("subscribe listed", of: 1)
    table.say("subscribe settingChanged listed", of: 2)
    table.say(#"push chat {"aps":{"alert":"Er kocht schon."}}"#, of: 3)
    table.say("setting chat sounds=off", of: 1)
    #expect(table.told(1, 2, 3) == [["listed"], ["listed", "settingChanged"], []])
    #expect(table.told(1, 2, 3) == [[], [], []], "once")
  }

  @Test("A further subscribe replaces the names; without names all is followed")
  func again() throws {
    var table = try Table()
    table.say("subscribe listed", of: 1)
    table.say("subscribe settingChanged", of: 1)
    table.say(#"push chat {"aps":{"alert":"Noch eine Tasse?"}}"#, of: 2)
    #expect(table.told(1) == [[]])
    table.say("subscribe", of: 1)
    table.say(#"push chat {"aps":{"alert":"Ja, bitte"}}"#, of: 2)
    let told = table.told(1)[0]
    #expect(told.first == "received" && told.contains("listed"), "\(told)")
  }

  @Test("A mistake in a subscribe leaves what was followed before")
  func mistake() throws {
    var table = try Table()
    table.say("subscribe listed", of: 1)
    let answer = table.say("subscribe settingChanged lsited", of: 1)
    #expect(answer?["ok"] == false)
    #expect(answer?["suggestions"]?.array?.compactMap(\.string) == ["listed"])
    table.say(#"push chat {"aps":{"alert":"Und Kekse"}}"#, of: 2)
    #expect(table.told(1) == [["listed"]])
  }

  @Test("Once the last one that follows is gone nothing is gathered")
  func gone() throws {
    var table = try Table()
    table.say("subscribe", of: 1)
    table.say("subscribe listed", of: 2)
    table.talks.forget(1)
    #expect(table.feed.isFollowed)
    table.talks.forget(2)
    #expect(!table.feed.isFollowed)
    table.say(#"push chat {"aps":{"alert":"Alle weg?"}}"#, of: 2)
    #expect(table.told(1, 2) == [[], []], "a number that is used again begins anew")
  }

  @Test(
    "A size is two numbers from 1 to 1000 with an x between them, and nothing else",
    arguments: [
      ("80x24", true), ("40x12", true), ("80xfoox24", false),
      ("x80x24", false), ("80x24x", false), ("80xx24", false), ("80x", false), ("x24", false),
      ("0x24", false), ("80x1001", false), ("-80x24", false), ("80X24", false), ("8e1x24", false),
      ("80 24", false), ("99999999999999999999x24", false),
    ] as [(String, Bool)])
  func sizes(size: String, isSize: Bool) throws {
    var table = try Table()
    let answer = table.say("render \(size)", of: 1)
    #expect(answer?["ok"] == .bool(isSize), "\(size)")
    if !isSize {
      let isMeant = size.first?.isNumber == true
      let says = isMeant ? "is no size; write columns" : "is no screen, size or format"
      #expect(answer?["error"]?.string?.contains(says) == true, "\(size): \(answer ?? .null)")
    }
  }

  @Test("What is asked for changes nothing on the phone, and is no part of the record")
  func asked() throws {
    var table = try Table()
    table.say(#"push chat {"aps":{"alert":"Milk first"}}"#, of: 1)
    let before = table.desk.text
    let wanted = [
      "state", "explain n1", "explain n2", "render", "render 40x12 text", "render lock",
      "subscribe",
    ]
    for line in wanted { table.say(line, of: 1) }
    #expect(table.desk.text == before)
    #expect(table.talks.takeFacts().isEmpty)
  }
}
