import Foundation
import Notifications
import TestSupport
import Testing

@Suite("The table of rules")
struct RuleTableTests {
  @Test("Every rule id that the code names has a row, and every row is named by the code")
  func tableAndCodeAgree() {
    let used = Module.allCases.reduce(into: Set<String>()) { $0.formUnion($1.ruleIDs) }
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

  @Test("Words like ids that terminals and Unicode have are no ids, nor what a hyphen joins")
  func otherWords() {
    #expect("(G3, G12): T29–T31 UAX9-L2 iOS 12 x1 G".ruleWords == ["G3", "G12", "T29", "T31"])
    #expect(Checkout.namesRules("Delivery/Rules/Grouping.swift"))
    for path in ["TerminalCore/Text/Directions.swift", "Notifications/Rules/Rule+Watch.swift"] {
      #expect(!Checkout.namesRules(path))
    }
    let order = Module.localization.files.first { $0.path.hasSuffix("/VisualOrder.swift") }
    #expect(order?.text.ruleWords == ["L34"])
  }

  @Test("No id has two rows")
  func idsAreUnique() {
    let ids = Rule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test("Rules stand family by family, each in the order of its numbers")
  func idsAreInOrder() {
    let ids = Rule.all.map(\.id)
    var letters: [Character] = []
    for (before, id) in zip(ids.prefix(1) + ids, ids) {
      let letter = id.description.first ?? " "
      if letters.last == letter {
        #expect(before < id, "\(before) stands before \(id)")
      } else {
        #expect(!letters.contains(letter), "\(id) is not with its family")
        letters.append(letter)
      }
    }
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
    let pattern = /[GTHLUXRFPAVCKNBWYD][1-9][0-9]?/
    return files.filter { Checkout.namesRules($0.path) }.reduce(into: []) { ids, file in
      ids.formUnion(file.text.ruleWords.filter { $0.wholeMatch(of: pattern) != nil })
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
