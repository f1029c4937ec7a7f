extension Int {
  /// A limit in bytes, in the largest unit that it is a whole number of: `16 KiB`, `1 MiB`,
  /// `1000 bytes`.
  ///
  /// Limits are powers of two; sizes of files that people are told are by thousands (V9).
  package var inBytes: String {
    for (unit, shift) in [("GiB", 30), ("MiB", 20), ("KiB", 10)] {
      if self > 0, self % (1 << shift) == 0 { return "\(self >> shift) \(unit)" }
    }
    return "\(self) bytes"
  }
}
