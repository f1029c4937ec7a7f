import Testing

@testable import Sessions

@Suite("Work that is done side by side")
struct SideBySideTests {
  @Test(
    "What came of each is in the order of the items, on however many threads",
    arguments: [1, 2, 7, 500])
  func order(count: Int) {
    let items = Array(0..<200)
    #expect(SideBySide.map(items, count: count) { { $0 * 3 } } == items.map { $0 * 3 })
    #expect(SideBySide.map([Int](), count: count) { { $0 } }.isEmpty)
  }

  @Test(
    "What is taken in order is so, however many are made at the same time", arguments: [1, 2, 3, 8])
  func taken(count: Int) {
    for total in [0, 1, 2, 7, 20] {
      let makers = (0..<total).map { number in { @Sendable in number * 3 } }
      var taken: [Int] = []
      SideBySide.inOrder(makers, count: count) { taken.append($0) }
      #expect(taken == (0..<total).map { $0 * 3 })
    }
  }

  @Test(
    "Failures share what they may be minimized with: one alone has all, many half of what the tests took",
    arguments: [
      (1, 1, 40, 500, 1_000_000), (1, 5_000, 90_000, 500, 1_000_000),
      (200, 5_000, 90_000, 25, 225), (60, 60, 600, 12, 277),
      (2, 10_000, 4_000_000, 500, 1_000_000),
    ])
  func budget(count: Int, tests: Int, commands: Int, plays: Int, most: Int) {
    let budget = ScenarioMinimizer.Budget(
      sharedBy: count, testCount: tests, commandCount: commands)
    #expect(budget.plays == plays && budget.commands == most, "\(budget)")
  }
}
