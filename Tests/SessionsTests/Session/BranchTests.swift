import Delivery
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("Looking back, branches and the clock")
struct BranchTests {
  @Test("Moves of the clock that follow each other are one, with the facts of one")
  func merged() throws {
    var one = try Self.session()
    var many = one
    let start = one.state.now
    try one.perform(.advance(to: start + .minutes(10)))
    for second in 1...600 { try many.letPass(to: start + .seconds(Int64(second))) }
    #expect(many.facts.facts == one.facts.facts)
    #expect(many.entries == one.entries)
    #expect(many.scenarioLines == one.scenarioLines)
  }

  @Test("A running clock between acts changes nothing of undo and redo", arguments: 1...8)
  func undoneWhileRunning(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var commands = RandomCommands(seed: seed)
    var running = try Self.session()
    var stepped = running
    for step in 0..<150 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        _ = try? running.undo()
        _ = try? stepped.undo()
      case 1:
        _ = try? running.redo()
        _ = try? stepped.redo()
      case 2, 3:
        let instant = running.state.now + .seconds(.random(in: 1...40, using: &random))
        try running.letPass(to: instant)
        try stepped.perform(.advance(to: instant))
      default:
        let command = commands.next(running.state)
        _ = try? running.perform(command)
        _ = try? stepped.perform(command)
      }
      #expect(running.state.now == stepped.state.now, "seed \(seed), step \(step)")
      #expect(
        running.state.listedNumbers == stepped.state.listedNumbers, "seed \(seed), step \(step)")
      #expect(
        Self.happenings(running) == Self.happenings(stepped), "seed \(seed), step \(step)")
    }
  }

  @Test("Whatever moments are looked at, the present is as it was", arguments: 1...8)
  func scrubbed(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var session = try Self.played(seed)
    let (facts, entries) = (session.facts.facts, session.entries)
    for _ in 0..<40 {
      session.look(atEvent: .random(in: 0...session.timeline.eventCount, using: &random))
      let minutes = Int64.random(in: -3...3, using: &random)
      let moment = session.state.now + .minutes(minutes)
      if minutes < 0 { session.look(backTo: moment) } else { session.look(forwardTo: moment) }
    }
    session.returnToPresent()
    #expect(session.facts.facts == facts, "seed \(seed)")
    #expect(session.entries == entries, "seed \(seed)")
  }

  @Test("After n events the phone is as it was after n events", arguments: 1...4)
  func moments(seed: UInt64) throws {
    var session = try Self.played(seed)
    let timeline = session.timeline
    for count in stride(from: 0, through: timeline.eventCount, by: 7) {
      session.look(atEvent: count)
      #expect(session.past.eventCount == count)
      let steps = session.entries.count
      let replay = try Self.replayed(timeline.past.steps.prefix(steps).map(\.command))
      #expect(replay.facts.facts == session.facts.facts, "seed \(seed), event \(count)")
    }
  }

  @Test("A future that was left counts what fired in it, also where it was left within a move")
  func firedInBranch() throws {
    let reminders = (1...4).map { number in
      """
      schedule tea {"identifier":"r\(number)","content":{"body":"Tea"},\
      "trigger":{"timeInterval":\(number * 60)}}

      """
    }
    var session = try HeadlessRun.played(
      "app {\"bundleIdentifier\":\"com.example.tea\"}\n" + reminders.joined()
    ).session
    let start = session.state.now
    try session.letPass(to: start + .minutes(10))
    try session.perform(.device(.unlock))
    for (seconds, count) in [(150, 3), (90, 2), (30, 2)] {
      session.look(at: start + .seconds(Int64(seconds)))
      try session.perform(.setPhone(.volume(Double(seconds) / 1000)))
      #expect(session.branches.last?.eventCount == count, "\(seconds)")
    }
  }

  @Test("A future that was left comes back as it was, however often one changes", arguments: 1...12)
  func returning(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var commands = RandomCommands(seed: seed &+ 100)
    var session = try Self.played(seed)
    for step in 0..<12 {
      let left = Self.happenings(session)
      session.look(atEvent: .random(in: 2..<session.timeline.eventCount, using: &random))
      if Bool.random(using: &random) { session.look(backTo: session.state.now + .seconds(-3)) }
      let count = session.branches.count
      _ = try session.perform(.note("step \(step)"))
      #expect(session.branches.count == count + 1, "seed \(seed), step \(step)")
      for _ in 0..<9 { _ = try? session.perform(commands.next(session.state)) }
      if Bool.random(using: &random) { _ = try? session.undo() }
      if Bool.random(using: &random) {
        let other = Self.happenings(session)
        session.take(branch: count)
        #expect(Self.happenings(session) == left, "seed \(seed), step \(step): came back otherwise")
        session.take(branch: session.branches.count - 1)
        #expect(Self.happenings(session) == other, "seed \(seed), step \(step): and back")
      }
    }
    let futures = session.branches.count
    for index in 0..<futures { session.take(branch: index) }
    #expect(session.branches.count == futures, "no future is lost")
  }

  @Test("An act in the past that changes nothing leaves no future")
  func nothingDone() throws {
    var session = try Self.session()
    try session.perform(.device(.unlock))
    try session.perform(.note("later"))
    session.lookAtPreviousEvent()
    try session.perform(.device(.unlock))
    #expect(session.isLookingBack && session.branches.isEmpty)
  }

  // Where a move of the clock was made in two by looking, only the way to the same moment differs,
  // and with it how many facts there were before an arrival.
  private static func happenings(_ session: Session) -> [String] {
    session.facts.facts.compactMap { fact in
      if case .clockMoved = fact.event { return nil }
      let number = fact.event.notification.map { " \($0)" } ?? ""
      return "\(fact.at.milliseconds)\(number) \(fact.event.words(in: session.state))"
    }
  }

  private static func played(_ seed: UInt64) throws -> Session {
    var session = try session()
    var commands = RandomCommands(seed: seed)
    for _ in 0..<100 { _ = try? session.perform(commands.next(session.state)) }
    return session
  }

  static func session() throws -> Session {
    let start = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41)
    var session = Session(
      state: State(now: start.instant(in: .utc), device: Device(timeZone: .utc)))
    for name in ["chat", "mail"] {
      let app = App(bundleIdentifier: BundleIdentifier("com.example.\(name)"), displayName: name)
      try session.perform(.install(app, isGranted: true))
    }
    return session
  }

  private static func replayed(_ commands: [Command]) throws -> Session {
    let start = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41)
    var session = Session(
      state: State(now: start.instant(in: .utc), device: Device(timeZone: .utc)))
    for command in commands { _ = try? session.perform(command) }
    return session
  }
}
