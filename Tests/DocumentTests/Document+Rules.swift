import Notifications

extension Document {
  /// The index of rules, with the source files that follow each.
  static let rules: Document = {
    var table = Table("Rule", "What holds", "Source", "Where it is followed")
    let files = Self.files(".swift", in: "Sources").filter {
      // The table itself, and the program's help about it.
      !$0.path.contains("Rules/Rule+") && !$0.path.hasPrefix("coversheet")
    }
    for rule in Rule.all {
      let id = rule.id.description
      let users = files.filter { $0.text.names(id) }
        .map { $0.path.dropLast(".swift".count).split(separator: "/").last.map(String.init) ?? "" }
      table.add(id, rule.sentence, rule.source, users.map(\.code).joined(separator: ", "))
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
}

extension String {
  /// Whether a rule's id stands in a text as a word of its own.
  fileprivate func names(_ id: String) -> Bool {
    ranges(of: id).contains { range in
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
      let after = range.upperBound < endIndex ? self[range.upperBound] : " "
      return ![before, after].contains { $0.isLetter || $0.isNumber }
    }
  }
}
