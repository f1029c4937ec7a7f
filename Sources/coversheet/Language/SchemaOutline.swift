import Explaining
import Notifications

/// A schema as rows for people: each key by its path, with what it takes.
enum SchemaOutline {
  /// The rows of an object, its keys in their order, those within a key behind it.
  ///
  /// - Parameter path: What stands before each key, such as `content.`.
  static func rows(
    of schema: Schema, at path: String = ""
  ) -> [(term: String, meaning: String)] {
    rows(schema.json, path)
  }

  private static func rows(_ json: JSONValue, _ path: String) -> [(term: String, meaning: String)] {
    var found: [(term: String, meaning: String)] = []
    for object in [json] + (json["anyOf"]?.array ?? []) {
      guard case .object(let members)? = object["properties"] else { continue }
      let needed = object["required"]?.array?.compactMap(\.string) ?? []
      for member in members where member.key != "$schema" {
        let isNeeded = needed.contains(member.key) && members.count > 1
        found.append((path + member.key, words(member.value) + (isNeeded ? ", needed." : ".")))
        found += within(member.value, path + member.key)
      }
    }
    return found.uniqued { $0.term }
  }

  private static func within(
    _ json: JSONValue, _ path: String
  ) -> [(term: String, meaning: String)] {
    let alternatives = [json] + (json["anyOf"]?.array ?? [])
    return alternatives.flatMap { alternative in
      if let items = alternative["items"] {
        return rows(items, path + "[].") + within(items, path + "[]")
      }
      if let values = alternative["additionalProperties"], case .object = values {
        return rows(values, path + ".NAME.") + within(values, path + ".NAME")
      }
      return rows(alternative, path + ".")
    }
  }

  private static func words(_ json: JSONValue) -> String {
    if let choices = json["enum"]?.array?.compactMap(\.string) {
      return choices.joined(separator: ", ")
    }
    if let constant = json["const"] { return JSONText.compact(constant) }
    if let alternatives = json["anyOf"]?.array {
      return alternatives.map(words).uniqued().joined(separator: ", or ")
    }
    if let items = json["items"] { return "a list of: " + words(items) }
    switch json["type"]?.string {
    case "string": return json["format"] == nil ? "a text" : "a date"
    case "integer": return "a whole number"
    case "number": return "a number"
    case "boolean": return "true or false"
    case "null": return "null"
    case "object": return "an object"
    default: return "anything"
    }
  }
}
