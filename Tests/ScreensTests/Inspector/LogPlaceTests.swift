import Delivery
import TestSupport
import Testing

@testable import Screens

@Suite("Facts and refusals of the log, in one order")
struct LogPlaceTests {
  static let seeds: [UInt64] = Array(1...20)

  /// A log of pushes between which something was refused, perhaps narrowed.
  private func harness(_ seed: UInt64) -> ScreenHarness {
    var random = RandomTexts(seed: seed)
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.install("com.example.messages", "Messages")
    for number in 0..<random.number(0...6) {
      if random.once(in: 2) { harness.send(.refused("refusal \(number)")) }
      harness.push("Kim", "Cup \(number)", then: 0)
    }
    if random.once(in: 3) { harness.send(.refused("the last refusal")) }
    if random.once(in: 2) {
      harness.type(
        "Lf" + random.pick(["presented", "refusal", "messages", "zzz", "!presented", "1"]))
    }
    return harness
  }

  /// The rows, listed: every fact that is shown, and before it what was refused by then.
  private func listed(_ harness: ScreenHarness) -> [LogRows.Row] {
    let filter = harness.model.inspector.logFilter
    let facts = filter?.hits ?? Array(0..<harness.facts.count)
    var refusals = harness.model.inspector.refusals.filter { filter?.fits($0.text) ?? true }[...]
    var rows: [LogRows.Row] = []
    for fact in facts {
      while let next = refusals.first, next.factCount <= fact {
        rows.append(.refusal(next.text))
        refusals = refusals.dropFirst()
      }
      rows.append(.fact(fact))
    }
    return rows + refusals.map { .refusal($0.text) }
  }

  @Test("Each stands where it happened, also where only some are shown", arguments: seeds)
  func order(seed: UInt64) {
    let harness = harness(seed)
    let rows = LogRows(harness.model, harness.scene)
    #expect((0..<rows.count).map { rows[$0] } == listed(harness))
  }

  @Test("A fact is found where it stands, and the nearest fact from anywhere", arguments: seeds)
  func places(seed: UInt64) {
    let harness = harness(seed)
    let (rows, all) = (LogRows(harness.model, harness.scene), listed(harness))
    let facts = all.enumerated().compactMap { index, row -> (Int, Int)? in
      if case .fact(let fact) = row { (index, fact) } else { nil }
    }
    for (index, fact) in facts { #expect(rows.index(of: .fact(fact)) == index) }
    for index in -2...all.count + 2 {
      for direction in [-1, 1] {
        let found = rows.selectable(near: index, direction)
        let start = min(max(0, index), all.count - 1)
        let wanted =
          direction < 0
          ? facts.last { $0.0 <= start } ?? facts.first
          : facts.first { $0.0 >= start } ?? facts.last
        #expect(found == wanted.map { .fact($0.1) }, "row \(index), direction \(direction)")
      }
    }
  }

  @Test("An empty log says so, and a filter that nothing fits says that")
  func empty() {
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.type("L")
    #expect(harness.text.contains(Words.nothingHappened), "\(harness.text)")
    var narrowed = ScreenHarness.morning(columns: 120, rows: 40)
    narrowed.type("L")
    narrowed.type("fzzzz")
    #expect(narrowed.text.contains(Words.nothingFits), "\(narrowed.text)")
    #expect(LogRows(narrowed.model, narrowed.scene).selectable(near: 0, 1) == nil)
  }

  @Test("A line about no notification and no app is explained by itself, with its rules")
  func explained() throws {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    let facts = harness.facts.facts
    let isOfPhone = { (fact: Fact) in
      fact.event.notification == nil && fact.event.group == nil && fact.event.app == nil
    }
    let index = try #require(facts.indices.last { isOfPhone(facts[$0]) })
    for key in ["w", "\n"] {
      var asked = harness
      asked.type("L")
      asked.model.inspector.select(.fact(index), asked.scene)
      if key == "w" { asked.type(key) } else { asked.press(.enter) }
      #expect(asked.model.inspector.tab == .why)
      #expect(!asked.text.contains(Words.nothingSelected), "\(asked.text)")
      let words = facts[index].logWords(in: asked.state).asSentence
      #expect(asked.text.contains(words.prefix(20)), "\(asked.text)")
      for reason in facts[index].reasons {
        #expect(asked.text.contains(reason.rule.description), "\(asked.text)")
      }
    }
    harness.type("k")
    #expect(harness.selectedWords == "clear all")
    #expect(harness.text.contains("A header is selected; select a row below it."))
  }
}
