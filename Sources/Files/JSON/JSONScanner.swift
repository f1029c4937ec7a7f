import Notifications

/// Walks over the bytes of a JSON text once and writes down what is where (RFC 8259).
///
/// It does not recurse, so no depth of nesting can exhaust the stack. Mistakes that leave no doubt
/// about what was meant are noted and passed over; see `JSONScanner+Mistakes.swift`.
struct JSONScanner {
  /// Ends the walk; the reason is the last of `mistakes`.
  struct Stop: Error {}

  /// The file, or the line of it, that is read.
  let bytes: CheckedBytes
  /// What is forgiven, and what is noted besides.
  let grammar: JSONGrammar
  /// The number of the first line, for mistakes that name another line.
  let firstLine: Int
  /// What complaints call the whole text.
  let noun: String
  /// The byte that is read next.
  var at: Int
  /// The values that were read so far, in the order in which they begin.
  var slots: JSONTape
  /// What is wrong so far, in the order of the file.
  var mistakes: [JSONMistake] = []
  /// How many of them are errors.
  var errorCount = 0
  /// Whether a complaint about the encoding was made; one is enough, since all have one cause.
  var hasBadUTF8 = false
  /// The innermost array or object that is open.
  var open = JSONScanner.outermost
  /// How many objects and arrays are open.
  var depth = 0

  /// Stands for "no array or object is open".
  static let outermost = Int(UInt32.max)

  /// - Parameters:
  ///   - bytes: The document alone.
  ///   - start: Behind a byte order mark.
  ///   - slots: Empty; its memory is used.
  init(
    _ bytes: CheckedBytes, from start: Int, grammar: JSONGrammar, firstLine: Int,
    noun: String, slots: JSONTape
  ) {
    (self.bytes, self.grammar, self.firstLine, self.slots) = (bytes, grammar, firstLine, slots)
    self.noun = noun
    at = start
  }

  /// Reads the whole text.
  ///
  /// - Returns: Whether it could be read to its end, perhaps with mistakes.
  mutating func scan() -> Bool {
    do throws(Stop) {
      try checkBeginning()
      try scanValues()
      try checkEnd()
      return true
    } catch {
      return false
    }
  }

  private mutating func scanValues() throws(Stop) {
    repeat {
      let opened = try scanValue()
      if !opened { try scanAfterValue() }
    } while open != Self.outermost
  }

  /// Reads one value, or the beginning of an array or object.
  ///
  /// - Returns: Whether the next thing is a value within an array or object that has begun.
  private mutating func scanValue() throws(Stop) -> Bool {
    try skipBlank()
    guard at < bytes.count else { throw endOfText() }
    switch bytes[at] {
    case UInt8(ascii: "\""): try scanString()
    case UInt8(ascii: "{"): return try begin(.object, closing: UInt8(ascii: "}"))
    case UInt8(ascii: "["): return try begin(.array, closing: UInt8(ascii: "]"))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber()
    case UInt8(ascii: "t"): try scanWord("true", .yes)
    case UInt8(ascii: "f"): try scanWord("false", .no)
    case UInt8(ascii: "n"): try scanWord("null", .null)
    default: try scanOddValue()
    }
    return false
  }

  /// Reads commas and closing brackets up to where the next value begins, or to the end.
  private mutating func scanAfterValue() throws(Stop) {
    while open != Self.outermost {
      let valueEnd = at
      try skipBlank()
      let isObject = slots[open].kind == .object
      let bracket = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      guard at < bytes.count else { throw endOfText() }
      if bytes[at] == bracket {
        close()
        continue
      }
      if bytes[at] == UInt8(ascii: ",") {
        if try scanComma(before: bracket) { continue }
      } else {
        try expectComma(after: valueEnd, isObject: isObject)
      }
      if isObject { try scanKey() }
      return
    }
  }

  /// Reads a comma.
  ///
  /// - Returns: Whether it was a trailing one, with the closing bracket next.
  private mutating func scanComma(before bracket: UInt8) throws(Stop) -> Bool {
    let comma = at
    at += 1
    try skipBlank()
    guard at < bytes.count, bytes[at] == bracket else { return false }
    noteTrailingComma(comma)
    return true
  }

  private mutating func begin(_ kind: JSONSlot.Kind, closing bracket: UInt8) throws(Stop) -> Bool {
    if depth == JSONValue.depthLimit { throw tooDeep() }
    slots.append(JSONSlot(kind, at, open))
    open = slots.count - 1
    depth += 1
    at += 1
    try skipBlank()
    if at < bytes.count, bytes[at] == bracket {
      close()
      return false
    }
    if kind == .object { try scanKey() }
    return true
  }

  private mutating func close() {
    let outer = Int(slots[open].end)
    slots.append(JSONSlot(.end, at, at + 1))
    slots[open].end = UInt32(truncatingIfNeeded: slots.count)
    if slots[open].kind == .object { noteRepeatedKeys(of: open) }
    open = outer
    depth -= 1
    at += 1
  }

  private mutating func scanKey() throws(Stop) {
    if at < bytes.count, bytes[at] == UInt8(ascii: "\"") {
      try scanString()
    } else {
      try scanOddKey()
    }
    try skipBlank()
    guard at < bytes.count, bytes[at] == UInt8(ascii: ":") else { return try expectColon() }
    at += 1
  }

  private mutating func scanWord(_ word: StaticString, _ kind: JSONSlot.Kind) throws(Stop) {
    let end = at + word.utf8CodeUnitCount
    guard end <= bytes.count, holds(word), end == bytes.count || !isWordByte(bytes[end]) else {
      return try scanOddValue()
    }
    slots.append(JSONSlot(kind, at, end))
    at = end
  }

  private func holds(_ word: StaticString) -> Bool {
    bytes.holds(word, at: at)
  }

  /// Passes over blanks and comments.
  ///
  /// - Throws: Where a long comment is not closed, or a slash begins none.
  @inline(__always)
  mutating func skipBlank() throws(Stop) {
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): at += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }
}
