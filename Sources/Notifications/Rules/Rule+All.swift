extension Rule {
  // Each is made when it is asked for: what is explained first names few.
  private static let families: [(letter: Unicode.Scalar, rules: @Sendable () -> [Rule])] = [
    ("G", { grouping }), ("T", { summaries }), ("H", { hiddenPreviews }), ("L", { localization }),
    ("U", { settings }), ("X", { management }), ("P", { presentation }), ("R", { criticalAlerts }),
    ("F", { focus }),
    ("K", { triggers }), ("N", { legacy }), ("A", { actions }), ("V", { attachments }),
    ("V", { serviceExtensions }), ("C", { contentExtensions }), ("B", { push }),
    ("B", { binary }), ("W", { watch }), ("Y", { payloads }), ("D", { guidelines }),
  ]

  /// Every rule that the product follows, by family and number.
  package static let all = letters.flatMap { letter in
    families.filter { $0.letter == letter }.flatMap { $0.rules() }.ordered { $0.id < $1.id }
  }

  // Two families of one letter stand one behind the other.
  private static var letters: [Unicode.Scalar] {
    families.map(\.letter).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The rule with this id.
  package static func named(_ id: RuleID) -> Rule? {
    guard let letter = id.description.unicodeScalars.first else { return nil }
    for family in families where family.letter == letter {
      if let rule = family.rules().first(where: { $0.id == id }) { return rule }
    }
    return nil
  }
}
