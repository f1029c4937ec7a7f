extension RandomAccessCollection<UInt8> where Index == Int {
  /// Where a comment ends, as C, and JSON that has some, write them: `// …` or `/* … */`.
  ///
  /// `/*/` begins a comment and does not end it.
  ///
  /// - Parameter start: Where the comment may begin.
  /// - Returns: Behind `*/`, or at the line feed; the end where the comment is not
  ///   closed. Nil where none begins.
  @inlinable package func endOfComment(at start: Int) -> Int? {
    guard start + 1 < endIndex, self[start] == UInt8(ascii: "/") else { return nil }
    switch self[start + 1] {
    case UInt8(ascii: "/"): return self[start...].firstIndex(of: UInt8(ascii: "\n")) ?? endIndex
    case UInt8(ascii: "*"):
      var index = start + 3
      while index < endIndex {
        if self[index] == UInt8(ascii: "/"), self[index - 1] == UInt8(ascii: "*") {
          return index + 1
        }
        index += 1
      }
      return endIndex
    default: return nil
    }
  }
}
