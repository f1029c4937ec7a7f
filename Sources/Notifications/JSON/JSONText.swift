/// Writes JSON: strict, keys sorted, the same bytes every time.
package struct JSONText {
  private var text = ""
  private let indentation: String?
  // Takes the text so far, where not all of it is kept.
  private var sink: ((String) -> Void)?

  /// The value on one line.
  package static func compact(_ value: JSONValue) -> String { written(value, indentation: nil) }

  /// The value over several lines, two spaces a level, with a line feed at the end.
  package static func pretty(_ value: JSONValue) -> String {
    written(value, indentation: "  ") + "\n"
  }

  /// A long value over several lines, in pieces: never all of it is held at once.
  ///
  /// - Parameter sink: Gets the pieces in order.
  package static func pretty(_ value: LongJSON, into sink: @escaping (String) -> Void) {
    var writer = JSONText(indentation: "  ")
    writer.sink = sink
    writer.write(value)
    sink(writer.text + "\n")
  }

  private static func written(_ value: JSONValue, indentation: String?) -> String {
    var writer = JSONText(indentation: indentation)
    writer.write(value, depth: 0)
    return writer.text
  }

  private init(indentation: String?) { self.indentation = indentation }

  private mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .integer(let integer): text += String(integer)
    case .number(let number): text += number
    case .string(let string): write(string)
    case .array(let elements): write(elements, depth)
    case .object(let members): write(members.sorted { $0.key < $1.key }, depth)
    }
  }

  private mutating func write(_ elements: [JSONValue], _ depth: Int) {
    text += "["
    for (index, element) in elements.enumerated() {
      beginElement(index, depth + 1)
      write(element, depth: depth + 1)
    }
    end("]", isEmpty: elements.isEmpty, depth)
  }

  private mutating func write(_ members: [JSONValue.Member], _ depth: Int) {
    text += "{"
    for (index, member) in members.enumerated() {
      beginElement(index, depth + 1)
      write(member.key)
      text += indentation == nil ? ":" : ": "
      write(member.value, depth: depth + 1)
    }
    end("}", isEmpty: members.isEmpty, depth)
  }

  private mutating func write(_ long: LongJSON) {
    text += "{"
    for (index, member) in long.members.sorted(by: { $0.key < $1.key }).enumerated() {
      beginElement(index, 1)
      write(member.key)
      text += ": "
      switch member.value {
      case .whole(let value): write(value, depth: 1)
      case .elements(let elements): write(elements)
      }
    }
    end("}", isEmpty: long.members.isEmpty, 0)
  }

  private mutating func write(_ elements: AnySequence<JSONValue>) {
    text += "["
    var count = 0
    for element in elements {
      beginElement(count, 2)
      write(element, depth: 2)
      count += 1
      if text.utf8.count > 1 << 16 { flush() }
    }
    end("]", isEmpty: count == 0, 1)
  }

  private mutating func flush() {
    guard let sink else { return }
    sink(text)
    text = ""
  }

  private mutating func beginElement(_ index: Int, _ depth: Int) {
    if index > 0 { text += "," }
    breakLine(depth)
  }

  private mutating func end(_ bracket: String, isEmpty: Bool, _ depth: Int) {
    if !isEmpty { breakLine(depth) }
    text += bracket
  }

  private mutating func breakLine(_ depth: Int) {
    guard let indentation else { return }
    text += "\n" + String(repeating: indentation, count: depth)
  }

  // Control characters, those above 127 too, are escaped so that a file with hostile text can be printed on a terminal.
  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ", "\u{7F}"..."\u{9F}": text += scalar.escapedForJSON
      // Line separators, and what turns the reading direction of everything behind it round.
      case "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": text += scalar.escapedForJSON
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
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
  package var mayHoldUnseen: Bool {
    // The first bytes of all that is escaped.
    contains { $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
  }
}
