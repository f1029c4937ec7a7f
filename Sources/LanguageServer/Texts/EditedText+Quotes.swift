extension EditedText {
  /// What stands in double quotes from a byte on, with the quotes; up to the end of its
  /// line where no quote ends it.
  ///
  /// An escaped quote ends nothing; a quote behind an escaped backslash does.
  ///
  /// - Returns: Nil where no quote stands at the byte.
  package func quotedRange(from start: Int) -> Range<Int>? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
    var end = start + 1
    while end < bytes.count, !bytes[end].endsLine {
      if bytes[end] == UInt8(ascii: "\"") { return start..<end + 1 }
      end += 1
      // Never over the end of the line: the backslash may be the last that was typed.
      let isEscape = bytes[end - 1] == UInt8(ascii: "\\")
      if isEscape, end < bytes.count, !bytes[end].endsLine { end += 1 }
    }
    return start..<end
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
