/// Writes JSON: strict, keys sorted, the same bytes every time.
package struct JSONText {
  // Bytes take a tenth of the time that a text takes which grows by characters.
  private var bytes: [UInt8] = []
  // Blanks a level; nil on one line.
  private let indentation: Int?
  // Takes what was written so far, where not all of it is kept.
  private var sink: ((String) -> Void)?

  /// The value on one line.
  package static func compact(_ value: JSONValue) -> String { written(value, indentation: nil) }

  /// The value over several lines, two spaces a level, with a line feed at the end.
  package static func pretty(_ value: JSONValue) -> String {
    written(value, indentation: 2) + "\n"
  }

  /// A long value over several lines, in pieces: never all of it is held at once.
  ///
  /// - Parameter sink: Gets the pieces in order.
  package static func pretty(_ value: LongJSON, into sink: @escaping (String) -> Void) {
    var writer = JSONText(indentation: 2)
    writer.sink = sink
    writer.write(value)
    writer.append("\n")
    writer.flush()
  }

  private static func written(_ value: JSONValue, indentation: Int?) -> String {
    var writer = JSONText(indentation: indentation)
    writer.write(value, depth: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private init(indentation: Int?) { self.indentation = indentation }

  private mutating func write(_ value: JSONValue, depth: Int) {
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

  private mutating func write(_ long: LongJSON) {
    append("{")
    for (index, member) in long.members.sorted(by: { $0.key < $1.key }).enumerated() {
      beginElement(index, 1)
      write(member.key)
      append(": ")
      switch member.value {
      case .whole(let value): write(value, depth: 1)
      case .elements(let elements): write(elements)
      }
    }
    end("}", isEmpty: long.members.isEmpty, 0)
  }

  private mutating func write(_ elements: AnySequence<JSONValue>) {
    append("[")
    var count = 0
    for element in elements {
      beginElement(count, 2)
      write(element, depth: 2)
      count += 1
      if bytes.count > 1 << 16 { flush() }
    }
    end("]", isEmpty: count == 0, 1)
  }

  private mutating func flush() {
    guard let sink else { return }
    sink(String(decoding: bytes, as: UTF8.self))
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func beginElement(_ index: Int, _ depth: Int) {
    if index > 0 { append(",") }
    breakLine(depth)
  }

  private mutating func end(_ bracket: String, isEmpty: Bool, _ depth: Int) {
    if !isEmpty { breakLine(depth) }
    append(bracket)
  }

  private mutating func breakLine(_ depth: Int) {
    guard let indentation else { return }
    append("\n")
    for _ in 0..<indentation * depth { append(" ") }
  }

  // Control characters, those above 127 too, are escaped so that a file with hostile text can be printed on a terminal.
  private mutating func write(_ string: String) {
    append("\"")
    if string.utf8.contains(where: \.mayNeedEscape) {
      for scalar in string.unicodeScalars { write(scalar) }
    } else {
      append(string)
    }
    append("\"")
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

  /// Whether it is the first byte of what is escaped though JSON does not ask for it, or of something else.
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
  /// JSON as it came, with escapes in the place of what cannot be seen in its strings: control characters
  /// above 126, line separators, what turns the reading direction round.
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
  /// Whether `String.withUnseenEscaped` may be another text than these bytes are in UTF-8; a glance at them.
  package var mayHoldUnseen: Bool { contains(where: \.mayBeginUnseen) }
}
