extension String {
  /// With a capital at its start.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// With a capital at its start and a full stop at its end. A path or a name at
  /// the start stays as it is.
  package var asSentence: String {
    guard let first else { return self }
    let start = beginsWithName ? String(first) : first.uppercased()
    return (start + dropFirst()).withFullStop
  }

  /// With a full stop at its end, unless a mark ends it already, as in `did you mean "…"?`.
  package var withFullStop: String { endsSentence ? self : self + "." }

  /// With a clause behind it: after a semicolon, or as the next sentence where a mark ends this.
  ///
  /// - Parameter clause: Without a capital and a full stop.
  package func followed(byClause clause: String) -> String {
    endsSentence ? "\(self) \(clause.capitalizedFirst)" : "\(self); \(clause)"
  }

  /// Whether a mark ends it, or all that is in the brackets at its end.
  package var endsSentence: Bool {
    // What is left out in brackets, as in `f(…)`, ends nothing.
    guard last == ")" else { return last.map { ".!?…".contains($0) } ?? false }
    return dropLast().last.map { ".!?".contains($0) } ?? false
  }

  // Words have no dots, slashes and capitals within them.
  private var beginsWithName: Bool {
    let word = prefix { $0 != " " }.drop { $0 == "(" }
    let inner = word.dropFirst().dropLast(while: { ".,:;!?…)’".contains($0) })
    return inner.contains { "./_@:=".contains($0) || $0.isUppercase || $0.isNumber }
  }
}

extension Substring {
  fileprivate func dropLast(while isDropped: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }
}
