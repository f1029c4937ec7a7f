import Delivery
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Screens
@testable import Sessions

@Suite("Going through time")
struct ScrubbingTests {
  static let tea = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    push chat {"aps":{"alert":"one"}}
    schedule chat {"identifier":"tea","content":{"title":"Tea"},"trigger":{"timeInterval":3600,"repeats":true}}
    wait 150m
    push chat {"aps":{"alert":"two"}}

    """

  @Test("What fired stands among what came, at its own time; there the phone shows it")
  func fired() throws {
    var seat = try TestSession(Self.tea)
    seat.type("T")
    let rows = seat.text.split(separator: "\n").filter { $0.contains("Chat · tea") }
    #expect(rows.count == 2 && rows[0].contains("10:41:00") && rows[1].contains("11:41:00"))
    seat.type("k")
    #expect(seat.clock == "11:41:00" && seat.session.isLookingBack)
    seat.type("k")
    #expect(seat.clock == "10:41:00" && seat.session.state.list.count == 2)
    seat.type("k")
    #expect(seat.clock == "09:41:00" && seat.session.state.list.count == 1)
    seat.type("G")
    #expect(!seat.session.isLookingBack && seat.session.state.list.count == 3)
  }

  @Test("N17: a local notification of old that repeats stands there each time it fired")
  func legacyFired() throws {
    var seat = try TestSession(
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      schedule-legacy chat {"fireDate":"2018-06-04T10:00","timeZone":"America/Los_Angeles",\
      "repeatInterval":"hour","alertBody":"Tea"}
      wait 150m

      """)
    seat.type("T")
    let rows = seat.text.split(separator: "\n").filter { $0.contains("Chat · l1") }
    #expect(rows.count == 3 && rows.allSatisfy { $0.contains(":00:00") && $0.contains("fired") })
  }

  @Test("“,” and “.” stop where a trigger fired")
  func steps() throws {
    var seat = try TestSession(Self.tea)
    seat.type(",")
    #expect(seat.clock == "12:11:00" && seat.session.state.list.count == 2)
    seat.type(",")
    #expect(seat.clock == "10:41:00")
    seat.type(".")
    #expect(seat.clock == "11:41:00" && seat.session.isLookingBack)
    seat.type(".")
    #expect(!seat.session.isLookingBack && seat.clock == "12:11:00")
  }

  @Test("At the beginning “,” is not offered, and says why")
  func beginning() throws {
    var seat = try TestSession(Self.tea)
    seat.type(",")
    #expect(seat.text.contains("previous event"), "\(seat.text)")
    seat.type(String(repeating: ",", count: 9))
    #expect(!seat.text.contains("previous event"), "\(seat.text)")
    #expect(seat.text.contains(Words.atBeginning), "\(seat.text)")
  }

  @Test("“.” stops where a trigger fired, also behind a check that was gone to")
  func stepsBehindCheck() throws {
    var seat = try TestSession(Self.tea.replacing("wait", with: "expect groups 5\nwait"))
    let check = try #require(seat.session.failedChecks.first)
    seat.interaction.perform(.look(.check(check.number)))
    #expect(seat.clock == "09:41:00" && seat.session.isLookingBack)
    seat.type(".")
    #expect(seat.clock == "10:41:00", "\(seat.text)")
  }

  @Test("( and ) go by an hour, Ctrl-Left and Ctrl-Right by a day; before the start is the start")
  func hours() throws {
    var seat = try TestSession(Self.tea)
    seat.type("(")
    #expect(seat.clock == "11:11:00" && seat.session.isLookingBack)
    seat.type(")")
    #expect(!seat.session.isLookingBack && seat.clock == "12:11:00")
    seat.type(")")
    #expect(seat.clock == "13:11:00" && !seat.session.isLookingBack)
    seat.send(.input(.key(Key(.right, .control))))
    #expect(seat.clock == "13:11:00" && CivilTime(seat.session.state.now, in: .utc).day == 5)
    seat.send(.input(.key(Key(.left, .control))))
    #expect(CivilTime(seat.session.state.now, in: .utc).day == 4)
    seat.send(.input(.key(Key(.left, .control))))
    #expect(seat.session.isLookingBack && seat.session.state.apps.isEmpty)
  }

  @Test("A day on is the same reading, though a clock change lies between")
  func clockChange() throws {
    let zone = "device timezone=America/Los_Angeles start=2018-11-03T09:00\n"
    var seat = try TestSession(zone + Self.tea)
    let before = seat.clock
    seat.send(.input(.key(Key(.right, .control))))
    #expect(seat.clock == before)
  }

  @Test(
    "J goes to a typed time, past or future, and to now",
    arguments: [
      ("10:00", "10:00:00", true), ("-30m", "11:41:00", true), ("+1h", "13:11:00", false),
      ("2018-06-04T11:00", "11:00:00", true), ("now", "12:11:00", false),
    ])
  func jump(typed: String, clock: String, looksBack: Bool) throws {
    var seat = try TestSession(Self.tea)
    seat.type("J")
    seat.send(.input(.paste(typed)))
    seat.press(.enter)
    #expect(seat.clock == clock && seat.session.isLookingBack == looksBack)
    #expect(seat.interaction.model.sheets.isEmpty)
  }

  @Test("What is no time is refused, and stays to be mended")
  func badTime() throws {
    var seat = try TestSession(Self.tea)
    seat.type("J25:99")
    seat.press(.enter)
    #expect(seat.text.contains("“25:99” is no time; write one such as 17:00"), "\(seat.text)")
    #expect(!seat.session.isLookingBack)
  }

  @Test("A click on the axis goes there, and dragging along it goes through time")
  func axis() throws {
    var seat = try TestSession(Self.tea)
    seat.type("T")
    _ = seat.interaction.frame()
    let targets = seat.interaction.model.painted.targets
    let rect = try #require(targets.rect(of: .axis))
    let axis = seat.interaction.model.timelineAxis(
      TimelineRows(seat.interaction.scene.timeline), seat.interaction.scene)
    let start = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41).instant(in: .utc)
    func point(_ minutes: Int64) throws -> Point {
      let column = try #require(axis.column(of: start + .minutes(minutes)))
      return Point(column: rect.origin.column + column, row: rect.origin.row + 1)
    }
    seat.send(.input(.mouse(Mouse(.press(.left), at: try point(60)))))
    #expect(seat.session.isLookingBack && seat.session.state.list.count == 2, "\(seat.clock)")
    seat.send(.input(.mouse(Mouse(.drag(.left), at: try point(5)))))
    #expect(seat.session.state.list.count == 1, "\(seat.clock)")
    seat.send(.input(.mouse(Mouse(.drag(.left), at: try point(150)))))
    #expect(!seat.session.isLookingBack)
    seat.send(.input(.mouse(Mouse(.release(.left), at: try point(150)))))
    #expect(seat.interaction.model.pointer.grip == nil)
  }

  @Test("An act in the past begins another future, and says that the one there was is kept")
  func branching() throws {
    var seat = try TestSession(Self.tea)
    seat.type("(")
    seat.type("x")
    #expect(seat.session.branches.count == 1 && !seat.session.isLookingBack)
    #expect(seat.text.contains("is kept: T shows it"), "\(seat.text)")
    seat.type("TG")
    #expect(seat.text.contains("left here"), "\(seat.text)")
    seat.type("j")
    seat.type("j")
    #expect(seat.text.contains("returns to it"), "\(seat.text)")
  }

  @Test(
    "Undo, redo and a typed line in the past say that the future which was there is kept",
    arguments: [",u", "u,,U", ",:wait 1m\r", ",:setting chat badges=off\r"])
  func otherDoors(keys: String) throws {
    var seat = try TestSession(Self.tea)
    seat.run(["setting chat sounds=off", "setting chat badges=off"])
    for key in keys { seat.press(key == "\r" ? .enter : .character(key)) }
    #expect(seat.session.branches.count == 1 && !seat.session.isLookingBack)
    #expect(seat.text.matches(of: /is kept: T shows it/).count == 1, "\(seat.text)")
  }

  @Test(
    "What is typed in the past and then played for long says in the end that the future is kept",
    arguments: ["world apps=2 threads=2 notifications=500 seed=3", "include more.scenario"])
  func typedAndPlayed(line: String) throws {
    let more = "push chat {\"aps\":{\"alert\":\"three\"}}\nwait 1m\n"
    var seat = try TestSession(Self.tea, others: ["more.scenario": more])
    seat.type(",")
    seat.run([line])
    seat.interaction.tellLoading(at: seat.time)
    try #require(seat.interaction.isLoading && !seat.text.contains("is kept"))
    seat.interaction.tellLoading(at: seat.time + .seconds(1))
    while seat.interaction.isLoading { seat.interaction.load() }
    for _ in 0..<2 { seat.interaction.tellLoading(at: seat.time + .seconds(2)) }
    #expect(seat.session.branches.count == 1 && !seat.session.isLookingBack)
    #expect(seat.text.contains("Loaded "), "\(seat.text)")
    #expect(seat.text.matches(of: /is kept: T shows it/).count == 1, "\(seat.text)")
  }

  @Test("K15: the form’s request is a line of the command log, is undone by going back, and fires")
  func form() throws {
    var seat = try TestSession(Self.tea, keepsJournal: true)
    seat.type("TATea time")
    for _ in 0..<3 { seat.press(.down) }
    seat.type("10m")
    seat.press(.enter)
    let line = seat.interaction.scene.commandLog.last ?? ""
    #expect(line.contains("schedule"), "\(line)")
    #expect(seat.journal.contains("\"timeInterval\":600"), "\(seat.journal)")
    #expect(seat.text.contains("○ Chat · Tea time"), "\(seat.text)")
    seat.press(.enter)
    #expect(seat.clock == "12:21:00" && seat.session.state.list.count == 4)
  }

  @Test("The cursor stays on a request whatever comes before it")
  func following() throws {
    var seat = try TestSession(Self.tea)
    seat.type("Tj")
    let key = seat.interaction.model.timelineRequest(seat.interaction.scene)?.key
    #expect(key?.identifier == "tea")
    seat.run([#"schedule chat {"identifier":"soon","trigger":{"timeInterval":5}}"#])
    seat.send(.tick(seat.time))
    #expect(seat.interaction.model.timelineRequest(seat.interaction.scene)?.key == key)
  }

  @Test("K18: with more than a thousand requests it shows the nearest, and how many more wait")
  func many() throws {
    let apps = (0..<20).map {
      "app {\"bundleIdentifier\":\"com.example.a\($0)\",\"displayName\":\"A\($0)\"}"
    }
    let requests = (0..<20).flatMap { app in
      (0..<64).map { number in
        "schedule com.example.a\(app) {\"identifier\":\"r\(number)\",\"trigger\":{\"timeInterval\":\(60 + app * 64 + number)}}"
      }
    }
    var seat = try TestSession((apps + requests).joined(separator: "\n"))
    seat.type("T")
    #expect(seat.interaction.scene.timeline.pending.count == 64)
    #expect(seat.interaction.scene.timeline.pendingBeyond == 1280 - 64)
    // More is there whenever one comes near the last row.
    for _ in 0..<200 where seat.interaction.scene.timeline.pendingBeyond > 0 {
      seat.press(.pageDown)
    }
    #expect(seat.interaction.scene.timeline.pending.count == 1280)
    seat.press(.end)
    let request = seat.interaction.model.timelineRequest(seat.interaction.scene)
    #expect(request?.request.identifier == "r63" && request?.app == "com.example.a19")
  }

  @Test("The wheel reaches what is beyond the 64th row, too")
  func wheelBeyond() throws {
    let requests = (0..<4).flatMap { app in
      ["app {\"bundleIdentifier\":\"com.example.a\(app)\"}"]
        + (0..<60).map {
          "schedule a\(app) {\"identifier\":\"r\($0)\",\"trigger\":{\"timeInterval\":\(60 + $0)}}"
        }
    }
    var seat = try TestSession(requests.joined(separator: "\n"))
    seat.type("T")
    _ = seat.interaction.frame()
    let size = seat.interaction.model.size
    let point = Point(column: size.columns - 10, row: size.rows / 2)
    for _ in 0..<200 where seat.interaction.scene.timeline.pendingBeyond > 0 {
      seat.send(.input(.mouse(Mouse(.wheelDown, at: point))))
      _ = seat.interaction.frame()
    }
    #expect(seat.interaction.scene.timeline.pending.count == 240)
  }
}
