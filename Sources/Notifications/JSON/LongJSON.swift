/// A JSON object whose members may be long arrays, made one element at a time as they are written.
package struct LongJSON: Sendable {
  /// A member's value.
  enum Value: Sendable {
    /// Held at once.
    case whole(JSONValue)
    /// Made one by one, each time that they are written.
    case elements(LongArray)
    /// Members of its own.
    case object(LongJSON)
  }

  /// The members, keys once each.
  var members: [(key: String, value: Value)] = []

  package init() {}

  /// Adds a member.
  package mutating func add(_ key: String, _ value: JSONValue) {
    members.append((key, .whole(value)))
  }

  /// Adds an object whose members may be long, too.
  package mutating func add(_ key: String, _ object: LongJSON) {
    members.append((key, .object(object)))
  }

  /// Adds an array, each element made when it is wanted.
  package mutating func add<Source: RandomAccessCollection & Sendable>(
    _ key: String, each source: Source, _ make: @escaping @Sendable (Source.Element) -> JSONValue
  ) {
    let elements = LongArray(count: source.count) { offset in
      make(source[source.index(source.startIndex, offsetBy: offset)])
    }
    members.append((key, .elements(elements)))
  }

  /// All of it at once.
  package var value: JSONValue {
    .object(
      members.map { member in
        switch member.value {
        case .whole(let value): JSONValue.Member(member.key, value)
        case .elements(let elements):
          JSONValue.Member(member.key, .array((0..<elements.count).map(elements.make)))
        case .object(let object): JSONValue.Member(member.key, object.value)
        }
      })
  }
}
