extension JSONScanner {
  /// Reads a string that begins with a straight quote.
  ///
  /// Leaves its slot on the tape, and reading behind the closing quote.
  mutating func scanString() throws(Stop) {
    let start = at + 1
    var isEscaped = false
    at = start
    while true {
      skipPlain()
      guard at < bytes.count else { throw openString(from: start - 1) }
      switch bytes[at] {
      case UInt8(ascii: "\""):
        slots.append(JSONSlot(.string, start, at, isEscaped: isEscaped))
        at += 1
        return
      case UInt8(ascii: "\\"):
        isEscaped = true
        try scanEscape(openedAt: start - 1)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw openString(from: start - 1)
      case 0..<0x20: noteControlCharacter()
      default: scanCharacter()
      }
    }
  }

  /// Passes over bytes that need no look, eight at a time.
  @inline(__always)
  private mutating func skipPlain() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops = ones &* 0x80
    while at &+ 8 <= bytes.count {
      let word = bytes.word(at: at)
      let quotes = word ^ (ones &* 0x22)
      let escapes = word ^ (ones &* 0x5C)
      // The classic test for a zero byte (Hacker's Delight, 6-1). A borrow can raise a byte above a
      // true hit only, so the first hit, the one that is used, is exact.
      let hits =
        ((quotes &- ones) & ~quotes | (escapes &- ones) & ~escapes
          | (word &- ones &* 0x20) & ~word | word) & tops
      if hits != 0 {
        at &+= UInt64(littleEndian: hits).trailingZeroBitCount >> 3
        return
      }
      at &+= 8
    }
    while at < bytes.count, isPlain(bytes[at]) { at &+= 1 }
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Passes over one character beyond ASCII.
  private mutating func scanCharacter() {
    let length = utf8Length(at: at)
    if length == 0 { noteBadUTF8() }
    at += max(1, length)
  }

  /// The number of bytes of a well-formed UTF-8 character (Unicode, table 3-7); 0 for none.
  ///
  /// Overlong forms and halves of pairs are not well formed.
  func utf8Length(at index: Int) -> Int {
    func follows(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      index + offset < bytes.count && range.contains(bytes[index + offset])
    }
    switch bytes[index] {
    case 0..<0x80: return 1
    case 0xC2...0xDF: return follows(1) ? 2 : 0
    case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
    case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
    case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
    case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
    case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
    case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
    default: return 0
    }
  }

  private mutating func scanEscape(openedAt quote: Int) throws(Stop) {
    guard at + 1 < bytes.count else { throw openString(from: quote) }
    switch bytes[at + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 2
    case UInt8(ascii: "u"): scanUnicodeEscape()
    default: noteBadEscape()
    }
  }

  private mutating func scanUnicodeEscape() {
    guard let unit = hexUnit(at: at + 2) else { return noteBadEscape() }
    if UTF16.isLeadSurrogate(unit), let low = lowSurrogate(at: at + 6), UTF16.isTrailSurrogate(low)
    {
      at += 12
      return
    }
    if UTF16.isSurrogate(unit) { noteLoneSurrogate() }
    at += 6
  }

  private func lowSurrogate(at index: Int) -> UInt16? {
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return hexUnit(at: index + 2)
  }

  private func hexUnit(at index: Int) -> UInt16? { JSONEscapes.hexUnit(in: bytes, at: index) }
}

extension UTF16 {
  /// Whether a code unit is half of a pair.
  package static func isSurrogate(_ unit: UInt16) -> Bool { 0xD800...0xDFFF ~= unit }
}
