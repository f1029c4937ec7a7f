extension JSONScanner {
  /// Reads a number that begins with a digit or a minus sign.
  ///
  /// What is nearly a number, such as `01` or `0x10`, is noted and read as one.
  mutating func scanNumber() {
    let start = at
    if bytes[at] == UInt8(ascii: "-") { at += 1 }
    let isWhole = at < bytes.count && bytes[at] == UInt8(ascii: "0")
    if isWhole { at += 1 }
    var isRight = isWhole || scanDigits()
    var kind = JSONSlot.Kind.integer
    if isRight, at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      kind = .number
      isRight = scanDigits()
    }
    if isRight, at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      kind = .number
      if at < bytes.count, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+") {
        at += 1
      }
      isRight = scanDigits()
    }
    if !isRight || at < bytes.count && isNumberByte(bytes[at]) { return scanOddNumber(from: start) }
    slots.append(JSONSlot(kind, start, at))
  }

  private mutating func scanDigits() -> Bool {
    let start = at
    while at < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[at] { at += 1 }
    return at > start
  }

  /// Whether a byte can belong to a number as people and languages other than JSON write it.
  ///
  /// Letters too, so that all of a wrong number is in its complaint.
  func isNumberByte(_ byte: UInt8) -> Bool {
    isWordByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "-")
  }

  /// Whether a byte can belong to a bare word.
  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
