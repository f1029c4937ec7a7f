/// Writes JSON: strict, keys sorted, the same bytes every time.
package struct JSONText {
  // Bytes take a tenth of the time that a text takes which grows by characters.
  private var bytes: [UInt8] = []
  // Blanks a level; nil on one line.
  private let indentation: Int?

  /// The value on one line.
  package static func compact(_ value: JSONValue) -> String { written(value, indentation: nil) }

  /// The value over several lines, two spaces a level, with a line feed at the end.
  package static func pretty(_ value: JSONValue) -> String {
    written(value, indentation: 2) + "\n"
  }

  /// A long value over several lines, two spaces a level, with a line feed at the end.
  package static func pretty(_ value: LongJSON) -> String {
    pieces(of: value).reduce(into: "") { $0 += String(decoding: $1(), as: UTF8.self) }
  }

  /// The same text in pieces that are made independently of each other, in their order.
  package static func pieces(of value: LongJSON) -> [@Sendable () -> [UInt8]] {
    value.parts.gathered().map { parts in
      {
        var writer = JSONText(indentation: 2)
        for part in parts { part.write(&writer) }
        return writer.bytes
      }
    }
  }

  private static func written(_ value: JSONValue, indentation: Int?) -> String {
    var writer = JSONText(indentation: indentation)
    writer.write(value, depth: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private init(indentation: Int?) { self.indentation = indentation }

  mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: append("null")
    case .bool(let bool): append(bool ? "true" : "false")
    case .integer(let integer): append(String(integer))
    case .number(let number): append(number)
    case .string(let string): write(string)
    case .array(let elements): write(elements, depth)
    case .object(let members): write(members.sorted { $0.key < $1.key }, depth)
    }
  }

  private mutating func write(_ elements: [JSONValue], _ depth: Int) {
    append("[")
    for (index, element) in elements.enumerated() {
      beginElement(index, depth + 1)
      write(element, depth: depth + 1)
    }
    end("]", isEmpty: elements.isEmpty, depth)
  }

  private mutating func write(_ members: [JSONValue.Member], _ depth: Int) {
    append("{")
    for (index, member) in members.enumerated() {
      beginElement(index, depth + 1)
      write(member.key)
      append(indentation == nil ? ":" : ": ")
      write(member.value, depth: depth + 1)
    }
    end("}", isEmpty: members.isEmpty, depth)
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  mutating func beginElement(_ index: Int, _ depth: Int) {
    if index > 0 { append(",") }
    breakLine(depth)
  }

  mutating func end(_ bracket: String, isEmpty: Bool, _ depth: Int) {
    if !isEmpty { breakLine(depth) }
    append(bracket)
  }

  private mutating func breakLine(_ depth: Int) {
    guard let indentation else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<indentation * depth { bytes.append(UInt8(ascii: " ")) }
  }

  // Control characters, those above 127 too, are escaped so that a file with hostile text can
  // be printed on a terminal.
  mutating func write(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    let isPlain = string.withUTF8 { text in
      guard !text.contains(where: \.mayNeedEscape) else { return false }
      bytes.append(contentsOf: text)
      return true
    }
    if !isPlain { for scalar in string.unicodeScalars { write(scalar) } }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    case "\0"..<" ", "\u{7F}"..."\u{9F}": append(scalar.escapedForJSON)
    // Line separators, and what turns the reading direction of everything behind it round.
    case "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": append(scalar.escapedForJSON)
    default: append(String(scalar))
    }
  }
}

extension UInt8 {
  /// Whether a text with this byte may hold what has to be escaped.
  fileprivate var mayNeedEscape: Bool {
    self < 0x20 || self == 0x22 || self == 0x5C || mayBeginUnseen
  }

  /// Whether it is the first byte of what is escaped though JSON does not ask for
  /// it, or of something else.
  fileprivate var mayBeginUnseen: Bool { self == 0x7F || self == 0xC2 || self == 0xE2 }
}

extension Unicode.Scalar {
  /// One of 16 bits as an escape: `\u202e`.
  fileprivate var escapedForJSON: String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension String {
  /// JSON as it came, with escapes in the place of what cannot be seen in its strings: control
  /// characters above 126, line separators, what turns the reading direction round.
  package var withUnseenEscaped: String {
    guard utf8.mayHoldUnseen else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        text += scalar.escapedForJSON
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Sequence<UInt8> {
  /// Whether `String.withUnseenEscaped` may be another text than these bytes are
  /// in UTF-8; a glance at them.
  package var mayHoldUnseen: Bool { contains(where: \.mayBeginUnseen) }
}
