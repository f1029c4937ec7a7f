import Delivery
import Notifications

/// A phone that goes through a course of events on the simulated clock.
package protocol TimelineStage {
  /// What is so now.
  var state: State { get }
  /// All that happened, in order.
  var facts: [Fact] { get }
  /// Lets time pass; what is due on the way happens.
  mutating func advance(to instant: Instant) throws
}

extension TimelineStage {
  /// Goes through a course that is written as a picture: a column is a step of time, a lane what is
  /// done in each step or what is seen in it.
  ///
  /// In each step the lanes that do something do it, from the first to the last;
  /// then the others are compared.
  ///
  /// ```swift
  /// try phone.expectTimeline(
  ///   step: .seconds(1),
  ///   .push("  a--b--------"),
  ///   .banner("aaaaabbbbb--"))
  /// ```
  ///
  /// - Parameter step: What a column stands for. After the last one that time passes, too.
  /// - Throws: `TimelineMismatch` where something else is seen; what the lanes and the clock throw.
  package mutating func expectTimeline(
    step: Interval, _ lanes: Lane<Self>..., file: String = #fileID, line: Int = #line
  ) throws {
    let columns = lanes.map(\.symbols.count).max() ?? 0
    var seen = lanes.map { _ in [Character]() }
    var moments: [TimelineMismatch.Moment] = []
    let start = state.now
    var firstFact = facts.count
    for column in 0..<columns {
      for lane in lanes where column < lane.symbols.count { try lane.act(column, on: &self) }
      let new = facts[firstFact...]
      for (index, lane) in lanes.enumerated() { seen[index] += lane.seen(state, new) }
      moments.append(TimelineMismatch.Moment(elapsed: state.now - start, facts: Array(new)))
      firstFact = facts.count
      try advance(to: state.now + step)
    }
    func missing(_ count: Int) -> [Character] { Array(repeating: "-", count: count) }
    let courses = zip(lanes, seen).map { lane, seen in
      TimelineMismatch.Course(
        name: lane.name, wanted: lane.symbols,
        got: lane.isWatched ? seen : lane.symbols + missing(columns - lane.symbols.count))
    }
    guard courses.allSatisfy({ $0.wanted == $0.got }) else {
      throw TimelineMismatch(courses: courses, moments: moments, place: "\(file):\(line)")
    }
  }
}

extension Phone: TimelineStage {
  package mutating func advance(to instant: Instant) throws {
    try perform(.advance(to: instant))
  }
}
