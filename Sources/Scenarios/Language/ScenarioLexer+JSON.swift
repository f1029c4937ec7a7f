import Notifications

extension ScenarioLexer {
  /// Goes past a JSON value to its matching bracket; whether it is right is the reader's business.
  ///
  /// - Throws: Where it is not closed; reading then goes on behind the lines that are part of it.
  mutating func skipJSON() throws(Diagnostic) {
    let start = index
    let bracket = bytes[start] == .openBrace ? "{" : "["
    let opening = place(of: start)
    var depth = 0
    var openString: Int?
    let end = looksForEnds ? bytes.count : lineEnd(from: start)
    while index < end, openString == nil || index - start < Self.mistakenJSONLimit {
      switch bytes[index] {
      case .openBrace, .openBracket: depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case .doubleQuote:
        // What follows on the next lines is still JSON, and no verbs.
        let quote = index
        if !skipJSONString() { openString = openString ?? quote }
      case UInt8(ascii: "/"): skipComment()
      default: break
      }
      index += 1
      if depth > 0 { continue }
      if let openString { throw unclosed(openString) }
      return
    }
    // The rest of the file was not JSON after all: read on behind the lines that began it.
    unclosedBytes += index - start
    index = start
    let ownEnd = endOfOwnLines(from: start)
    if openString == nil, looksForEnds, skipMismatched(upTo: ownEnd) { return }
    index = ownEnd
    throw openString.map(unclosed) ?? fail(opening, "this \(bracket) is never closed")
  }

  // Goes past a value in which a bracket of the wrong kind stands, so that one closes several: the
  // reader tells of that. False where nothing closes it.
  private mutating func skipMismatched(upTo end: Int) -> Bool {
    var closing: [UInt8] = []
    while index < end, closing.count <= Self.mismatchedDepth {
      switch bytes[index] {
      case .openBrace: closing.append(UInt8(ascii: "}"))
      case .openBracket: closing.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let match = closing.lastIndex(of: bytes[index]) { closing.removeSubrange(match...) }
      case .doubleQuote: _ = skipJSONString()
      case UInt8(ascii: "/"): skipComment()
      default: break
      }
      index += 1
      if closing.isEmpty { return true }
    }
    return false
  }

  // Deeper than any payload; each bracket is looked for among those that are open.
  private static var mismatchedDepth: Int { 64 }

  // The end of a line, and of those behind it that begin as JSON goes on and no line does.
  private func endOfOwnLines(from start: Int) -> Int {
    var end = lineEnd(from: start)
    while end < bytes.count, let first = bytes[(end + 1)...].first(where: { !$0.isBlank }),
      "{}[],:\"".utf8.contains(first)
    {
      end = lineEnd(from: end + 1)
    }
    return end
  }

  /// Whether the end of a JSON value is still looked for beyond its line.
  var looksForEnds: Bool { Self.looksForEnds(after: unclosedBytes, of: bytes) }

  /// The same after so many bytes were gone through in vain.
  static func looksForEnds(after unclosedBytes: Int, of bytes: [UInt8]) -> Bool {
    unclosedBytes < 8 * bytes.count
  }

  private func lineEnd(from start: Int) -> Int {
    bytes[start...].firstIndex(of: .lineFeed) ?? bytes.count
  }

  // Longer than any app that is written in a scenario; keeps many such mistakes in one
  // file from costing too much.
  private static var mistakenJSONLimit: Int { 1 << 13 }

  private func unclosed(_ quote: Int) -> Diagnostic {
    // Places are counted forward only, and what follows may have to be read again.
    var copy = self
    return fail(copy.place(of: quote), "this \" is never closed; close it on the same line")
  }

  // Ends on the closing quote; false where there is none on the line.
  private mutating func skipJSONString() -> Bool {
    index += 1
    while index < bytes.count, bytes[index] != .lineFeed {
      if bytes[index] == .doubleQuote { return true }
      index += bytes[index] == .backslash ? 2 : 1
    }
    index = min(index, bytes.count)
    return false
  }

  // Ends on the last byte of the comment, where there is one.
  private mutating func skipComment() {
    if let end = bytes.endOfComment(at: index) { index = end - 1 }
  }
}
