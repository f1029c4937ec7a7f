import Notifications

/// Takes the XML of property lists and reports apart into tags and texts.
///
/// No namespaces, attributes where they are asked for, and no entities but the five of XML and
/// numbered ones: what a file declares itself is never expanded, so it cannot blow up, and nothing
/// outside the file is read.
struct XMLScanner {
  /// A piece of the file.
  enum Token: Equatable {
    /// `<dict>`.
    case open(String)
    /// `</dict>`.
    case close(String)
    /// `<true/>`.
    case empty(String)
    /// Characters with entities resolved, CDATA included.
    case text(String)
    /// The end of the file, again and again.
    case end
  }

  private let bytes: [UInt8]
  private let path: String
  private var counter = LineCounter()
  private var at = 0
  private var tokenStart = 0
  private var hasDocumentType = false
  private let readsAttributes: Bool
  /// The attributes of the tag that was read last, in their order; empty where they are not read.
  private(set) var attributes: [(name: String, value: String)] = []

  /// - Parameters:
  ///   - bytes: UTF-8 without a mark.
  ///   - readsAttributes: Keep the attributes of tags; property lists have none that mean anything.
  init(_ bytes: [UInt8], path: String, readsAttributes: Bool = false) {
    (self.bytes, self.path, self.readsAttributes) = (bytes, path, readsAttributes)
  }

  /// The place of the piece that was read last.
  ///
  /// Of what `next()` gave.
  mutating func place() -> Place { place(of: tokenStart) }

  private mutating func place(of offset: Int) -> Place {
    let position = bytes.withUnsafeBufferPointer {
      counter.position(of: offset, in: CheckedBytes($0))
    }
    return Place(path, line: position.line, column: position.column)
  }

  /// Reads the next piece, passing over comments and declarations.
  ///
  /// - Throws: For what is not closed, and for an entity that is none.
  mutating func next() throws(Diagnostic) -> Token {
    while at < bytes.count {
      tokenStart = at
      if starts("<!--") {
        try skip(to: "-->", "this comment is not closed; write --> at its end")
      } else if starts("<?") {
        try skip(to: "?>", "this <?…?> is not closed")
      } else if starts("<!DOCTYPE") {
        try skipDocumentType()
      } else if bytes[at] == UInt8(ascii: "<"), !starts("<![CDATA[") {
        return try tag()
      } else {
        return .text(try text())
      }
    }
    tokenStart = at
    return .end
  }

  /// Passes over blanks.
  ///
  /// Within texts blanks count, so only between tags.
  mutating func skipBlank() {
    while at < bytes.count, bytes[at].isJSONBlank { at += 1 }
  }

  private mutating func tag() throws(Diagnostic) -> Token {
    let start = at
    guard let end = endOfTag else {
      throw error(start, "this tag is not closed; write > at its end")
    }
    var inner = bytes[at + 1..<end]
    at = end + 1
    let isClosing = inner.first == UInt8(ascii: "/")
    let isEmpty = inner.last == UInt8(ascii: "/")
    if isClosing { inner = inner.dropFirst() }
    if isEmpty { inner = inner.dropLast() }
    let letters = inner.prefix { !$0.isJSONBlank }
    guard !letters.isEmpty, !letters.contains(UInt8(ascii: "<")) else {
      throw error(start, "found '<' that begins no tag; write &lt; for the character")
    }
    let name = String(decoding: letters, as: UTF8.self)
    if readsAttributes { attributes = try attributePairs(inner.dropFirst(letters.count)) }
    return isClosing ? .close(name) : isEmpty ? .empty(name) : .open(name)
  }

