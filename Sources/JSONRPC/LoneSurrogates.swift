import Files
import Notifications

extension [UInt8] {
  /// JSON in whose strings each escape of half a surrogate pair is one of U+FFFD, which is as long.
  ///
  /// Texts of programs that count in UTF-16 may have such halves, and JSON allows them: a message
  /// is not to be lost for one.
  func replacingLoneSurrogates() -> [UInt8] {
    var result = self
    var index = 0
    while index < count {
      guard self[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard let unit = escapedUnit(at: index) else {
        index += 2
        continue
      }
      let next = UTF16.isLeadSurrogate(unit) ? escapedUnit(at: index + 6) : nil
      let isPair = next.map(UTF16.isTrailSurrogate) == true
      if !isPair, UTF16.isSurrogate(unit) {
        result.replaceSubrange(index + 2..<index + 6, with: "FFFD".utf8)
      }
      index += isPair ? 12 : 6
    }
    return result
  }

  // Of `\u` with four hexadecimal digits.
  private func escapedUnit(at index: Int) -> UInt16? {
    guard index + 6 <= count, self[index] == UInt8(ascii: "\\"),
      self[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in self[index + 2..<index + 6] {
      guard let digit = byte.hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
