import Notifications

/// One of several parts that together are all tests, each for a machine of its own.
package struct TestShard: Equatable, Sendable {
  /// Which one it is, from 0.
  let index: Int
  /// How many there are.
  let count: Int

  /// Nil for a part that there is not.
  package init?(index: Int, of count: Int) {
    guard count > 0, (0..<count).contains(index) else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Reads a part as `--shard` takes it: `1/3` is the first of three.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map {
      Int(digits: $0)
    }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1] else { return nil }
    guard number > 0 else { return nil }
    self.init(index: number - 1, of: count)
  }

  /// The part's scenarios, in the order of all.
  ///
  /// The parts share nothing and leave nothing out. Which scenario is in which part depends on the
  /// paths and the times only. Where times are known, the longest come first, each to the part
  /// that has the least so far.
  ///
  /// - Parameter times: Of an earlier run; a scenario without one is taken to be as long as
  ///   the others are on average.
  package func scenarios(of all: [TestedScenario], times: TestTimes = TestTimes())
    -> [TestedScenario]
  {
    let usual = times.average(of: all)
    let known = all.map { (scenario: $0, time: times[$0.name] ?? usual) }
    let longestFirst = known.ordered { $0.time > $1.time }
    // Of more parts than scenarios the others have none.
    let used = min(count, all.count)
    guard index < used else { return [] }
    var loads = Array(repeating: Duration.zero, count: used)
    var parts: [[TestedScenario]] = Array(repeating: [], count: used)
    for (scenario, time) in longestFirst {
      let least = loads.indices.min {
        (loads[$0], parts[$0].count, $0) < (loads[$1], parts[$1].count, $1)
      }
      guard let least else { break }
      loads[least] += time
      parts[least].append(scenario)
    }
    return parts[index].ordered { $0.number < $1.number }
  }
}