  // A > within quotes ends no tag.
  private var endOfTag: Int? {
    guard readsAttributes else { return bytes[at...].firstIndex(of: UInt8(ascii: ">")) }
    var quote: UInt8?
    for index in at..<bytes.count {
      let byte = bytes[index]
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: ">") {
        return index
      } else if quote == nil, Self.isQuote(byte) {
        quote = byte
      }
    }
    return nil
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private mutating func attributePairs(
    _ rest: ArraySlice<UInt8>
  ) throws(Diagnostic) -> [(name: String, value: String)] {
    var found: [(name: String, value: String)] = []
    var rest = rest.drop(while: \.isJSONBlank)
    while !rest.isEmpty {
      let name = rest.prefix { $0 != UInt8(ascii: "=") && !$0.isJSONBlank }
      rest = rest.dropFirst(name.count).drop(while: \.isJSONBlank)
      let value = rest.dropFirst().drop(while: \.isJSONBlank)
      guard !name.isEmpty, rest.first == UInt8(ascii: "="), let quote = value.first,
        Self.isQuote(quote), let end = value.dropFirst().firstIndex(of: quote)
      else { throw error(rest.startIndex, "this is no attribute; write it as name=\"value\"") }
      let text = try unescaped(value[value.startIndex + 1..<end])
      found.append((String(decoding: name, as: UTF8.self), text))
      rest = value[(end + 1)...].drop(while: \.isJSONBlank)
    }
    return found
  }

  private mutating func unescaped(_ value: ArraySlice<UInt8>) throws(Diagnostic) -> String {
    guard value.contains(UInt8(ascii: "&")) else { return String(decoding: value, as: UTF8.self) }
    let behind = at
    defer { at = behind }
    at = value.startIndex
    var text: [UInt8] = []
    while at < value.endIndex {
      if bytes[at] == UInt8(ascii: "&") {
        text += String(try entity()).utf8
      } else {
        text.append(bytes[at])
        at += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func text() throws(Diagnostic) -> String {
    var text = plainText()
    while at < bytes.count {
      if starts("<![CDATA[") {
        let start = at + 9
        try skip(to: "]]>", "this CDATA is not closed; write ]]> at its end")
        text += bytes[start..<at - 3]
      } else if starts("<!--") {
        try skip(to: "-->", "this comment is not closed; write --> at its end")
      } else if bytes[at] == UInt8(ascii: "<") {
        break
      } else if bytes[at] == UInt8(ascii: "&") {
        text += String(try entity()).utf8
      } else {
        text += plainText()
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func plainText() -> ArraySlice<UInt8> {
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "<"), bytes[at] != UInt8(ascii: "&") {
      at += 1
    }
    return bytes[start..<at]
  }

  private mutating func entity() throws(Diagnostic) -> Character {
    let start = at
    // A sign that means itself has a blank behind it, or a tag, before the next semicolon.
    let rest = bytes[at...].prefix(12).prefix { !$0.isJSONBlank && $0 != UInt8(ascii: "<") }
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
      throw error(start, "found '&' that begins no entity; write &amp; for the character")
    }
    let name = String(decoding: bytes[at + 1..<end], as: UTF8.self)
    at = end + 1
    if let character = Self.known[name] ?? numbered(name) { return character }
    throw error(start, "&\(name); is no entity here; write the character itself")
  }

  private static let known: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private func numbered(_ name: String) -> Character? {
    let isHexadecimal = name.hasPrefix("#x")
    guard name.hasPrefix("#"),
      let code = UInt32(
        digits: name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return Unicode.Scalar(code).map(Character.init)
  }

  private mutating func skipDocumentType() throws(Diagnostic) {
    if hasDocumentType { throw error(at, "there is a <!DOCTYPE already; remove this one") }
    hasDocumentType = true
    guard let end = bytes[at...].firstIndex(of: UInt8(ascii: ">")) else {
      throw error(at, "this <!DOCTYPE is not closed; write > at its end")
    }
    if let bracket = bytes[at..<end].firstIndex(of: UInt8(ascii: "[")) {
      throw error(bracket, "declarations inside <!DOCTYPE are not read; remove [ to ]")
    }
    at = end + 1
  }

  private mutating func skip(to end: StaticString, _ complaint: String) throws(Diagnostic) {
    let start = at
    while at < bytes.count {
      if starts(end) {
        at += end.utf8CodeUnitCount
        return
      }
      at += 1
    }
    throw error(start, complaint)
  }

  private func starts(_ text: StaticString) -> Bool {
    guard at + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[at + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  private mutating func error(_ offset: Int, _ message: String) -> Diagnostic {
    Diagnostic(place(of: offset), .error, message)
  }
}
