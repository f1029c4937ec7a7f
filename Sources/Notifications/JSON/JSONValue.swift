/// A JSON value that was read or is to be written.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A whole number that fits.
  case integer(Int64)
  /// A number as it was written, where it is not a whole number that fits (`1.5`, `1e400`).
  case number(String)
  case string(String)
  case array([JSONValue])
  /// Members in the order of the file, keys once each.
  case object([Member])

  /// A key with its value.
  package struct Member: Hashable, Sendable {
    /// With its escapes read. Where a file has it twice, readers keep the last.
    package var key: String
    /// What stands behind the colon.
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      (self.key, self.value) = (key, value)
    }
  }
}

extension JSONValue {
  /// Arrays and objects may lie this deep within each other.
  package static let depthLimit = 512

  /// The member of an object; nil for other values and where the key is not there.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The string, when it is one.
  package var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  /// The elements, when it is an array.
  package var array: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
  package init(nilLiteral: ()) { self = .null }

  /// The string, or `null` for nil.
  package static func optional(_ string: String?) -> JSONValue {
    string.map(JSONValue.string) ?? .null
  }
}
