/// What the places of a template are filled with (formats.md §2.3).
package struct TemplateValues: Hashable, Sendable {
  /// The title in words; nil for none.
  package var title: String?
  /// In words; nil for none, as with the others.
  package var subtitle: String?
  /// In words; nil for none.
  package var body: String?
  /// What a payload holds, or the dictionary of a local request; an object (C24).
  package var userInfo: JSONValue = .object([])
  /// What the person wrote in answer to a text input action; nil where none was written.
  package var userText: String?
  /// What was chosen in the extension's own input view; nil where nothing was.
  package var input: String?
  /// The attachments' names, in order.
  package var attachments: [String] = []
  /// Nil where the notification has no category.
  package var categoryIdentifier: String?
  /// Nil where the notification has no thread.
  package var threadIdentifier: String?
  /// What the delivered notifications of the same thread say, the newest before this one first.
  package var thread: [Texts] = []
  /// The moment of a service extension's work; nil elsewhere.
  package var moment: Moment?

  package init() {}

  /// The texts of a notification, in words.
  package struct Texts: Hashable, Sendable {
    var title: String?
    /// In words; nil for none.
    var subtitle: String?
    package var body: String?

    package init(title: String?, subtitle: String?, body: String?) {
      (self.title, self.subtitle, self.body) = (title, subtitle, body)
    }
  }

  /// When and where a service extension works, as the phone writes it.
  package struct Moment: Hashable, Sendable {
    /// The date as a row in the list writes it (P21).
    var date: String
    /// The time as a row in the list writes it (P21).
    var time: String
    /// The nearest of the app's places that the phone is in; empty outside all.
    var place: String

    package init(date: String, time: String, place: String) {
      (self.date, self.time, self.place) = (date, time, place)
    }
  }

  /// What a path can begin with wherever there is a notification.
  package static let commonRoots = [
    "title", "subtitle", "body", "categoryIdentifier", "threadIdentifier", "userInfo",
    "attachments",
  ]
  /// What a path can begin with in a content extension.
  package static let roots = commonRoots + ["response", "input", "thread"]
  /// What a path can begin with in a service extension.
  package static let serviceRoots = commonRoots + ["thread", "date", "time", "place"]
  /// What stands behind an address for what follows its last slash.
  private static let lastPathComponent = "lastPathComponent"

  /// The value at a path such as `userInfo.user.name`; nil where there is none.
  package subscript(path: String) -> JSONValue? {
    let steps = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let value = value(at: steps) { return value }
    guard steps.last == Self.lastPathComponent else { return nil }
    return value(at: Array(steps.dropLast()))?.lastPathComponent
  }

  private func value(at steps: [String]) -> JSONValue? {
    guard let root = steps.first else { return nil }
    switch (root, steps.count) {
    case ("title", 1): return title.map(JSONValue.string)
    case ("subtitle", 1): return subtitle.map(JSONValue.string)
    case ("body", 1): return body.map(JSONValue.string)
    case ("categoryIdentifier", 1): return categoryIdentifier.map(JSONValue.string)
    case ("threadIdentifier", 1): return threadIdentifier.map(JSONValue.string)
    case ("date", 1): return moment.map { .string($0.date) }
    case ("time", 1): return moment.map { .string($0.time) }
    case ("place", 1): return moment.map { .string($0.place) }
    case ("thread", 3): return texts(steps[1])?[steps[2]]
    case ("input", 1): return input.map(JSONValue.string)
    case ("response", 2) where steps[1] == "userText": return userText.map(JSONValue.string)
    case ("attachments", 2...):
      let names = attachments.map { JSONValue.object([.init("name", .string($0))]) }
      return JSONValue.array(names).value(at: steps.dropFirst())
    case ("userInfo", _): return userInfo.value(at: steps.dropFirst())
    default: return nil
    }
  }

  // From 1, the newest before this one.
  private func texts(_ number: String) -> Texts? {
    Int(number).flatMap { thread[ordinal: $0] }
  }
}

extension TemplateValues.Texts {
  fileprivate subscript(name: String) -> JSONValue? {
    let text: String? =
      switch name {
      case "title": title
      case "subtitle": subtitle
      case "body": body
      default: nil
      }
    return text.map(JSONValue.string)
  }
}

