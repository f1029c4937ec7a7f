import Notifications

extension JSONNode {
  /// The value by itself, without places, to keep when the document is let go.
  ///
  /// - Complexity: Makes a string for each key and text.
  package var value: JSONValue {
    switch slot.kind {
    case .null, .end: .null
    case .yes: .bool(true)
    case .no: .bool(false)
    case .integer: Int64(source).map(JSONValue.integer) ?? .number(source)
    case .number: .number(source)
    case .string: .string(string ?? "")
    // Recursion is bounded by the scanner's limit on depth.
    case .array: .array(elements.map(\.value))
    case .object: .object(members.map { JSONValue.Member($0.name, $0.value.value) })
    }
  }
}
