import Delivery
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("A session that keeps what it acknowledges")
struct KeptSessionTests {
  private static let tea =
    "app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}\n"
  private static let full = "cannot write the journal"
  private let folder: ScratchFolder
  private let file: JournalFile

  init() throws {
    folder = try ScratchFolder()
    file = try JournalFile(creating: folder("journal"))
  }

  private func kept(_ more: String = "") throws -> KeptSession {
    KeptSession(try HeadlessRun.played(Self.tea + more).session, journal: Journal(file))
  }

  private func phone(_ session: Session) -> String { JSONText.pretty(session.state.json.value) }

  /// The phone that the journal's lines make, after what was opened.
  private func replayed(_ more: String = "") throws -> String {
    let lines = (folder.text("journal") ?? "").split(separator: "\n")
    let isWhole = lines.first?.hasPrefix("# coversheet") == true
    return try HeadlessRun.played((isWhole ? "" : Self.tea + more) + lines.joined(separator: "\n"))
      .phone
  }

  private func isLost(_ outcome: JournalOutcome?, _ unwritten: Int) -> Bool {
    guard case .lost(let error, let count)? = outcome else { return false }
    return error.message.hasPrefix(Self.full) && count == unwritten
  }

  @Test("An act is in the journal when it is answered, and before it where the clock was by then")
  func acknowledged() throws {
    var kept = try kept()
    let now = kept.session.state.now
    _ = try kept.letPass(to: now + .minutes(2))
    _ = try kept.letPass(to: now + .minutes(3))
    #expect(folder.text("journal") == "", "a clock that runs does not fill it")
    _ = try kept.perform(.device(.lock))
    #expect(kept.journal.lines.count == 2 && kept.takeOutcome() == nil)
    #expect(try replayed() == phone(kept.session))
  }

  @Test("What came by the clock can be written without an act; the time alone need not")
  func moves() throws {
    var kept = try kept(
      "schedule tea {\"identifier\":\"a\",\"content\":{\"body\":\"A\"},\"trigger\":{\"timeInterval\":60}}\n"
    )
    let now = kept.session.state.now
    _ = try kept.letPass(to: now + .seconds(30))
    #expect(!kept.hasUnwrittenMoves)
    _ = try kept.letPass(to: now + .seconds(90))
    #expect(kept.hasUnwrittenMoves)
    kept.writeMoves()
    #expect(!kept.hasUnwrittenMoves && kept.journal.lines.count == 1)
    kept.writeMoves()
    #expect(kept.journal.lines.count == 1)
    file.release()
    _ = try kept.letPass(to: now + .seconds(99))
    kept.noteMove()
    kept.writeMoves()
    kept.noteMove()
    #expect(!kept.hasUnwrittenMoves, "what cannot be written is not tried again and again")
  }

  @Test("What the clock did behind the last act is written at the end")
  func ended() throws {
    var kept = try kept()
    _ = try kept.letPass(to: kept.session.state.now + .minutes(9))
    kept.finish()
    #expect(kept.journal.lines.count == 1 && !kept.journal.isDirty)
    #expect(try replayed() == phone(kept.session))
  }

  @Test("What changes nothing in the past leaves no future, in the journal either")
  func nothingInThePast() throws {
    var kept = try kept()
    _ = try kept.perform(.device(.wake))
    _ = try kept.perform(.network(isOn: false))
    let present = phone(kept.session)
    kept.session.look(atEvent: kept.session.timeline.eventCount - 1)
    let facts = try kept.perform(.network(isOn: true))
    #expect(facts.isEmpty && kept.session.isLookingBack)
    kept.session.returnToPresent()
    #expect(phone(kept.session) == present)
    _ = try kept.perform(.device(.lock))
    #expect(try replayed() == phone(kept.session))
    kept.session.look(atEvent: kept.session.timeline.eventCount - 1)
    _ = try kept.perform(.network(isOn: false))
    kept.finish()
    #expect(try replayed() == phone(kept.session), "the end finds the future, too")
  }

  @Test("What the journal is behind with at the end is written then")
  func behindAtTheEnd() throws {
    var kept = try kept()
    kept.fallBehind()
    kept.finish()
    #expect(folder.text("journal")?.contains("com.example.tea") == true)
    #expect(try replayed() == phone(kept.session))
  }

