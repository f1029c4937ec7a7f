/// Complaints about strings and keys. All of this is off the fast path.
extension JSONScanner {
  /// Complains about a string that has no end.
  ///
  /// - Parameter quote: The byte of the opening one.
  mutating func openString(from quote: Int) -> Stop {
    let rest = bytes[min(quote + 1, bytes.count)...]
    let end = rest.firstIndex { $0 == UInt8(ascii: "\n") } ?? bytes.count
    if let curly = (quote + 1..<end).last(where: { typographicQuoteLength(at: $0) > 0 }) {
      let mark = text(curly..<curly + typographicQuoteLength(at: curly))
      return stop(curly, "found the typographic quote \(mark) at the end of a string; write \"")
    }
    let advice = end == bytes.count ? "" : #", or \n for a line break"#
    return stop(quote, "this string is not closed; write \" at its end\(advice)")
  }

  /// Complains about a control character in a string, and passes over it.
  mutating func noteControlCharacter() {
    let code = hexadecimal(bytes[at], digits: 4)
    let escape = bytes[at] == 9 ? #"\t"# : #"\u"# + code
    note(at, "control character U+\(code) in a string; write \(escape)")
    at += 1
  }

  /// Complains about bytes that are no UTF-8, the first time.
  mutating func noteBadUTF8() {
    guard !hasBadUTF8 else { return }
    hasBadUTF8 = true
    let byte = hexadecimal(bytes[at], digits: 2)
    note(at, "byte 0x\(byte) is not UTF-8 here; save the file as UTF-8")
  }

  /// Complains about a backslash before something that needs none, and passes over it.
  mutating func noteBadEscape() {
    if bytes[at + 1] == UInt8(ascii: "u") {
      note(at, #"\u needs four hexadecimal digits, as in \u00E9"#)
      at += 2
      return
    }
    let length = max(1, utf8Length(at: at + 1))
    let character = text(at + 1..<at + 1 + length)
    if bytes[at + 1] >= 0x20 {
      note(at, #"\\#(character) is no escape; write \\ for a backslash"#)
    }
    at += bytes[at + 1] < 0x20 ? 1 : 1 + length
  }

  /// Complains about half a surrogate pair.
  mutating func noteLoneSurrogate() {
    note(at, "\(text(at..<at + 6)) is half of a pair; write both halves or the character itself")
  }

  /// Reads a string between quotes that JSON does not know.
  ///
  /// - Parameter quoteLength: How many bytes the opening quote has.
  mutating func scanWronglyQuoted(_ quoteLength: Int) throws(Stop) {
    let start = at
    let isSingle = bytes[at] == UInt8(ascii: "'")
    at += quoteLength
    let first = at
    var isEscaped = false
    while at < bytes.count, bytes[at] != UInt8(ascii: "\n") {
      let length = isSingle && bytes[at] == UInt8(ascii: "'") ? 1 : typographicQuoteLength(at: at)
      if length > 0 && (isSingle == (length == 1)) || !isSingle && bytes[at] == UInt8(ascii: "\"") {
        note(start, wrongQuote(start, isSingle: isSingle, length: quoteLength))
        slots.append(JSONSlot(.string, first, at, isEscaped: isEscaped))
        at += max(1, length)
        return
      }
      isEscaped = isEscaped || bytes[at] == UInt8(ascii: "\\")
      at += bytes[at] == UInt8(ascii: "\\") && at + 1 < bytes.count ? 2 : 1
    }
    throw stop(start, wrongQuote(start, isSingle: isSingle, length: quoteLength))
  }

  private func wrongQuote(_ start: Int, isSingle: Bool, length: Int) -> String {
    let mark = text(start..<start + length)
    let kind = isSingle ? "single quote" : "typographic quote"
    return "found the \(kind) \(mark) around a string; write \""
  }

  /// The bytes of a typographic quote: “ ” „ ‟ ‘ ’ ‚ ‛ « »; 0 where there is none.
  ///
  /// - Parameter index: A byte's; what follows it may be missing.
  func typographicQuoteLength(at index: Int) -> Int {
    switch bytes[index] {
    case 0xE2:
      let isQuote =
        index + 2 < bytes.count && bytes[index + 1] == 0x80
        && 0x98...0x9F ~= bytes[index + 2]
      return isQuote ? 3 : 0
    case 0xC2:
      return index + 1 < bytes.count && [0xAB, 0xBB].contains(bytes[index + 1]) ? 2 : 0
    default: return 0
    }
  }
}
