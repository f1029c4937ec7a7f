import Files
import Notifications

/// The cases that a scenario gives before its first other line.
package struct ScenarioCases: Sendable {
  /// The scenario's file, with U+FFFD for what is no UTF-8 in it.
  package let bytes: [UInt8]
  /// What keeps it from being played, looked for once; nil where it is a text.
  let mistake: EncodingMistake?
  /// In the order of the file, each name once.
  package private(set) var all: [ScenarioCase] = []
  /// Where their lines are in the file, in bytes, ascending, lines that follow each other as one;
  /// nothing is filled in there.
  private(set) var blocks: [Range<Int>] = []
  /// Whether nothing is wrong with their lines, so that each can be played
  /// without those of the others.
  private(set) var isSound = true
  /// What they give something for.
  private(set) var givenKeys: Set<String> = []
  /// What lines have in braces; looked for only where there are cases.
  private(set) var usedKeys: Set<String> = []
  private var entries: [ExactText: Entry] = [:]

  private struct Entry {
    /// Its place among all.
    let number: Int
    /// Where its line is in the file, in bytes, with empty lines and comments before it.
    let range: Range<Int>
    /// Its words.
    let line: LexedLine
  }

  /// Reads no further than the first line that says something else; none for what is no text.
  package init(_ file: [UInt8]) {
    mistake = EncodingMistake(file)
    bytes = mistake?.mended(file) ?? file
    if mistake?.isFatal == true { return }
    var lexer = ScenarioLexer(FilledText(bytes), path: "")
    var start = lexer.index
    while let line = lexer.next(), let verb = line.words.first?.text,
      ScenarioDocument.isHeading(verb)
    {
      if verb == ScenarioCase.verb { add(line, start..<lexer.index) }
      start = lexer.index
    }
    if !all.isEmpty { usedKeys = Self.keys(usedIn: bytes, outside: blocks) }
  }

  private mutating func add(_ line: LexedLine, _ range: Range<Int>) {
    guard let found = ScenarioCase(line) else {
      isSound = false
      return
    }
    let name = ExactText(found.name)
    isSound = isSound && !line.isMistaken && entries[name] == nil
    if entries[name] == nil {
      entries[name] = Entry(number: all.count, range: range, line: line)
      givenKeys.formUnion(found.values.map(\.key))
      all.append(found)
    }
    if let last = blocks.last, last.upperBound == range.lowerBound {
      blocks[blocks.count - 1] = last.lowerBound..<range.upperBound
    } else {
      blocks.append(range)
    }
  }

  /// The case of a name; nil where there is none.
  package subscript(name: String) -> ScenarioCase? {
    entries[ExactText(name)].map { all[$0.number] }
  }

  /// Where the line of a case is in the file, in bytes; nil where there is none of this name.
  func range(of name: String) -> Range<Int>? { entries[ExactText(name)]?.range }

  /// The line of a case, with places of no path; nil where there is none of this name.
  func line(of name: String) -> LexedLine? { entries[ExactText(name)]?.line }
}

extension LexedLine {
  // Whether anything is said of it where it is read by itself.
  fileprivate var isMistaken: Bool {
    var mistakes = jsonMistakes
    _ = ScenarioLine(self, &mistakes)
    return !mistakes.isEmpty
  }
}
