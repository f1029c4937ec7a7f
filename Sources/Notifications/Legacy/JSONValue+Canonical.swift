extension JSONValue {
  /// The same value in the one form that all equal ones have: keys sorted,
  /// whole numbers without a point.
  package var canonical: JSONValue {
    switch self {
    case .null, .bool, .integer, .string: return self
    case .number(let text):
      // What is beyond all doubles has no shorter form.
      guard let number = Double(text), number.isFinite else { return self }
      return Int64(exactly: number).map(JSONValue.integer) ?? .number("\(number)")
    case .array(let elements): return .array(elements.map(\.canonical))
    case .object(let members):
      let canonical = members.map { Member($0.key, $0.value.canonical) }
      return .object(canonical.ordered { $0.key < $1.key })
    }
  }
}
