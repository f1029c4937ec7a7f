extension StringProtocol {
  /// How often a text stands in it.
  package func occurrences(of text: String) -> Int { ranges(of: text).count }
}
