extension Duration {
  /// In whole milliseconds, rounded up.
  ///
  /// Never 0 for a duration above 0, since a timer of 0 is none.
  package var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
