import Notifications

/// One of the ways in which a scenario is played: what its lines have in the place of `{key}`.
package struct ScenarioCase: Hashable, Sendable {
  /// What it is called beside the scenario's path, such as `polish`.
  package let name: String
  /// What it fills in, in the order of its line; each key once.
  package let values: [Value]

  /// A text for `{key}`.
  package struct Value: Hashable, Sendable {
    /// Letters, digits and hyphens.
    package let key: String
    /// Without its quotes; of JSON, the source.
    package let text: String
  }

  /// Understands a line such as `case polish app=Kino`; nil for another, and
  /// for one that names nothing.
  init?(_ line: LexedLine) {
    guard line.words.count == 2, !line.isBroken, line.words[0].isKeyword(Self.verb) else {
      return nil
    }
    self.init(
      name: line.words[1].text,
      values: line.options.map { Value(key: $0.key, text: $0.value.text) })
  }

  init(name: String, values: [Value]) {
    (self.name, self.values) = (name, values)
  }

  /// A name with what it gives in the place of each `{key}`; other braces stay.
  package func filled(_ name: String) -> String {
    guard name.containsBytes(of: "{") else { return name }
    return String(decoding: FilledText(Array(name.utf8), filling: self).bytes, as: UTF8.self)
  }

  /// The verb of its lines.
  package static let verb = "case"
}
