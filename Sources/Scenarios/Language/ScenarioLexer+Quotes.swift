import Notifications

extension ScenarioLexer {
  /// A word up to the next blank, with quotes as in a shell.
  ///
  /// Parts with quotes and without may touch, as in a shell: `a"b c"d` is one word.
  ///
  /// - Throws: For a quote that is not closed on its line, and for an escape that is none.
  mutating func readQuotable() throws(Diagnostic) -> Word {
    let start = index
    var text: [UInt8] = []
    var isQuoted = false
    var head: String?
    while index < bytes.count, !bytes[index].isBlank, bytes[index] != .lineFeed {
      let isFirst = index == start
      switch bytes[index] {
      case .doubleQuote:
        text += try readDoubleQuoted()
        isQuoted = true
        if isFirst, isAtSeparator { head = String(decoding: text, as: UTF8.self) }
      case .singleQuote:
        text += try readSingleQuoted()
        isQuoted = true
        if isFirst, isAtSeparator { head = String(decoding: text, as: UTF8.self) }
      default:
        text.append(bytes[index])
        index += 1
      }
    }
    return Word(
      String(decoding: text, as: UTF8.self), isQuoted ? .quoted : .plain, at: place(of: start),
      head: head)
  }

  private var isAtSeparator: Bool {
    index < bytes.count && (bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: ":"))
  }

  private mutating func readSingleQuoted() throws(Diagnostic) -> ArraySlice<UInt8> {
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != .lineFeed {
      if bytes[index] == .singleQuote {
        index += 1
        return bytes[start + 1..<index - 1]
      }
      index += 1
    }
    throw fail(place(of: start), "this ' is never closed; close it on the same line")
  }

  private mutating func readDoubleQuoted() throws(Diagnostic) -> [UInt8] {
    let start = index
    var text: [UInt8] = []
    index += 1
    while index < bytes.count, bytes[index] != .lineFeed {
      switch bytes[index] {
      case .doubleQuote:
        index += 1
        return text
      case .backslash: text += try readEscape()
      default:
        text.append(bytes[index])
        index += 1
      }
    }
    throw fail(place(of: start), "this \" is never closed; close it on the same line")
  }

  private mutating func readEscape() throws(Diagnostic) -> [UInt8] {
    let start = index
    // The line's end is never part of it.
    index += start + 1 < bytes.count && bytes[start + 1] != .lineFeed ? 2 : 1
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case .doubleQuote: return [.doubleQuote]
    case .backslash: return [.backslash]
    case UInt8(ascii: "n"): return [.lineFeed]
    case UInt8(ascii: "u"):
      guard let digits = readCodePoint() else {
        throw fail(place(of: start), "write the code point in braces, such as \\u{1F600}")
      }
      if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
        return Array(String(Character(scalar)).utf8)
      }
      throw fail(
        place(of: start), "there is no character \\u{\(digits)}; the last one is \\u{10FFFF}")
    default:
      throw fail(
        place(of: start), "there is no such escape; there are \\\" \\\\ \\n and \\u{1F600}")
    }
  }

  // The digits in braces; nil where there are none. Of what stands in
  // braces, nothing is read as text.
  private mutating func readCodePoint() -> String? {
    guard index < bytes.count, bytes[index] == .openBrace,
      let end = bytes[index...].prefix(Self.mostDigits + 2).firstIndex(of: UInt8(ascii: "}")),
      !bytes[index..<end].contains(.lineFeed)
    else { return nil }
    let digits = String(decoding: bytes[index + 1..<end], as: UTF8.self)
    index = end + 1
    return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isHexDigit } ? digits : nil
  }

  // Zeros may stand before those that count.
  private static var mostDigits: Int { 16 }
}
