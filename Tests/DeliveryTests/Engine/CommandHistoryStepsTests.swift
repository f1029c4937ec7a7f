import Notifications
import Push
import TestSupport
import Testing

@testable import Delivery

@Suite("The steps of a history, against an array of them")
struct CommandHistoryStepsTests {
  /// A history and the same steps, one by one.
  private struct Course {
    var history = CommandHistory()
    var all: [CommandHistory.Step] = []
    private var random: SplitMix
    private var now = Instant(milliseconds: 0)

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func change() {
      switch random.next() % 16 {
      case 0: #expect(history.removeLast() == all.popLast())
      case 1: truncate()
      case 2: removeCheck()
      default: append(step())
      }
    }

    private mutating func append(_ step: CommandHistory.Step) {
      history.append(step)
      all.append(step)
    }

    private mutating func truncate() {
      let count = all.count - Int(random.next() % 4)
      guard count >= 0 else { return }
      history.truncate(to: count)
      all.removeSubrange(count...)
    }

    private mutating func removeCheck() {
      let checks = all.indices.filter { all[$0].check != nil }
      guard let index = checks.randomElement(using: &random) else { return }
      history.remove(checkAt: index)
      all.remove(at: index)
    }

    private mutating func step() -> CommandHistory.Step {
      if random.next() % 3 == 0 { now = now + .seconds(Int64(random.next() % 3) - 1) }
      let (number, factsBefore) = (Int(random.next() % 9), (all.last?.factsBefore ?? 0) + 3)
      let idle = [CommandHistory.Idle(.device(.wake), at: now)]
      let push = Command.push(CommandHistoryStepsTests.push(number))
      let isOpened = random.next() % 5 > 0
      func step(
        _ command: Command, check: CommandHistory.Check? = nil, idle: [CommandHistory.Idle] = [],
        firedCount: Int = 0
      ) -> CommandHistory.Step {
        CommandHistory.Step(
          command, at: now, factsBefore: factsBefore, check: check, idle: idle,
          firedCount: firedCount, isOpened: isOpened)
      }
      switch random.next() % 12 {
      case 0: return step(.note("\(number)"))
      case 1: return step(.advance(to: now))
      case 2: return step(.advance(to: now), check: .init(number: number, line: "expect groups 0"))
      case 3: return step(push, idle: idle)
      case 4: return step(push, firedCount: 1)
      default: return step(push)
      }
    }
  }

  private static func push(_ number: Int) -> PushRequest {
    PushRequest(
      app: "com.example.chat",
      payload: Payload(content: nil, source: SourceText([], at: Place("payload \(number)"))))
  }

  @Test(
    "Each is what was added, with all that is beside it, whatever came and went",
    arguments: 1...12 as ClosedRange<UInt64>)
  func walk(seed: UInt64) {
    var course = Course(seed: seed)
    for _ in 0..<400 {
      course.change()
      let (history, all) = (course.history, course.all)
      #expect(Array(history.steps) == all && history.count == all.count)
      #expect(history.steps.map(\.idle) == all.map(\.idle))
      #expect(history.steps.map(\.firedCount) == all.map(\.firedCount))
      #expect(history.steps.map(\.isOpened) == all.map(\.isOpened))
      #expect(history.steps.last == all.last && history.steps.first == all.first)
      #expect(Array(history.steps.reversed().prefix(5)) == Array(all.reversed().prefix(5)))
    }
  }

  @Test(
    "Its events, and those before a fact, are found among them",
    arguments: 1...12 as ClosedRange<UInt64>)
  func events(seed: UInt64) {
    var course = Course(seed: seed)
    for _ in 0..<200 {
      course.change()
      let (history, all) = (course.history, course.all)
      let events = all.indices.filter { all[$0].check == nil && !all[$0].isClockMove }
      #expect(history.eventCount == events.count)
      #expect(events.indices.map(history.index(ofEvent:)) == events)
      #expect(events.indices.map(history.event) == events.map { all[$0] })
      let end = (all.last?.factsBefore ?? 0) + 1
      for fact in [0, 2, 3, 4, end / 2, end - 2, end - 1, end] {
        let begun = events.count { all[$0].factsBefore <= fact }
        #expect(history.eventCount(throughFact: fact) == begun, "fact \(fact) of \(end)")
      }
      for index in all.indices {
        let isPush = if case .push = all[index].command { true } else { false }
        #expect((history.payloadPlace(ofStep: index) != nil) == isPush)
      }
    }
  }

  @Test("Histories are equal where their steps are, whatever changed nothing in between")
  func equality() {
    let now = Instant(milliseconds: 0)
    let pushes = (0..<4).map { Command.push(Self.push($0)) }
    func history(idleAt place: Int) -> CommandHistory {
      var history = CommandHistory()
      for (index, push) in pushes.enumerated() {
        let idle = index == place ? [CommandHistory.Idle(.device(.wake), at: now)] : []
        history.append(.init(push, at: now, factsBefore: index, idle: idle))
      }
      return history
    }
    let plain = history(idleAt: -1)
    #expect(plain == history(idleAt: 2) && plain.hashValue == history(idleAt: 2).hashValue)
    var shorter = plain
    #expect(shorter.removeLast()?.command == pushes.last && shorter != plain)
    shorter.append(.init(pushes[3], at: now + .seconds(1), factsBefore: 3))
    #expect(shorter != plain && shorter.steps.last?.at == now + .seconds(1))
  }
}
