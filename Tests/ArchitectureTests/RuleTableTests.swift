import Foundation
import Notifications
import Testing

@Suite("The table of rules")
struct RuleTableTests {
  @Test("Every rule id that the code names has a row, and every row is named by the code")
  func tableAndCodeAgree() {
    // Terminals have a C1 and an X10 of their own.
    let modules = Module.allCases.filter { $0 != .terminalCore && $0 != .ncursesTerminal }
    let used = modules.reduce(into: Set<String>()) { $0.formUnion($1.ruleIDs) }
    let rows = Set(Rule.all.map(\.id.description))
    let missing = used.subtracting(rows).sorted()
    let idle = rows.subtracting(used).sorted()
    #expect(missing.isEmpty, "ids without a row in Notifications/Rules")
    #expect(idle.isEmpty, "rows that nothing uses")
  }

  @Test(
    "Every decision that the code names has its words in the rule's row, and every one there is named"
  )
  func decisionsAgree() {
    let used = Module.allCases.reduce(into: Set<String>()) { $0.formUnion($1.decisions) }
    let rows = Set(Rule.all.flatMap { rule in rule.decisions.map { "\(rule.id) \($0.name)" } })
    #expect(used.subtracting(rows).isEmpty, "decisions without words")
    #expect(rows.subtracting(used).isEmpty, "words of decisions that nothing makes")
    #expect(rows.count > 100)
  }

  @Test("Each decision of a rule has words of its own", arguments: Rule.all)
  func decisionsDiffer(_ rule: Rule) {
    let names = (rule.decisions + RuleDecision.ofAll).map(\.name)
    #expect(Set(names).count == names.count)
    for decision in rule.decisions {
      let words = decision.judgment
      #expect(words.last != "." && !words.isEmpty, "it goes on in a line")
      #expect(words != rule.judgment || words.contains("{why}"), "\(rule.id) \(decision.name)")
    }
  }

  @Test("No id has two rows")
  func idsAreUnique() {
    let ids = Rule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test("Each row is found by its id, and no other id is")
  func found() {
    #expect(Rule.all.allSatisfy { Rule.named($0.id) == $0 })
    for id in ["", "G", "G0", "g3", "Z44", "é1"] { #expect(Rule.named(RuleID(id)) == nil) }
  }

  @Test("V12: a file named like a blank of the words that name it is called what it is called")
  func valuesAreNoBlanks() {
    let details = [Reason.Detail("file", "{why}.png"), Reason.Detail("why", "too large")]
    #expect(Reason("V12", details).words == "{why}.png: too large")
    #expect(Reason("V12").words == "{file}: {why}")
  }
}

extension Module {
  /// The ids in its code and comments, but for the table's own rows.
  fileprivate var ruleIDs: Set<String> {
    let pattern = /\b[GTHLUXRFPAVCKNBWYD][1-9][0-9]?\b/
    return files.filter { !$0.path.contains("Rules/Rule+") }.reduce(into: []) { ids, file in
      ids.formUnion(file.text.matches(of: pattern).map { String($0.output) })
    }
  }

  /// The decisions that its code names beside a rule, such as `G28 view`.
  fileprivate var decisions: Set<String> {
    let pattern = /Reason\(\s*"([A-Z][0-9]+)",\s*"(\w+)"/
    return files.filter { !$0.path.contains("Rules/Rule+") }.reduce(into: []) { names, file in
      names.formUnion(file.text.matches(of: pattern).map { "\($0.output.1) \($0.output.2)" })
    }
  }
}