extension JSONValue {
  /// What follows the last slash of an address, as `URL.lastPathComponent`; nil for what is no
  /// address, and for one that names a server alone.
  fileprivate var lastPathComponent: JSONValue? {
    guard case .string(let address) = self else { return nil }
    var path = address.prefix { $0 != "?" && $0 != "#" }
    if let scheme = path.firstRange(ofBytes: "://") {
      path = path[scheme.upperBound...].drop { $0 != "/" }
    }
    return String(path).lastPathPart.map { .string(String($0).percentDecoded) }
  }

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

extension String {
  /// With `%20` and the like read; as it is where they make no text.
  fileprivate var percentDecoded: String {
    String(validating: percentDecodedBytes, as: UTF8.self) ?? self
  }
}

/// A template that was filled, and the paths that led nowhere.
package struct Filled<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The template with its places filled; nothing stands where a path led nowhere.
  package var value: Value
  /// Paths that stand in the template and lead to nothing.
  package var missing: [String]
}

extension String {
  /// A name that may have places for values: `{attachments.0.name}`.
  package func named(by values: TemplateValues) -> String {
    var room = TemplateRoom()
    return named(by: values, within: &room)
  }

  /// The same, as far as there is room for the values.
  package func named(by values: TemplateValues, within room: inout TemplateRoom) -> String {
    contains("{") ? Template(self).filled(with: values, within: &room).value : self
  }
}

extension Template {
  /// The words with every value in its place; what is not there is empty.
  package func filled(with values: TemplateValues) -> Filled<String> {
    var room = TemplateRoom()
    return filled(with: values, within: &room)
  }

  /// The same, as far as there is room for the values.
  package func filled(
    with values: TemplateValues, within room: inout TemplateRoom
  ) -> Filled<String> {
    var filled = Filled(value: "", missing: [])
    for part in parts {
      switch part {
      case .words(let words): filled.value += words
      case .path where room.isExceeded: break
      case .path(let path):
        if let words = values[path]?.words {
          if room.take(words) { filled.value += words }
        } else {
          filled.missing.append(path)
        }
      }
    }
    return filled
  }
}

extension [ValueTemplate] {
  /// The lines with every value in its place, without those of whose values none is there: an
  /// earlier notification that never came makes no line.
  package func filled(
    with values: TemplateValues, within room: inout TemplateRoom
  ) -> [JSONValue] {
    var lines: [JSONValue] = []
    for line in self {
      let filled = line.filled(with: values, within: &room)
      let count = line.templates.reduce(0) { $0 + $1.paths.count }
      if count == 0 || filled.missing.count < count { lines.append(filled.value) }
    }
    return lines
  }
}

extension ValueTemplate {
  /// The JSON with every value in its place. A string that is nothing but one path becomes what is
  /// there, whatever its kind.
  package func filled(with values: TemplateValues) -> Filled<JSONValue> {
    var room = TemplateRoom()
    return filled(with: values, within: &room)
  }

  /// The same, as far as there is room for the values.
  ///
  /// - Parameter depth: How many arrays and objects it lies in.
  package func filled(
    with values: TemplateValues, within room: inout TemplateRoom, depth: Int = 0
  ) -> Filled<JSONValue> {
    switch self {
    case .value(let value): return Filled(value: value, missing: [])
    case .template(let template):
      if template.parts.count == 1, case .path(let path) = template.parts[0] {
        guard let value = values[path] else { return Filled(value: "", missing: [path]) }
        return Filled(value: room.take(value, depth: depth) ? value : "", missing: [])
      }
      let filled = template.filled(with: values, within: &room)
      return Filled(value: .string(filled.value), missing: filled.missing)
    case .list(let elements):
      let filled = elements.map { $0.filled(with: values, within: &room, depth: depth + 1) }
      return Filled(value: .array(filled.map(\.value)), missing: filled.flatMap(\.missing))
    case .object(let members):
      let filled = members.map {
        ($0.key, $0.value.filled(with: values, within: &room, depth: depth + 1))
      }
      return Filled(
        value: .object(filled.map { .init($0.0, $0.1.value) }),
        missing: filled.flatMap(\.1.missing))
    }
  }
}
