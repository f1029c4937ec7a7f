extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  ///
  /// Empty for none. For messages of this program, which are English; texts on the phone are joined
  /// by `Localizer.joined(_:)`.
  package var enumerated: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
