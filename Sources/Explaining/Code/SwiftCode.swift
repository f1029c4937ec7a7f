import Notifications

/// Swift as an app would write it with UserNotifications, line by line.
struct SwiftCode {
  /// Without line feeds.
  private(set) var lines: [String] = []

  /// Adds a line.
  mutating func add(_ line: String) { lines.append(line) }

  /// Adds a line where there is something to say.
  mutating func add(_ property: String, _ value: String?) {
    if let value { lines.append("\(property) = \(value)") }
  }

  /// The whole, which ends with a line feed.
  var text: String { lines.map { $0 + "\n" }.joined() }
}

extension String {
  /// The text as a string literal.
  var swiftLiteral: String {
    let escaped = unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case _ where scalar.isControl: "\\u{" + String(scalar.value, radix: 16) + "}"
      default: String(Character(scalar))
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}

extension Unicode.Scalar {
  // Also those that turn the order of what follows: a reader of the code has to see them.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension Text {
  /// The expression that gives it: a literal, or what the system looks up when it is shown (L3).
  var swiftCode: String {
    switch wording {
    case .literal(let text): text.swiftLiteral
    case .localized(let text):
      "NSString.localizedUserNotificationString(forKey: \(text.key.swiftLiteral), arguments: "
        + (text.arguments.isEmpty
          ? "nil)" : "[\(text.arguments.map(\.swiftLiteral).joined(separator: ", "))])")
    }
  }
}

extension JSONValue {
  /// The expression that gives it in a dictionary of any values.
  var swiftCode: String {
    switch self {
    case .null: "NSNull()"
    case .bool(let value): "\(value)"
    case .integer(let number): "\(number)"
    case .number(let text): text
    case .string(let text): text.swiftLiteral
    case .array(let values): "[\(values.map(\.swiftCode).joined(separator: ", "))] as [Any]"
    case .object(let members) where members.isEmpty: "[:] as [String: Any]"
    case .object(let members):
      "["
        + members.map { "\($0.key.swiftLiteral): \($0.value.swiftCode)" }.joined(separator: ", ")
        + "] as [String: Any]"
    }
  }
}
