import Notifications
import Screens
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

@Suite("Snapshots taken on the screen")
struct SnapshotTakingTests {
  private static let day = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    push chat {"aps":{"alert":"one","thread-id":"a"}} id=first
    +1m push chat {"aps":{"alert":"two","thread-id":"b"}} id=second

    """

  @Test("A key takes a snapshot under the screen's name, another one under the next")
  func key() throws {
    var seat = try TestSession(Self.day, keepsJournal: true)
    seat.type("##")
    #expect(seat.text.contains("Snapshot “lock-screen-2”"), "\(seat.text)")
    #expect(seat.journal.hasSuffix("snapshot lock-screen\nsnapshot lock-screen-2\n"))
    #expect(
      seat.session.scenarioLines.suffix(2) == ["snapshot lock-screen", "snapshot lock-screen-2"])
  }

  @Test("Undo takes the snapshot back, then the act before it; a redo leaves the act alone")
  func undo() throws {
    var seat = try TestSession(Self.day, keepsJournal: true)
    seat.type("x#")
    #expect(seat.session.scenarioLines.last == "snapshot lock-screen")
    seat.type("u")
    #expect(seat.text.contains("Undid: Snapshot “lock-screen”"), "\(seat.text)")
    #expect(seat.session.scenarioLines.last == "clear second")
    #expect(seat.journal.hasSuffix("\nclear second\n"), "\(seat.journal)")
    seat.type("u")
    #expect(seat.session.scenarioLines.last?.contains("push") == true)
    seat.type("U")
    #expect(seat.session.scenarioLines.last == "clear second")
    seat.type("U")
    #expect(seat.text.contains("Did again: Snapshot “lock-screen”"), "\(seat.text)")
    #expect(seat.session.scenarioLines.last == "snapshot lock-screen")
    #expect(seat.journal.hasSuffix("clear second\nsnapshot lock-screen\n"), "\(seat.journal)")
  }

  @Test("Redo does the snapshot again that was taken back, and not an act that was so before it")
  func redo() throws {
    var seat = try TestSession(Self.day, keepsJournal: true)
    seat.type("xu#uU")
    #expect(seat.session.scenarioLines.last == "snapshot lock-screen", "\(seat.text)")
    #expect(seat.session.state.list.count == 2)
  }

  @Test("An act before a snapshot is taken back by the scenario's own undo, and the snapshot stays")
  func scenario() throws {
    let seat = try TestSession(Self.day + "clear first\nsnapshot a\nundo\n")
    #expect(seat.session.scenarioLines.last == "snapshot a")
    #expect(seat.session.state.list.count == 2)
  }

  @Test("A snapshot is drawn as the phone was when it was taken, whatever came since")
  func picture() throws {
    var seat = try TestSession(Self.day)
    seat.run(["snapshot before"])
    seat.type("x")
    seat.run(["snapshot after size=40x20"])
    let recorded = seat.interaction.recorded(in: "/tmp/flow.scenario", from: "/")
    #expect(
      recorded.pictures.map(\.path) == ["flow.snapshots/before.txt", "flow.snapshots/after.txt"])
    #expect(recorded.pictures[0].text.contains("two") && !recorded.pictures[1].text.contains("two"))
    #expect(
      recorded.lines.suffix(3) == ["snapshot before", "clear second", "snapshot after size=40x20"])
  }

  @Test("Where the screen is not the picture that the scenario keeps, that is wrong as in its test")
  func different() throws {
    var first = try TestSession(Self.day)
    first.run(["snapshot same bare=off"])
    let picture = first.interaction.recorded(in: "/tmp/day.scenario", from: "/").pictures[0].text
    let seat = try TestSession(
      Self.day + "expect groups 9\nsnapshot same bare=off\nsnapshot other\nsnapshot new\n",
      others: ["day.snapshots/same.txt": picture, "day.snapshots/other.txt": "Another screen.\n"])
    let said = seat.interaction.complaints.all.map(\.description)
    #expect(said.count == 1 && said[0].contains("day.scenario:6:1: error: "), "\(said)")
    #expect(seat.session.unheldChecks == ["expect groups 9", "snapshot other"])
  }

  @Test("A name that another snapshot has is refused")
  func names() throws {
    var seat = try TestSession(Self.day)
    seat.run(["snapshot a", "snapshot a"])
    #expect(seat.text.contains("There is a snapshot “a” already"), "\(seat.text)")
    #expect(seat.session.scenarioLines.count { $0 == "snapshot a" } == 1)
  }
}
