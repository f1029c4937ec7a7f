extension StringProtocol {
  /// Whether the bytes of another text are among its own.
  ///
  /// `contains` looks for characters, and prepares tables for that, which
  /// takes fifty times as long.
  @inlinable package func containsBytes(of part: String) -> Bool {
    firstRange(ofBytes: part) != nil
  }

  /// Where the bytes of another text stand first; nil where they are not.
  ///
  /// An empty text is at the start. The range begins and ends between scalars, though
  /// perhaps within a character.
  @inlinable package func firstRange(ofBytes part: String) -> Range<Index>? {
    guard let first = part.utf8.first else { return startIndex..<startIndex }
    let bytes = utf8
    var rest = bytes[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part.utf8) {
        return start..<bytes.index(start, offsetBy: part.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Wherever the bytes of another text stand, from the start and without
  /// overlaps; empty for an empty text.
  @inlinable package func ranges(ofBytes part: String) -> [Range<Index>] {
    if part.isEmpty { return [] }
    var (found, rest): ([Range<Index>], _) = ([], self[...])
    while let range = rest.firstRange(ofBytes: part) {
      found.append(range)
      rest = rest[range.upperBound...]
    }
    return found
  }
}

extension String {
  /// What the bytes of another text divide, empty parts as well; the whole where they are
  /// not, and for an empty text.
  package func split(atBytesOf part: String) -> [Substring] {
    var (parts, start): ([Substring], _) = ([], startIndex)
    for divider in ranges(ofBytes: part) {
      parts.append(self[start..<divider.lowerBound])
      start = divider.upperBound
    }
    parts.append(self[start...])
    return parts
  }
}
