/// What the places of a template are filled with (formats.md §2.3).
package struct TemplateValues: Hashable, Sendable {
  package var title: String?
  package var subtitle: String?
  package var body: String?
  package var userInfo: JSONValue = .object([])
  /// What the person wrote in answer to a text input action; nil where nobody did.
  package var userText: String?
  /// What was chosen in the extension's own input view; nil where nothing was.
  package var input: String?
  /// The attachments' names, in order.
  package var attachments: [String] = []

  package init() {}

  /// What a path can begin with.
  package static let roots = [
    "title", "subtitle", "body", "userInfo", "response", "input", "attachments",
  ]

  /// The value at a path such as `userInfo.user.name`; nil where there is none.
  package subscript(path: String) -> JSONValue? {
    let steps = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    switch (steps[0], steps.count) {
    case ("title", 1): return title.map(JSONValue.string)
    case ("subtitle", 1): return subtitle.map(JSONValue.string)
    case ("body", 1): return body.map(JSONValue.string)
    case ("input", 1): return input.map(JSONValue.string)
    case ("response", 2) where steps[1] == "userText": return userText.map(JSONValue.string)
    case ("attachments", 2...):
      let names = attachments.map { JSONValue.object([.init("name", .string($0))]) }
      return JSONValue.array(names).value(at: steps.dropFirst())
    case ("userInfo", _): return userInfo.value(at: steps.dropFirst())
    default: return nil
    }
  }
}

extension JSONValue {
  /// The value that keys and indices lead to; nil where one of them is not there.
  func value(at steps: ArraySlice<String>) -> JSONValue? {
    guard let step = steps.first else { return self }
    if case .array(let elements) = self {
      guard let index = Int(step), elements.indices.contains(index) else { return nil }
      return elements[index].value(at: steps.dropFirst())
    }
    return self[step]?.value(at: steps.dropFirst())
  }

  /// The value in words: a string without quotes, nothing for null.
  package var words: String {
    switch self {
    case .null: ""
    case .string(let string): string
    case .bool(let bool): bool ? "true" : "false"
    case .integer(let integer): String(integer)
    case .number(let number): number
    case .array, .object: JSONText.compact(self)
    }
  }
}

/// A template that was filled, and the paths that led nowhere.
package struct Filled<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value
  /// Paths that stand in the template and lead to nothing.
  package var missing: [String]
}

extension Template {
  /// The words with every value in its place; what is not there is empty.
  package func filled(with values: TemplateValues) -> Filled<String> {
    var filled = Filled(value: "", missing: [])
    for part in parts {
      switch part {
      case .words(let words): filled.value += words
      case .path(let path):
        if let value = values[path] {
          filled.value += value.words
        } else {
          filled.missing.append(path)
        }
      }
    }
    return filled
  }
}

extension ValueTemplate {
  /// The JSON with every value in its place. A string that is nothing but one path becomes what is
  /// there, whatever its kind.
  package func filled(with values: TemplateValues) -> Filled<JSONValue> {
    switch self {
    case .value(let value): return Filled(value: value, missing: [])
    case .template(let template):
      if template.parts.count == 1, case .path(let path) = template.parts[0] {
        let value = values[path]
        return Filled(value: value ?? .string(""), missing: value == nil ? [path] : [])
      }
      let filled = template.filled(with: values)
      return Filled(value: .string(filled.value), missing: filled.missing)
    case .list(let elements):
      let filled = elements.map { $0.filled(with: values) }
      return Filled(value: .array(filled.map(\.value)), missing: filled.flatMap(\.missing))
    case .object(let members):
      let filled = members.map { ($0.key, $0.value.filled(with: values)) }
      return Filled(
        value: .object(filled.map { .init($0.0, $0.1.value) }),
        missing: filled.flatMap(\.1.missing))
    }
  }
}