  @Test("What a person did and cannot be written has happened, and is written once it can be")
  func unwritten() throws {
    var kept = try kept()
    file.release()
    _ = try kept.perform(.device(.lock))
    #expect(isLost(kept.takeOutcome(), 1) && kept.takeOutcome() == nil, "told once")
    _ = try kept.perform(.device(.wake))
    #expect(isLost(kept.takeOutcome(), 2))
    kept.writeAnew()
    #expect(kept.takeOutcome() == .recovered && kept.journal.unwrittenCount == 0)
    _ = try kept.perform(.device(.lock))
    #expect(kept.takeOutcome() == nil)
    #expect(try replayed() == phone(kept.session))
  }

  @Test(
    "What others send and cannot be written is taken back, whatever it is, and they hear why",
    arguments: [
      "push tea {\"aps\":{\"alert\":\"One\"}}", "wait 5m", "setting tea sounds=off", "lock",
      "app {\"bundleIdentifier\":\"com.example.cake\"}",
      "schedule tea {\"identifier\":\"a\",\"content\":{\"body\":\"A\"},\"trigger\":{\"timeInterval\":60}}",
      "uninstall tea", "+5m push tea {\"aps\":{\"alert\":\"Later\"}}",
    ])
  func takenBack(line: String) throws {
    var run = try HeadlessRun.played(Self.tea + "wake\n")
    let feed = FactFeed()
    run.kept = KeptSession(run.session, journal: Journal(file), recorders: [feed])
    feed.isFollowed = true
    file.release()
    let before = (phone(run.session), run.session.facts.count)
    let events = run.perform(line, files: DataLocations(dataFolder: nil).files(folder: ""))
    let errors = events.compactMap { event in
      if case .complaint(let complaint) = event { complaint.message } else { nil }
    }
    #expect(errors.count == 1 && errors[0].hasPrefix(Self.full), "\(errors)")
    #expect(phone(run.session) == before.0 && run.session.facts.count == before.1)
    #expect(isLost(run.kept.takeOutcome(), 0))
    #expect(feed.take().last?["fact"]?.string == "rewound", "those who follow hear of it")
  }

  @Test("What others did in vain is in the journal once an undo gives it an effect")
  func woken() throws {
    let more = "push tea {\"aps\":{\"alert\":\"Hot\"}} id=one\n"
    var run = try HeadlessRun.played(Self.tea + more)
    run.kept = KeptSession(run.session, journal: Journal(file))
    let files = DataLocations(dataFolder: nil).files(folder: "")
    for line in ["clear one", "remove tea delivered one"] { _ = run.perform(line, files: files) }
    _ = try run.kept.undo()
    #expect(run.session.state.list.count == 0)
    #expect(try replayed(more) == phone(run.session))
    _ = try run.kept.redo()
    #expect(try replayed(more) == phone(run.session), "what was written anew takes nothing back")
  }

  @Test("What others take back is told by lines, so that the journal can do it again, too")
  func toldUndo() throws {
    let more = "push tea {\"aps\":{\"alert\":\"Hot\"}} id=one\n"
    var run = try HeadlessRun.played(Self.tea + more)
    run.kept = KeptSession(run.session, journal: Journal(file))
    let files = DataLocations(dataFolder: nil).files(folder: "")
    for line in ["clear one", "undo"] { _ = run.perform(line, files: files) }
    let undone = folder.text("journal") ?? ""
    #expect(undone.hasSuffix("\nundo\n") && !undone.hasPrefix("# coversheet"), "\(undone)")
    let resumed = try HeadlessRun.played(Self.tea + more + undone)
    #expect(resumed.phone == phone(run.session))
    #expect(resumed.session.redoTitle == run.session.redoTitle && run.session.redoTitle != nil)
    _ = run.perform("redo", files: files)
    #expect(folder.text("journal")?.hasSuffix("\nundo\nredo\n") == true)
    #expect(try replayed(more) == phone(run.session))
    let before = folder.text("journal")
    _ = run.perform("redo", files: files)
    #expect(folder.text("journal") == before, "what is refused writes nothing anew")
  }

