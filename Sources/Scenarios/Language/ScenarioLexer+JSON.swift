import Notifications

extension ScenarioLexer {
  /// Goes past a JSON value to its matching bracket; whether it is right is the reader's business.
  mutating func skipJSON() throws(Diagnostic) {
    let start = index
    let bracket = bytes[start] == .openBrace ? "{" : "["
    let opening = place(of: start)
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case .openBrace, .openBracket: depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case .doubleQuote: try skipJSONString()
      case UInt8(ascii: "/"): skipComment()
      default: break
      }
      index += 1
      if depth == 0 { return }
    }
    // The rest of the file was not JSON after all: read on behind the line that began it.
    index = start
    throw fail(opening, "this \(bracket) is never closed")
  }

  // Ends on the closing quote.
  private mutating func skipJSONString() throws(Diagnostic) {
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != .lineFeed {
      if bytes[index] == .doubleQuote { return }
      index += bytes[index] == .backslash ? 2 : 1
    }
    index = min(index, bytes.count)
    throw fail(place(of: start), "this \" is never closed; close it on the same line")
  }

  // Ends on the last byte of the comment, where there is one.
  private mutating func skipComment() {
    guard index + 1 < bytes.count else { return }
    if bytes[index + 1] == UInt8(ascii: "/") {
      while index + 1 < bytes.count, bytes[index + 1] != .lineFeed { index += 1 }
    } else if bytes[index + 1] == UInt8(ascii: "*") {
      index += 3
      while index < bytes.count,
        !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*"))
      {
        index += 1
      }
    }
  }
}
