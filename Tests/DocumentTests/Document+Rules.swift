import Notifications
import TestSupport

extension Document {
  /// The index of rules, with the source files that follow each.
  static let rules: Document = {
    var table = Table("Rule", "What holds", "Source", "Where it is followed")
    let places = followers
    for rule in Rule.all {
      let id = rule.id.description
      table.add(id, rule.sentence, rule.source, places[id, default: []].joined(separator: ", "))
    }
    return Document(
      path: "Sources/Notifications/Rules/README.md",
      text: """
        # Rules

        What the product follows, one row a rule. `coversheet help rule ID` says the same, and every
        explanation (`coversheet explain`, `w` on the screen) names the rules that decided.
        Made from the table in this folder; \(refreshing.code) makes it anew.

        \(table.text)
        """)
  }()

  // The names of the files that say a word, for every word; in the order of their paths.
  private static var followers: [String: [String]] {
    let files = Self.files(".swift", in: "Sources").filter {
      // Nor the program's help about the table, with its examples.
      Checkout.namesRules($0.path) && !$0.path.hasPrefix("coversheet")
        && !$0.path.contains("Lint/Examples/")
    }
    var followers: [String: [String]] = [:]
    for file in files {
      let path = file.path.dropLast(".swift".count)
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      for word in file.text.ruleWords { followers[word, default: []].append(name.code) }
    }
    return followers
  }
}
