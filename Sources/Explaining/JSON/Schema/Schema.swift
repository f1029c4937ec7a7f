import Notifications

/// A JSON Schema as a value: what a piece of JSON may look like.
///
/// Only the few keywords that the product's own formats need (draft 2020-12); schemas are printed,
/// not checked against here.
package struct Schema: Sendable {
  /// The schema itself, an object.
  package let json: JSONValue

  /// - Parameter json: The schema itself, an object.
  package init(json: JSONValue) { self.json = json }

  /// Any string, also an empty one.
  package static let text = Schema(json: ["type": "string"])
  /// A number without a fraction.
  package static let integer = Schema(json: ["type": "integer"])
  /// Any number.
  package static let number = Schema(json: ["type": "number"])
  /// True or false; 0 and 1 are not accepted.
  package static let bool = Schema(json: ["type": "boolean"])
  /// JSON's null and nothing else.
  package static let null = Schema(json: ["type": "null"])
  /// A date with its offset, as ISO 8601 writes it.
  package static let date = Schema(json: ["type": "string", "format": "date-time"])
  /// Whatever JSON there is.
  package static let anything = Schema(json: .object([]))

  /// One of several words.
  package static func word(_ words: [String]) -> Schema {
    Schema(json: ["type": "string", "enum": .array(words.map(JSONValue.string))])
  }

  /// Exactly this word.
  package static func constant(_ word: String) -> Schema { Schema(json: ["const": .string(word)]) }

  /// An array of any length whose elements all follow one schema.
  package static func list(of element: Schema) -> Schema {
    Schema(json: ["type": "array", "items": element.json])
  }

  /// An object with names that are not known beforehand.
  package static func map(to value: Schema) -> Schema {
    Schema(json: ["type": "object", "additionalProperties": value.json])
  }

  /// An object with these keys and no others.
  package static func object(_ required: [Property], optional: [Property] = []) -> Schema {
    Schema(
      json: [
        "type": "object", "additionalProperties": false,
        "properties": .object((required + optional).map { .init($0.name, $0.schema.json) }),
        "required": .array(required.map { .string($0.name) }),
      ])
  }

  /// What follows at least one of the schemas.
  package static func any(of schemas: [Schema]) -> Schema {
    Schema(json: ["anyOf": .array(schemas.map(\.json))])
  }

  /// The schema, or null.
  package var orNull: Schema { .any(of: [self, .null]) }

  /// A key of an object with what it holds.
  package struct Property: Sendable {
    /// The key as it is written in JSON.
    package let name: String
    /// What the key's value has to follow.
    let schema: Schema

    package init(_ name: String, _ schema: Schema) {
      (self.name, self.schema) = (name, schema)
    }
  }
}