  @Test("Time that passes in pieces leaves the journal of one that passes at once")
  func pieces() throws {
    let drops = """
      schedule tea {"identifier":"d","content":{"body":"Drops"},"trigger":{"timeInterval":60,"repeats":true}}

      """
    var kept = try kept(drops)
    let end = kept.session.state.now + .minutes(30)
    _ = try kept.perform(moveTo: end, atMost: 1)
    #expect(kept.passing != nil && folder.text("journal") == "", "it may be stopped before")
    while let move = try kept.passOn(), !move.isOver(in: kept.session) {}
    #expect(kept.endPassing() && !kept.endPassing())
    #expect(kept.journal.lines.count == 1 && kept.session.state.now == end)
    #expect(try replayed(drops) == phone(kept.session))
    _ = try kept.perform(moveTo: end + .minutes(30), atMost: 1)
    _ = try kept.passOn()
    let stopped = kept.session.state.now
    #expect(kept.endPassing() && stopped < end + .minutes(30))
    #expect(try replayed(drops) == phone(kept.session))
  }

  @Test("K26: a move that is refused leaves what the clock did before it to be written")
  func refused() throws {
    let drops = """
      policy clock.maxEvents 10
      schedule tea {"identifier":"d","content":{"body":"Drops"},"trigger":{"timeInterval":60,"repeats":true}}

      """
    var kept = try kept(drops)
    let start = kept.session.state.now
    _ = try kept.letPass(to: start + .minutes(2))
    #expect(throws: Refusal.self) {
      _ = try kept.perform(moveTo: start + .minutes(90), atMost: 3)
      while try kept.passOn() != nil {}
    }
    _ = kept.endPassing()
    #expect(kept.session.state.now == start + .minutes(2))
    _ = try kept.perform(.device(.lock))
    #expect(try replayed(drops) == phone(kept.session))
  }

  @Test("K26: a move behind the end of the clock is refused before anything comes of it")
  func behindTheEnd() throws {
    var kept = try kept(Self.manyDrops)
    let before = phone(kept.session)
    #expect(throws: Refusal.clockEnds) {
      _ = try kept.letPass(to: .last + .seconds(1), atMost: 1)
    }
    #expect(phone(kept.session) == before && kept.passing == nil)
  }

  private static let manyDrops = """
    policy clock.maxEvents 10
    schedule tea {"identifier":"d","content":{"body":"Drops"},"trigger":{"timeInterval":60,"repeats":true}}

    """

  @Test("K26: who follows hears that a move was taken back, and of one that is none what stays")
  func heard() throws {
    let feed = FactFeed()
    feed.isFollowed = true
    let session = try HeadlessRun.played(Self.tea + Self.manyDrops).session
    var kept = KeptSession(session, journal: Journal(file), recorders: [feed])
    let end = kept.session.state.now + .minutes(90)
    #expect(throws: Refusal.self) {
      _ = try kept.perform(moveTo: end, atMost: 3)
      while try kept.passOn() != nil {}
    }
    _ = kept.endPassing()
    let told = feed.take()
    #expect(told.contains { $0["fact"]?.string == "listed" })
    #expect(told.last?["fact"]?.string == "rewound")
    #expect(told.last?["toSequence"] == .integer(Int64(session.facts.count)))
    #expect(throws: Refusal.self) { _ = try kept.letPass(to: end, atMost: 100) }
    let stayed = kept.session.facts.facts.dropFirst(session.facts.count).map(\.event.name.rawValue)
    let heard = feed.take().compactMap { $0["fact"]?.string }
    #expect(kept.session.state.notifications.count == 11)
    #expect(heard.filter { $0 != "clockMoved" } == stayed.filter { $0 != "clockMoved" })
  }

  @Test("K26: a move out of the past that is refused leaves no journal of what lay ahead")
  func refusedInThePast() throws {
    var kept = try kept(Self.manyDrops)
    let start = kept.session.state.now
    _ = try kept.perform(.network(isOn: false))
    _ = try kept.perform(.advance(to: start + .minutes(2)))
    _ = try kept.perform(.device(.wake))
    kept.session.look(backTo: start + .minutes(1))
    #expect(throws: Refusal.self) {
      _ = try kept.perform(moveTo: start + .minutes(90), atMost: 3)
      while try kept.passOn() != nil {}
    }
    _ = kept.endPassing()
    _ = try kept.perform(.device(.lock))
    #expect(try replayed(Self.manyDrops) == phone(kept.session))
  }

  @Test("Answers that came while something was loading are written when it is loaded, once")
  func answers() throws {
    var kept = try kept()
    _ = try kept.perform(.device(.wake), isWrittenLater: true)
    #expect(folder.text("journal") == "")
    kept.writeAnswers()
    let text = folder.text("journal")
    #expect(try replayed() == phone(kept.session))
    kept.writeAnswers()
    #expect(folder.text("journal") == text)
  }
}
