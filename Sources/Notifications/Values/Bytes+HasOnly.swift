extension Sequence<UInt8> {
  /// Whether a condition holds for each byte.
  ///
  /// As `allSatisfy`, but over the memory of what has its bytes in one piece, as nearly every text
  /// has: a view that is walked over takes many times as long.
  @inlinable package func hasOnly(_ isAllowed: (UInt8) -> Bool) -> Bool {
    withContiguousStorageIfAvailable { $0.allSatisfy(isAllowed) } ?? allSatisfy(isAllowed)
  }
}
