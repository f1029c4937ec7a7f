import Notifications

// How parameters and results are read.
extension JSONValue {
  /// The whole number, when it is one.
  package var integer: Int64? {
    guard case .integer(let number) = self else { return nil }
    return number
  }

  /// The truth value, when it is one.
  package var bool: Bool? {
    guard case .bool(let bool) = self else { return nil }
    return bool
  }

  /// The value at the end of a path of keys; nil where one of them is not there.
  package subscript(path first: String, rest: String...) -> JSONValue? {
    rest.reduce(self[first]) { $0?[$1] }
  }

  /// The value of a key; nil for null, which clients may write for what they leave out.
  package subscript(given key: String) -> JSONValue? {
    // Spelled out, as `nil` can be JSON's null, too: in `isThere ? value : nil` it would be.
    guard let value = self[key], value != JSONValue.null else { return Optional.none }
    return value
  }
}
