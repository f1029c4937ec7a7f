import Delivery
import Notifications
import TestSupport
import Testing

@testable import Explaining

@Suite("What fired, along a course of events")
struct FiredRequestsTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  /// A phone with some requests, gone through in steps, with its history and what
  /// was seen to fire on the way.
  private func walked(
    _ seed: UInt64
  ) throws -> (fired: FiredRequests, history: CommandHistory, log: FactLog) {
    var random = SplitMix(seed: seed)
    var phone = try Phone()
    var (history, log, fired) = (CommandHistory(), FactLog(), FiredRequests())
    log.append(phone.facts)
    func take(_ command: Command) throws {
      let before = log.count
      let facts = try phone.perform(command)
      if facts.isEmpty { return }
      history.append(CommandHistory.Step(command, at: phone.state.now, factsBefore: before))
      log.append(facts)
      fired.append(from: log, since: before, in: history)
    }
    for number in 0..<30 {
      let interval = Interval.seconds(Int64.random(in: 1...400, using: &random))
      let repeats = interval.milliseconds >= 60_000 && Bool.random(using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        try take(
          .schedule(
            Self.chat,
            Request(
              identifier: "r\(number % 7)", content: Content(body: .literal("x")),
              trigger: .timeInterval(interval, repeats: repeats))))
      case 1: try take(.note("\(number)"))
      default: try take(.advance(to: phone.state.now + interval))
      }
    }
    return (fired, history, log)
  }

  @Test(
    "K11: each firing is there once, in order, however the facts were taken in",
    arguments: 1...6 as ClosedRange<UInt64>)
  func once(seed: UInt64) throws {
    let (fired, history, log) = try walked(seed)
    var all = FiredRequests()
    all.append(from: log, since: 0, in: history)
    #expect(fired == all)
    #expect(fired.entries.map(\.at) == fired.entries.map(\.at).sorted())
    #expect(fired.entries.map(\.eventsBefore) == fired.entries.map(\.eventsBefore).sorted())
    // Each is a delivery of its request at that very moment.
    let arrivals = log.facts.filter { if case .received = $0.event { true } else { false } }
    #expect(fired.entries.map(\.at) == arrivals.map(\.at))
  }

  @Test(
    "How many fired before an event is what counting says", arguments: 1...6 as ClosedRange<UInt64>)
  func counts(seed: UInt64) throws {
    let (fired, history, _) = try walked(seed)
    for number in 0...history.eventCount + 1 {
      #expect(fired.count(beforeEvent: number) == fired.entries.count { $0.eventsBefore <= number })
      for entry in fired.entries {
        for at in [entry.at + .seconds(-1), entry.at, entry.at + .seconds(1)] {
          let counted = fired.entries.count { ($0.eventsBefore, $0.at) <= (number, at) }
          #expect(fired.count(beforeEvent: number, until: at) == counted)
        }
      }
    }
    #expect(FiredRequests().count(beforeEvent: 3) == 0)
  }

  @Test("A timeline numbers the events of past and future through, wherever it is looked at")
  func timeline() throws {
    let (_, history, _) = try walked(3)
    let events = (0..<history.eventCount).map { history.event($0) }
    for cut in 0...history.count {
      var (past, ahead) = (CommandHistory(), CommandHistory())
      for step in history.steps[..<cut] { past.append(step) }
      for step in history.steps[cut...].reversed() { ahead.append(step) }
      let now = past.steps.last?.at ?? Instant(milliseconds: 0)
      let timeline = Timeline(past: past, ahead: ahead, branches: [], now: now)
      #expect(timeline.eventCount == events.count)
      #expect((0..<events.count).map { timeline.event($0) } == events)
      #expect(timeline.present == history.steps.last?.at)
      #expect(timeline.hasMovesAtEnd == history.steps.last?.isClockMove)
    }
  }
}
