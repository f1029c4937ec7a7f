import Files
import Notifications

/// Compares JSON with a JSON Schema: as much of 2020-12 as the program's own schemas use.
struct SchemaValidator {
  /// What is wrong, a line each, by path; empty where all is well.
  private(set) var mistakes: [String] = []

  /// Compares.
  static func mistakes(in value: JSONNode, _ schema: JSONNode) -> [String] {
    var validator = SchemaValidator()
    validator.check(value, schema, "$")
    return validator.mistakes
  }

  private mutating func check(_ value: JSONNode, _ schema: JSONNode, _ path: String) {
    for keyword in schema.members {
      switch keyword.name {
      case "$schema", "title", "format", "properties", "required": break
      case "type": checkType(value, keyword.value.string ?? "", path)
      case "const": expect(value.string == keyword.value.string, "\(path) is another word")
      case "enum":
        let words = keyword.value.elements.compactMap(\.string)
        expect(value.string.map(words.contains) ?? false, "\(path) is none of \(words)")
      case "items":
        for (index, element) in value.elements.enumerated() {
          check(element, keyword.value, "\(path)[\(index)]")
        }
      case "anyOf": checkAny(value, Array(keyword.value.elements), path)
      case "additionalProperties": checkMembers(value, schema, keyword.value, path)
      default: mistakes.append("the schema of \(path) has a keyword \(keyword.name)")
      }
    }
    for name in schema["required"]?.elements.compactMap(\.string) ?? [] {
      expect(value.members.contains { $0.name == name }, "\(path).\(name) is missing")
    }
  }

  private mutating func checkMembers(
    _ value: JSONNode, _ schema: JSONNode, _ others: JSONNode, _ path: String
  ) {
    let known = schema["properties"]?.members.map { $0 } ?? []
    for member in value.members {
      let place = "\(path).\(member.name)"
      if let property = known.first(where: { $0.name == member.name }) {
        check(member.value, property.value, place)
      } else if others.isObject {
        check(member.value, others, place)
      } else {
        mistakes.append("\(place) is unknown")
      }
    }
  }

  private mutating func checkAny(_ value: JSONNode, _ schemas: [JSONNode], _ path: String) {
    let each = schemas.map { Self.mistakes(in: value, $0) }
    if each.contains(where: \.isEmpty) { return }
    // The form with the fewest mistakes is the one that was meant.
    mistakes += (each.min { $0.count < $1.count } ?? []).map { "\(path): \($0)" }
  }

  private mutating func checkType(_ value: JSONNode, _ type: String, _ path: String) {
    let isRight =
      switch (type, value.kind) {
      case ("string", .string), ("integer", .integer), ("number", .integer), ("number", .number),
        ("boolean", .bool), ("null", .null), ("array", .array), ("object", .object):
        true
      default: false
      }
    expect(isRight, "\(path) is \(value.kindInWords), not of type \(type)")
  }

  private mutating func expect(_ isSo: Bool, _ mistake: String) {
    if !isSo { mistakes.append(mistake) }
  }
}
