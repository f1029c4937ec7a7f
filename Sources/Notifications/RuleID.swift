/// The id of a rule, such as `G3`: a letter for its family and a number.
package struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The id as it is written.
  package let description: String

  package init(_ id: String) { description = id }
  package init(stringLiteral id: String) { description = id }
}

extension RuleID: Comparable {
  /// Orders by family, then by number, so that G3 comes before G12.
  package static func < (left: RuleID, right: RuleID) -> Bool { left.sortKey < right.sortKey }

  private var sortKey: (String, Int) {
    let family = description.prefix { !$0.isNumber }
    return (String(family), Int(description.dropFirst(family.count)) ?? 0)
  }
}
