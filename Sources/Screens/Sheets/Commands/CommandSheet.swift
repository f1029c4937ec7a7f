import Scenarios
import TerminalCore

/// The command line: what is typed, and what may come of it.
struct CommandSheet: Hashable, Sendable {
  /// The line that is typed into, with its cursor.
  var field = TextField()
  /// The best first.
  var suggestions: [CommandSuggestion] = []
  /// The suggestion that Enter takes; nil takes the line as it is typed.
  var selected: Int?
  /// The first suggestion that is seen.
  var firstRow = 0
  /// What is wrong with the line; gone with the next key.
  var complaint: LineComplaint?
  /// How far back in the earlier lines it is, from 0 for the newest; nil where the line is new.
  var historyIndex: Int?
  /// Files that payloads can be read from; nil until they were asked for.
  var payloads: [PayloadChoice]?
  /// Scenarios that can be included, as a line names them.
  var scenarios: [String] = []

  /// Whether what is typed is a scenario line: more than a single word, the first a verb or a time.
  var isLine: Bool {
    let line = field.characters.drop { $0 == " " }
    return hasSeveralWords
      && ScenarioDocument.beginsLine(String(line.prefix(64).prefix { $0 != " " }))
  }

  /// Whether more than a single word is typed.
  var hasSeveralWords: Bool { field.characters.drop { $0 == " " }.contains(" ") }

  /// The suggestion that is selected.
  var choice: CommandSuggestion? {
    selected.flatMap { suggestions.indices.contains($0) ? suggestions[$0] : nil }
  }
}

/// What is wrong with a line that was typed.
package struct LineComplaint: Hashable, Sendable {
  /// Where, in characters of the line from 1; 0 where it is about no place of it.
  var column: Int
  /// A sentence.
  package var text: String

  package init(column: Int, text: String) {
    (self.column, self.text) = (column, text)
  }
}

/// What became of a line that was typed.
package enum LineOutcome: Hashable, Sendable {
  /// It ran; what to say about it.
  case done(String)
  case complaint(LineComplaint)
}

/// Something that the command line offers.
struct CommandSuggestion: Hashable, Sendable {
  /// What taking it does.
  enum Act: Hashable, Sendable {
    /// A control runs.
    case control(ControlID)
    /// An option is set.
    case option(OptionValue.Change)
    /// There is no such thing.
    case nothing
    /// A line runs.
    case line(String)
    /// Text takes the place of some characters of the line.
    case insert(String, Range<Int>)
  }

  /// What Enter does with it.
  var act: Act
  /// What the list shows, and what it completes to.
  var text: String
  /// What it is, in a sentence or less.
  var summary: String
  /// The key that does it.
  var key = ""
  /// Why it cannot be done now.
  var whyDisabled: String?
  /// Whether the text names a value: then it is that of the value's own row.
  var namesValue = false
  /// The characters of the text that fit what is typed.
  var hits: [Int] = []
}
