import Notifications

/// A JSON Schema as a value: what a piece of JSON may look like.
struct Schema: Sendable {
  /// The schema itself, an object.
  let json: JSONValue

  /// Any string, also an empty one.
  static let text = Schema(json: ["type": "string"])
  /// A number without a fraction.
  static let integer = Schema(json: ["type": "integer"])
  /// Any number.
  static let number = Schema(json: ["type": "number"])
  /// True or false; 0 and 1 are not accepted.
  static let bool = Schema(json: ["type": "boolean"])
  /// JSON's null and nothing else.
  static let null = Schema(json: ["type": "null"])
  /// A date with its offset, as ISO 8601 writes it.
  static let date = Schema(json: ["type": "string", "format": "date-time"])
  /// Whatever JSON there is.
  static let anything = Schema(json: .object([]))

  /// One of several words.
  static func word(_ words: [String]) -> Schema {
    Schema(json: ["type": "string", "enum": .array(words.map(JSONValue.string))])
  }

  /// Exactly this word.
  static func constant(_ word: String) -> Schema { Schema(json: ["const": .string(word)]) }

  /// An array of any length whose elements all follow one schema.
  static func list(of element: Schema) -> Schema {
    Schema(json: ["type": "array", "items": element.json])
  }

  /// An object with names that are not known beforehand.
  static func map(to value: Schema) -> Schema {
    Schema(json: ["type": "object", "additionalProperties": value.json])
  }

  /// An object with these keys and no others.
  static func object(_ required: [Property], optional: [Property] = []) -> Schema {
    Schema(
      json: [
        "type": "object", "additionalProperties": false,
        "properties": .object((required + optional).map { .init($0.name, $0.schema.json) }),
        "required": .array(required.map { .string($0.name) }),
      ])
  }

  /// What follows at least one of the schemas.
  static func any(of schemas: [Schema]) -> Schema {
    Schema(json: ["anyOf": .array(schemas.map(\.json))])
  }

  /// The schema, or null.
  var orNull: Schema { .any(of: [self, .null]) }

  /// A key of an object with what it holds.
  struct Property: Sendable {
    /// The key as it is written in JSON.
    let name: String
    /// What the key's value has to follow.
    let schema: Schema

    init(_ name: String, _ schema: Schema) {
      self.name = name
      self.schema = schema
    }
  }
}

/// A schema that `help --schema` prints.
enum SchemaName: String, CaseIterable {
  case notifications, service, content, theme, state, facts, check

  /// The whole document.
  var document: JSONValue {
    let (title, schema) = contents
    guard case .object(let members) = schema.json else { return schema.json }
    return .object(
      [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("title", .string(title)),
      ] + members)
  }

  private var contents: (title: String, schema: Schema) {
    switch self {
    case .notifications: ("Notifications.json: what an app does in code", .manifest)
    case .service: ("Service.json: what a service extension does with a push", .service)
    case .content: ("Content.json: what a content extension shows and does", .content)
    case .theme: ("A theme: colors by role", .theme)
    case .state: ("What “coversheet state” prints", .state)
    case .check: ("What “coversheet check --format=json” prints", .check)
    case .facts: ("A line of “coversheet run --json”", .fact)
    }
  }
}
