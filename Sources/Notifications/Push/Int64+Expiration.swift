extension Int64 {
  /// Reads an expiration as a header has it (B6): digits alone, as a sign is no part of a date.
  ///
  /// - Parameter text: Seconds since 1970, or 0 for one attempt.
  package init?(secondsSince1970 text: String) {
    self.init(digits: text)
  }

  /// Y28: whether seconds since 1970 are most likely milliseconds, as they lie behind the year 3000.
  package var areLikelyMilliseconds: Bool { self >= 32_503_680_000 }
}
