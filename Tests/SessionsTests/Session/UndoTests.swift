import Delivery
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("Undo, redo and going back in time")
struct UndoTests {
  @Test("undo of any act equals never having done it", arguments: 1...10)
  func neverDone(seed: Int) throws {
    var session = try Self.session()
    var commands = RandomCommands(seed: UInt64(seed))
    for _ in 0..<120 { _ = try? session.perform(commands.next(session.state)) }
    for _ in 0..<20 where session.undoTitle != nil {
      let indices = session.undoableIndices
      #expect(indices.last == session.entries.lastIndex { $0.command.isActOfPerson })
      #expect(indices.allSatisfy { session.entries[$0].command.isActOfPerson })
      let without = Self.commands(of: session, but: indices)
      _ = try session.undo()
      expectSame(session, try Self.replayed(without))
    }
  }

  @Test("redo after undo brings the same facts back", arguments: 1...10)
  func redone(seed: Int) throws {
    var session = try Self.session()
    var commands = RandomCommands(seed: UInt64(seed))
    for _ in 0..<120 { _ = try? session.perform(commands.next(session.state)) }
    let before = session.facts.facts
    for count in 1...5 {
      var again = session
      for _ in 0..<count where again.undoTitle != nil { _ = try again.undo() }
      while again.redoTitle != nil { _ = try again.redo() }
      #expect(again.facts.facts == before, "\(count) taken back")
    }
  }

  @Test("the same commands give the same facts")
  func sameFacts() throws {
    var session = try Self.session()
    var commands = RandomCommands(seed: 99)
    for _ in 0..<200 { _ = try? session.perform(commands.next(session.state)) }
    expectSame(session, try Self.replayed(session.entries.map(\.command)))
  }

  @Test("looking back and returning changes nothing", arguments: 1...6)
  func lookingBack(seed: Int) throws {
    var session = try Self.session()
    var commands = RandomCommands(seed: UInt64(seed))
    for _ in 0..<100 { _ = try? session.perform(commands.next(session.state)) }
    let present = session.facts.facts
    for _ in 0..<7 { session.lookAtPreviousEvent() }
    #expect(session.isLookingBack)
    session.lookAtNextEvent()
    session.returnToPresent()
    #expect(!session.isLookingBack)
    #expect(session.facts.facts == present)
  }

  @Test("a minute back shows the clock a minute earlier, and a minute on returns")
  func minutes() throws {
    var session = try Self.session()
    let start = session.state.now
    try session.perform(.advance(to: start + .minutes(10)))
    session.look(backTo: start + .minutes(9))
    #expect(session.state.now == start + .minutes(9))
    session.look(backTo: start + .minutes(8))
    #expect(session.state.now == start + .minutes(8))
    session.look(forwardTo: start + .minutes(10))
    #expect(session.state.now == start + .minutes(10))
    #expect(!session.isLookingBack)
  }

  @Test("acting in the past starts a branch; the left future is kept aside")
  func branching() throws {
    var session = try Self.session()
    try session.perform(.note("one"))
    try session.perform(.note("two"))
    session.lookAtPreviousEvent()
    try session.perform(.note("another two"))
    #expect(session.branches.map { $0.steps.map(\.command) } == [[.note("two")]])
    #expect(session.entries.last?.command == .note("another two"))
    #expect(!session.isLookingBack)
  }

  @Test("undo with nothing to undo says so")
  func nothing() throws {
    var session = try Self.session()
    let undo = Result { () throws(Refusal) in try session.undo() }
    let redo = Result { () throws(Refusal) in try session.redo() }
    #expect(undo == .failure(Refusal("there is nothing to undo")))
    #expect(redo == .failure(Refusal("there is nothing to redo")))
  }

  private static func session() throws -> Session {
    let start = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41)
    let device = Device(timeZone: .utc)
    var session = Session(state: State(now: start.instant(in: .utc), device: device))
    for name in ["chat", "mail"] {
      let app = App(bundleIdentifier: BundleIdentifier("com.example.\(name)"), displayName: name)
      try session.perform(.install(app, isGranted: true))
    }
    return session
  }

  /// What was done, also what changed nothing and came from outside: without an act it may.
  private static func commands(of session: Session, but omitted: [Int]) -> [Command] {
    var commands: [Command] = []
    for (index, step) in session.entries.enumerated() {
      commands += step.idle.map(\.command).filter { !$0.isActOfPerson }
      if !omitted.contains(index) { commands.append(step.command) }
    }
    return commands + session.idle.map(\.command).filter { !$0.isActOfPerson }
  }

  private static func replayed(_ commands: [Command]) throws -> Session {
    let start = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41)
    let device = Device(timeZone: .utc)
    var session = Session(state: State(now: start.instant(in: .utc), device: device))
    for command in commands { _ = try? session.perform(command) }
    return session
  }

  private func expectSame(_ left: Session, _ right: Session) {
    #expect(left.facts.facts == right.facts.facts)
    #expect(left.state.listedNumbers == right.state.listedNumbers)
  }
}
