import Localization
import Notifications

/// Keys and values of `.strings` files, quoted or bare.
extension StringsScanner {
  /// Reads a text.
  ///
  /// - Parameter needed: What the complaint says is needed, such as `=`.
  /// - Throws: What ends the reading of the entry.
  mutating func word(needed: String) throws(Complaint) -> Token {
    guard at < bytes.count else { throw unexpected(needed: needed, after: nil) }
    let byte = bytes[at]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte) }
    guard isBare(byte) else { throw unexpected(needed: needed, after: nil) }
    let start = spot
    let first = at
    while at < bytes.count, isBare(bytes[at]) { at += 1 }
    return Token(span: PackedStrings.Span(first..<at), spot: start, lastLine: line, end: at)
  }

  private mutating func quoted(_ quote: UInt8) throws(Complaint) -> Token {
    let start = spot
    at += 1
    let first = at
    var isEscaped = false
    while at < bytes.count, bytes[at] != quote {
      if bytes[at] == UInt8(ascii: "\\") {
        isEscaped = true
        at += 1
        guard at < bytes.count else { break }
      }
      if bytes[at] == UInt8(ascii: "\n") { line += 1 }
      at += 1
    }
    guard at < bytes.count else { throw unclosed(start) }
    let range = first..<at
    at += 1
    let span = isEscaped ? resolved(range, start) : PackedStrings.Span(range)
    return Token(span: span, spot: start, lastLine: line, end: at)
  }

  mutating func unclosed(_ start: PackedStrings.Spot) -> Complaint {
    // Reading goes on in the line after the quote: nothing else of the file need be lost.
    (at, line) = start.position
    let quote = bytes[at] == UInt8(ascii: "'") ? "'" : "\""
    return complaint("this text is not closed; write \(quote) at its end")
  }

  private mutating func resolved(
    _ range: Range<Int>, _ start: PackedStrings.Spot
  ) -> PackedStrings.Span {
    var escapes = StringsEscapes(bytes, range)
    let text = escapes.resolved()
    for message in escapes.complaints { note(start, message, .warning, rule: "L21") }
    return strings.keep(text)
  }

  /// Whether a text can begin with this byte.
  ///
  /// Quotes of both kinds, and what old-style lists take without quotes.
  func beginsWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || isBare(byte)
  }

  private func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// A complaint at the present place.
  func complaint(_ message: String) -> Complaint {
    Complaint(spot: spot, severity: .error, message: message)
  }

  private static let typographicQuotes = "“”„‟‘’‚‛«»"

  /// The complaint about something that is out of place.
  ///
  /// - Parameter word: What stands before it; nil where that does not matter.
  mutating func unexpected(needed: String, after word: Token?) -> Complaint {
    // It took the quote of a later line for its end: the one that is missing is in its own.
    if let word, word.lastLine > Int(word.spot.line), word.end == at, at < bytes.count {
      return unclosed(word.spot)
    }
    guard at < bytes.count else { return complaint("the file ends where \(needed) is needed") }
    let rest = bytes[at..<min(at + 8, bytes.count)]
    let found = String(decoding: rest, as: UTF8.self).prefix(1)
    if word == nil, found.allSatisfy(Self.typographicQuotes.contains) {
      return complaint("found the typographic quote \(found) around a text; write \"")
    }
    // A quote that is missing turns the rest of the file inside out; say where to look.
    let isInsideOut = word.map { $0.end == at && beginsWord(bytes[at]) } ?? false
    let advice =
      isInsideOut ? "; a quote in a text is written \\\", and each text needs one at its end" : ""
    return complaint("found '\(found)' where \(needed) is needed\(advice)")
  }
}

extension PackedStrings.Spot {
  /// The byte and the line.
  fileprivate var position: (Int, Int) { (Int(byte), Int(line)) }
}
