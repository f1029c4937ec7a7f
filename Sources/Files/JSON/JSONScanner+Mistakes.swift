import Notifications

/// Complaints about how values are put together. All of this is off the fast path.
extension JSONScanner {
  /// More complaints than this about one text are of no use.
  private static let mistakeLimit = 100

  /// Whether one more complaint is taken.
  ///
  /// One hundred errors are taken, and as many others: what is untidy must not hide what is wrong.
  func hasRoom(for severity: Diagnostic.Severity) -> Bool {
    (severity == .error ? errorCount : mistakes.count - errorCount) < Self.mistakeLimit
  }

  /// Notes a mistake that can be passed over.
  ///
  /// - Parameter offset: From the document's first byte.
  mutating func note(
    _ offset: Int, _ message: String, _ severity: Diagnostic.Severity = .error,
    rule: RuleID? = nil
  ) {
    guard hasRoom(for: severity) else { return }
    if severity == .error { errorCount += 1 }
    mistakes.append(JSONMistake(offset, severity, message, rule: rule))
  }

  /// Notes a mistake after which nothing can be told for sure.
  ///
  /// - Returns: What to throw.
  mutating func stop(_ offset: Int, _ message: String) -> Stop {
    errorCount += 1
    mistakes.append(JSONMistake(offset, .error, message))
    return Stop()
  }

  /// Refuses what is no text at all, or nothing.
  ///
  /// UTF-16 and binary files get a complaint of their own, as nothing in them can be pointed at.
  mutating func checkBeginning() throws(Stop) {
    if bytes.first == 0xFE || bytes.first == 0xFF || bytes.holds(0, inFirst: 64) {
      throw stop(0, notUTF8(bytes.prefix(64)))
    }
    if bytes.holds("bplist00", at: 0) {
      throw stop(0, "this is a binary property list where JSON is needed")
    }
    try skipBlank()
    if at == bytes.count { throw stop(0, "the \(noun) is empty; \(example)") }
  }

  private func notUTF8(_ beginning: Slice<CheckedBytes>) -> String {
    let isWide =
      beginning.starts(with: [0xFE, 0xFF]) || beginning.starts(with: [0xFF, 0xFE])
      || beginning.count >= 4 && (beginning[0] == 0) != (beginning[1] == 0)
        && (beginning[2] == 0) == (beginning[0] == 0)
    return isWide
      ? "this is UTF-16 where UTF-8 is needed; save the file as UTF-8"
      : "this is a binary file where JSON is needed"
  }

  private var example: String {
    switch grammar {
    case .payload: #"a payload is written like {"aps":{"alert":"Hello"}}"#
    case .ours, .others: "write at least {}"
    }
  }

