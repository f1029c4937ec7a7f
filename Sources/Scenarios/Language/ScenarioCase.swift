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

  /// Understands a line such as `case polish app=Kino`; nil for another, and for one that names nothing.
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

  /// The verb of its lines.
  static let verb = "case"
}

/// The cases that a scenario gives before its first other line.
package struct ScenarioCases {
  /// In the order of the file, each name once.
  package private(set) var all: [ScenarioCase] = []
  /// Where their lines are in the file, in bytes; nothing is filled in there.
  private(set) var ranges: [Range<Int>] = []

  /// Reads no further than the first line that says something else; none for what is no text.
  package init(_ bytes: [UInt8]) {
    guard EncodingMistake(bytes) == nil else { return }
    var lexer = ScenarioLexer(FilledText(bytes), path: "")
    var start = lexer.index
    while let line = lexer.next(), let verb = line.words.first?.text,
      ScenarioDocument.isHeading(verb)
    {
      if let found = ScenarioCase(line) {
        if self[found.name] == nil { all.append(found) }
        ranges.append(start..<lexer.index)
      }
      start = lexer.index
    }
  }

  /// The case of a name; nil where there is none.
  package subscript(name: String) -> ScenarioCase? { all.first { $0.name == name } }
}
