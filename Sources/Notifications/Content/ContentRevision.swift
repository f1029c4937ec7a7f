/// Words of a delivered notification that are written anew, each by what it is;
/// the rest stays as it came.
package struct ContentRevision: Hashable, Sendable {
  private var texts: [Field: String] = [:]
  /// What the payload with these words holds, taken apart for extensions;
  /// nil where none can read it.
  package var payloadValues: JSONValue?

  package init() {}

  /// What can be written anew, in the order of a form.
  ///
  /// The raw value is its key in a scenario line.
  package enum Field: String, CaseIterable, Hashable, Sendable {
    case title, subtitle, body, thread, category, argument
  }

  /// The new words; empty where it is taken away, nil where it stays.
  package subscript(field: Field) -> String? {
    get { texts[field] }
    set { texts[field] = newValue }
  }

  /// What is written anew, in the order of a form.
  package var fields: [Field] { Field.allCases.filter { texts[$0] != nil } }

  /// Whether all of it stays.
  package var isEmpty: Bool { texts.isEmpty }

  /// Adds what was written later, which counts.
  package mutating func add(_ later: ContentRevision) {
    for field in later.fields { texts[field] = later[field] }
    payloadValues = later.payloadValues ?? payloadValues
  }
}

extension Content {
  /// Puts new words in; they are what they are, whatever keys stood there before.
  package mutating func revise(by revision: ContentRevision) {
    for field in revision.fields {
      let words = revision[field].flatMap { $0.isEmpty ? nil : $0 }
      switch field {
      case .title: title = words.map { .literal($0) }
      case .subtitle: subtitle = words.map { .literal($0) }
      case .body: body = words.map { .literal($0) }
      case .thread: threadIdentifier = words
      case .category: categoryIdentifier = words
      case .argument: summaryArgument = words
      }
    }
    if let values = revision.payloadValues { payloadValues = values }
  }
}
