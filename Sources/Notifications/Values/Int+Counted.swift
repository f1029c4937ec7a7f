extension Int {
  /// The number with what is counted, as English has it: `1 line`, `2 lines`, `0 lines`.
  ///
  ///     3.counted("line")
  ///     count.counted("category", "categories")
  ///
  /// - Parameters:
  ///   - one: What stands behind 1.
  ///   - many: What stands behind any other number; nil for the same with an s.
  package func counted(_ one: String, _ many: String? = nil) -> String {
    self == 1 ? "1 \(one)" : "\(self) \(many ?? one + "s")"
  }
}
