// Words between isolates keep what stands around them in its place, whichever way they run.
extension String {
  /// Between isolates where some of it may run from right to left.
  package var isolated: String { hasRightToLeft ? "\u{2068}\(self)\u{2069}" : self }

  /// Filtered, where the filter takes marks of direction out, but for pairs of
  /// isolates around some of it.
  ///
  /// - Parameters:
  ///   - open: What the first of a pair becomes.
  ///   - close: What its other becomes.
  package func filteredBetweenIsolates(
    open: String = "\u{2068}", close: String = "\u{2069}", by filter: (String) -> String
  ) -> String {
    let parts = split(separator: "\u{2068}", omittingEmptySubsequences: false)
    let pairs = parts.dropFirst().map { part in
      let ends = part.split(separator: "\u{2069}", maxSplits: 1, omittingEmptySubsequences: false)
      return ends.count < 2
        ? filter(String(part)) : open + filter(String(ends[0])) + close + filter(String(ends[1]))
    }
    return filter(String(parts[0])) + pairs.joined()
  }
}