  /// Complains about what follows the value.
  mutating func checkEnd() throws(Stop) {
    try skipBlank()
    guard at < bytes.count else { return }
    switch bytes[at] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      note(at, "a second value begins here; \(roomForSecond)")
    case UInt8(ascii: ":") where slots.count > 0 && slots[0].kind == .string:
      note(
        slots[0].firstByte,
        "the braces around the object are missing; write { before it and } at its end")
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","):
      note(at, "\(found) has nothing to belong to; remove it")
    default: note(at, "found \(found) after the end of the value; remove it")
    }
  }

  private var roomForSecond: String {
    switch grammar {
    case .payload where noun == PayloadLine.noun: "write it on a line of its own"
    case .payload where noun == PayloadLine.fileNoun:
      "one payload is taken here; open the file by itself to send all of it"
    case .payload: "write one a file, or one a line in an .ndjson file"
    case .ours, .others: "write one a \(noun)"
    }
  }

  /// Complains that the text ends in the middle.
  mutating func endOfText() -> Stop {
    guard open != Self.outermost else {
      return stop(bytes.count, "the \(noun) ends where a value is needed")
    }
    let message = "the \(noun) ends before the \(openKind) of line \(openLine) is closed"
    return stop(bytes.count, "\(message); write \(openBracket) at its end")
  }

  /// Complains about a wrong closing bracket.
  mutating func mismatch() -> Stop {
    stop(at, "found \(found) where \(openBracket) has to close the \(openKind) of line \(openLine)")
  }

  /// Complains about nesting that no honest file has.
  mutating func tooDeep() -> Stop {
    stop(at, "arrays and objects are nested more than \(JSONValue.depthLimit) deep")
  }

  /// Complains about a character that nothing begins with.
  mutating func unexpected(where needed: String) -> Stop {
    stop(at, "found \(found) where \(needed) is needed")
  }

  /// Complains about what stands between two values in place of a comma.
  ///
  /// Passes over the mistake where it is clear that a comma was forgotten.
  ///
  /// - Parameter valueEnd: The byte after the value before.
  mutating func expectComma(after valueEnd: Int, isObject: Bool) throws(Stop) {
    let byte = bytes[at]
    if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { throw mismatch() }
    if at == valueEnd, slots[slots.count - 1].kind == .string, isWordByte(byte) {
      throw stop(at, #"found \#(found) straight after a string; a quote in a text is written \""#)
    }
    guard byte == UInt8(ascii: "\"") || !isObject && beginsValue(byte) else {
      throw unexpected(where: "a comma or \(openBracket)")
    }
    note(valueEnd, "a comma is missing here")
  }

  /// Complains about what follows a key in place of a colon.
  ///
  /// `=` and `=>` are passed over, as other languages write them.
  mutating func expectColon() throws(Stop) {
    guard at < bytes.count else { throw endOfText() }
    guard bytes[at] == UInt8(ascii: "=") else { throw unexpected(where: "a colon after the key") }
    note(at, "found '=' where a colon is needed")
    at += 1
    if at < bytes.count, bytes[at] == UInt8(ascii: ">") { at += 1 }
  }

  /// Notes a comma with nothing behind it (B53).
  mutating func noteTrailingComma(_ comma: Int) { noteLax(comma, "trailing comma") }

  // Y1 is of this alone: who calls it off, as theirs is lax, still hears what cannot be read.
  private mutating func noteLax(_ offset: Int, _ what: String) {
    guard grammar != .ours else { return }
    note(offset, "\(what); strict JSON has none, remove it", .warning, rule: "Y1")
  }

  /// Passes over a comment (B53).
  mutating func skipComment() throws(Stop) {
    let start = at
    let next = at + 1 < bytes.count ? bytes[at + 1] : 0
    switch next {
    case UInt8(ascii: "/"):
      while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
    case UInt8(ascii: "*"): try skipLongComment()
    default: throw unexpected(where: "a value")
    }
    noteLax(start, "comment")
  }

  private mutating func skipLongComment() throws(Stop) {
    let start = at
    at += 2
    while at + 1 < bytes.count {
      if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") {
        at += 2
        return
      }
      at += 1
    }
    throw stop(start, "this comment is not closed; write */ at its end")
  }

  private func beginsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"): true
    default: isWordByte(byte)
    }
  }

  /// The closing bracket that the innermost open array or object needs.
  var openBracket: String { slots[open].kind == .object ? "}" : "]" }
  private var openKind: String { slots[open].kind == .object ? "object" : "array" }
  private var openLine: Int { line(of: Int(slots[open].start)) }

  /// The line of a byte.
  ///
  /// - Complexity: Counts from the beginning; for complaints only.
  func line(of offset: Int) -> Int {
    firstLine + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
  }

  /// The character that is read next, for complaints.
  ///
  /// In quotes, or as a byte's number where it cannot be shown.
  var found: String {
    let length = utf8Length(at: at)
    let isControl = bytes[at] < 0x20 || bytes[at] == 0x7F
    if length == 0 || isControl { return "byte 0x" + hexadecimal(bytes[at], digits: 2) }
    return "'" + text(at..<at + length) + "'"
  }

  /// Some bytes as text.
  func text(_ range: Range<Int>) -> String { bytes.text(range) }

  /// A number in upper case hexadecimal.
  func hexadecimal(_ number: UInt8, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
