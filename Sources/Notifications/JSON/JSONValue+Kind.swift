extension JSONValue {
  /// The kind in words, for complaints: `a string`, with its article.
  package var kindInWords: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
