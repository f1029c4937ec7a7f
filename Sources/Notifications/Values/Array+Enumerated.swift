extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  ///
  /// Empty for none. For messages of this program, which are English; texts on the phone are joined
  /// by `Localizer.joined(_:)`.
  package var enumerated: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }

  /// The first of them, and how many there are besides: `a, b and 7 more`; all where these are all.
  ///
  /// - Parameter most: How many are named, from 1.
  package func enumerated(atMost most: Int) -> String {
    (prefix(most) + (count > most ? ["\(count - most) more"] : [])).enumerated
  }

  /// What there is in the place of what was named: `there is a`, `there are a, b and 7 more`.
  ///
  /// - Parameter most: How many are named, from 1.
  package func thereAre(atMost most: Int) -> String {
    "there \(count == 1 ? "is" : "are") \(enumerated(atMost: most))"
  }
}
