import Notifications

/// What people write in place of a JSON value. All of this is off the fast path.
extension JSONScanner {
  /// Reads what begins like no value.
  ///
  /// Words such as `yes` and `None` are read as what they mean, with an error.
  mutating func scanOddValue() throws(Stop) {
    let byte = bytes[at]
    switch byte {
    case UInt8(ascii: "'"): try scanWronglyQuoted(1)
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): try scanMissingValue()
    case UInt8(ascii: "+"), UInt8(ascii: "."): scanOddNumber(from: at)
    case _ where isWordByte(byte): scanOddWord()
    default:
      let length = typographicQuoteLength(at: at)
      guard length > 0 else { throw unexpected(where: "a value") }
      try scanWronglyQuoted(length)
    }
  }

  private mutating func scanMissingValue() throws(Stop) {
    guard open != Self.outermost else { throw unexpected(where: "a value") }
    if bytes[at] != UInt8(ascii: ","), found != "'\(openBracket)'" { throw mismatch() }
    note(at, "a value is missing before \(found)")
    slots.append(JSONSlot(.null, at, at))
  }

  private mutating func scanOddWord() {
    let start = at
    while at < bytes.count, isWordByte(bytes[at]) || bytes[at] == UInt8(ascii: "-") { at += 1 }
    let word = text(start..<at)
    switch word.lowercased() {
    case _ where open == Self.outermost && isFollowed: noteForeign(from: start)
    case "true", "yes": noteWord(word, at: start, write: "true", .yes)
    case "false", "no": noteWord(word, at: start, write: "false", .no)
    case "null", "nil", "none", "undefined": noteWord(word, at: start, write: "null", .null)
    case "nan", "inf", "infinity": noteWord(word, at: start, write: "a number or null", .null)
    case _ where open == Self.outermost: noteForeign(from: start)
    default: noteUnknownWord(word, at: start)
    }
  }

  // Where the first letter is another, too, a text is meant: `value` is as near to `false` as `fasle`.
  private mutating func noteUnknownWord(_ word: String, at start: Int) {
    let near = nearest(word, among: ["true", "false", "null"])
    switch near?.first == word.lowercased().first ? near : nil {
    case "true": noteWord(word, at: start, write: "true", .yes)
    case "false": noteWord(word, at: start, write: "false", .no)
    case "null": noteWord(word, at: start, write: "null", .null)
    default: noteWord(word, at: start, write: "\"\(word)\"", .string)
    }
  }

  private var isFollowed: Bool { (at..<bytes.count).contains { !bytes[$0].isJSONBlank } }

  // What begins so is another kind of file, to its end; its words may be secret and are not quoted.
  private mutating func noteForeign(from start: Int) {
    note(start, "this is no JSON value; write an object in braces")
    slots.append(JSONSlot(.string, start, at))
    at = bytes.count
  }

  private mutating func noteWord(
    _ word: String, at start: Int, write right: String, _ kind: JSONSlot.Kind
  ) {
    note(start, "'\(word)' is no JSON value; write \(right)")
    slots.append(JSONSlot(kind, start, at))
  }

  /// Reads what begins like no key.
  ///
  /// A key without quotes is read, with an error.
  mutating func scanOddKey() throws(Stop) {
    guard at < bytes.count else { throw endOfText() }
    let byte = bytes[at]
    let curly = typographicQuoteLength(at: at)
    if byte == UInt8(ascii: "'") || curly > 0 {
      try scanWronglyQuoted(max(1, curly))
    } else if byte == UInt8(ascii: ",") {
      note(at, "a key and value are missing before ','")
      at += 1
      try skipBlank()
      try scanKeyOnly()
    } else if isWordByte(byte) {
      scanBareKey()
    } else if byte == UInt8(ascii: "]") {
      throw mismatch()
    } else {
      throw unexpected(where: #"a key such as "title""#)
    }
  }

  private mutating func scanKeyOnly() throws(Stop) {
    while at < bytes.count, bytes[at] == UInt8(ascii: ",") {
      at += 1
      try skipBlank()
    }
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
      if at < bytes.count, bytes[at] == UInt8(ascii: ",") { throw unexpected(where: "a key") }
      return try scanOddKey()
    }
    try scanString()
  }

  private mutating func scanBareKey() {
    let start = at
    while at < bytes.count, isWordByte(bytes[at]) || bytes[at] == UInt8(ascii: "-") { at += 1 }
    let key = text(start..<at)
    note(start, "the key '\(key)' is not in quotes; write \"\(key)\"")
    slots.append(JSONSlot(.string, start, at))
  }

  /// Reads what begins like a number and is none.
  ///
  /// - Parameter start: Where it begins; reading goes on behind it.
  mutating func scanOddNumber(from start: Int) {
    at = start
    while at < bytes.count, isNumberByte(bytes[at]) { at += 1 }
    let number = text(start..<at)
    let advice = tidied(number).map { "; write \($0)" } ?? ""
    note(start, "'\(number)' is no JSON number\(advice)")
    slots.append(JSONSlot(.number, start, at))
  }

  private func tidied(_ number: String) -> String? {
    guard number.contains(where: \.isHexDigit) else { return "a number" }
    var digits = Substring(number)
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits = digits.dropFirst() }
    if digits.lowercased().hasPrefix("0x") {
      return UInt64(digits: digits.dropFirst(2), radix: 16)
        .map { (isNegative && $0 > 0 ? "-" : "") + String($0) }
    }
    digits = digits.drop { $0 == "0" }
    if digits.last == "." { digits = digits.dropLast() }
    let isBare = digits.first.map { !$0.isNumber } ?? true
    let right = (isNegative ? "-" : "") + (isBare ? "0" : "") + digits
    let isNumber = right.allSatisfy { $0.isNumber || "-+.eE".contains($0) } && Double(right) != nil
    return isNumber && right != number ? right : nil
  }
}
