import Notifications
import Testing

@testable import Delivery

@Suite("Checks among the commands of a history")
struct CommandHistoryCheckTests {
  private func step(_ number: Int, isMove: Bool, check: Int? = nil) -> CommandHistory.Step {
    CommandHistory.Step(
      isMove || check != nil
        ? .advance(to: Instant(milliseconds: Int64(number))) : .note("\(number)"),
      at: Instant(milliseconds: Int64(number)), factsBefore: number * 2,
      check: check.map { CommandHistory.Check(number: $0, line: "expect groups \($0)") })
  }

  @Test(
    "A check is no event and no move, and leaves the events as they were when it goes",
    arguments: 1...12 as ClosedRange<UInt64>)
  func removing(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var history = CommandHistory()
    var all: [CommandHistory.Step] = []
    for number in 0..<60 {
      let isCheck = random.next() % 3 == 0
      let step = step(number, isMove: random.next() % 2 == 0, check: isCheck ? number : nil)
      history.append(step)
      all.append(step)
      #expect(!isCheck || !step.isClockMove)
      let checks = all.indices.filter { all[$0].check != nil }
      if random.next() % 4 == 0, let index = checks.randomElement(using: &random) {
        history.remove(checkAt: index)
        all.remove(at: index)
      }
      let events = all.indices.filter { all[$0].check == nil && !all[$0].isClockMove }
      #expect(Array(history.steps) == all)
      #expect(events.indices.map(history.index(ofEvent:)) == Array(events))
      #expect(events.indices.map { history.event($0) } == events.map { all[$0] })
      for fact in [0, number, number * 2, number * 2 + 1] {
        let begun = events.count { all[$0].factsBefore <= fact }
        #expect(history.eventCount(throughFact: fact) == begun, "fact \(fact)")
      }
    }
  }

  @Test("Two histories are equal where their steps are, however they came about")
  func equality() {
    var one = CommandHistory()
    var other = CommandHistory()
    for number in 0..<3 { one.append(step(number, isMove: false)) }
    other.append(step(0, isMove: false))
    other.append(step(9, isMove: true, check: 9))
    other.append(step(1, isMove: false))
    other.append(step(2, isMove: false))
    other.append(step(3, isMove: false))
    #expect(one != other)
    other.remove(checkAt: 1)
    other.truncate(to: 3)
    #expect(one == other && one.hashValue == other.hashValue)
  }
}
