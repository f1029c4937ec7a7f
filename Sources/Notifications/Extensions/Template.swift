/// Words with places for values: `{userInfo.user} posted a video`.
///
/// `{{` stands for a brace; a brace that nothing closes is a brace too.
package struct Template: Hashable, Sendable {
  /// Words and paths, in order.
  package var parts: [Part]

  /// A piece of a template.
  package enum Part: Hashable, Sendable {
    /// Taken as they are; braces written twice stand here once.
    case words(String)
    /// What stood between braces, such as `userInfo.user`.
    case path(String)
  }

  /// Takes a text apart.
  package init(_ text: String) {
    parts = []
    var words = ""
    var rest = text[...]
    // Looked for once: a long text may have thousands of braces that nothing closes.
    let last = text.lastIndex(of: "}")
    while let brace = rest.firstIndex(of: "{") {
      words.append(contentsOf: rest[..<brace])
      rest = rest[rest.index(after: brace)...]
      if rest.first == "{" {
        words += "{"
        rest.removeFirst()
      } else if let last, rest.startIndex <= last, let end = rest.firstIndex(of: "}") {
        if !words.isEmpty { parts.append(.words(words)) }
        words = ""
        parts.append(.path(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        words += "{"
      }
    }
    words.append(contentsOf: rest)
    if !words.isEmpty { parts.append(.words(words)) }
  }

  /// The paths that it reads.
  package var paths: [String] {
    parts.compactMap { part in
      if case .path(let path) = part { path } else { nil }
    }
  }

  /// The template as it was written.
  package var text: String {
    parts.map { part in
      switch part {
      case .words(let words): words.replacingEach("{", by: "{{")
      case .path(let path): "{\(path)}"
      }
    }.joined()
  }
}

/// JSON with templates in its strings.
package indirect enum ValueTemplate: Hashable, Sendable {
  /// A string; one that is a single path takes the kind of what is there.
  case template(Template)
  /// A number, a truth value or null.
  case value(JSONValue)
  /// An array, element by element.
  case list([ValueTemplate])
  /// In the order of the file; keys are not filled.
  case object([Member])

  /// A key with its value.
  package struct Member: Hashable, Sendable {
    /// As it is written, without anything filled in.
    package var key: String
    /// What is filled in where it is needed.
    package var value: ValueTemplate

    package init(_ key: String, _ value: ValueTemplate) {
      (self.key, self.value) = (key, value)
    }
  }

  /// Takes JSON as it was written; its strings are templates.
  package init(_ json: JSONValue) {
    switch json {
    case .string(let text): self = .template(Template(text))
    case .null, .bool, .integer, .number: self = .value(json)
    case .array(let elements): self = .list(elements.map { ValueTemplate($0) })
    case .object(let members):
      self = .object(members.map { Member($0.key, ValueTemplate($0.value)) })
    }
  }

  /// All templates in it.
  package var templates: [Template] {
    switch self {
    case .template(let template): [template]
    case .value: []
    case .list(let elements): elements.flatMap(\.templates)
    case .object(let members): members.flatMap(\.value.templates)
    }
  }
}
