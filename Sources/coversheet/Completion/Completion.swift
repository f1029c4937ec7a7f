import Explaining
import Files
import Notifications
import Scenarios
import Sessions
import TerminalCore

/// What a shell offers at a place of a command line.
enum Completion: Equatable {
  /// One of these words.
  case words([String])
  /// Files with these endings, without the dot, and folders; any file where there are none.
  case files([String])
  case folders
  /// Words, or files with these endings.
  case wordsOrFiles([String], [String])
  case nothing

  /// Everything that can be opened.
  static let what = Completion.files(openedKinds)
  /// The endings of what can be opened, but for `.json`, which other files have, too.
  static let openedKinds = ["scenario", "app"] + PayloadFile.ownKinds
}

/// Names of which one stands before a “=”, and the words that may stand behind it: none where that
/// is a number or any text.
struct Assignment {
  let names: [String]
  let values: [String]
}

extension CommandSpec {
  /// What its operands are.
  var completing: Completion {
    switch name {
    case "help":
      .words(CommandSpec.all.map(\.name) + Verb.all.map(\.name) + HelpText.topics)
    case "new": .words(CommandSpec.templates)
    case "completion": .words(Shell.allCases.map(\.rawValue))
    case "manual": .words(["language", "rules"])
    case "doctor", "lsp": .nothing
    case "import": .folders
    case "check": .files(Completion.openedKinds + AppPart.kinds + ["json", "hex"])
    case "test": .files(["scenario", "json"])
    case "send": .files(["apns", "json"])
    default: .what
    }
  }

  /// The words among its operands behind which something else stands, each with that.
  var followers: [(word: String, completing: Completion)] {
    switch name {
    case "help": [("rule", .words(Rule.all.map(\.id.description)))]
    case "new": CommandSpec.templates.map { ($0, .nothing) }
    default: []
    }
  }

  private static let templates = ["app", "scenario", "theme"]
}

extension CommandLineOption {
  /// What its value is.
  var completing: Completion {
    if !choices.isEmpty { return .words(choices) }
    if isAssignment { return .words(assignedNames) }
    switch name {
    case "theme":
      return .wordsOrFiles(["auto"] + Palette.builtIn.map(\.name), ["json", "yaml", "yml"])
    case "themes": return .words(Palette.builtIn.map(\.name))
    case "systems": return .words(Self.os.choices)
    case "rows", "columns": return .words(MatrixAxis.allCases.map(\.rawValue))
    case "against": return .files(["app", "scenario"])
    case "update-snapshots": return .words(["all"])
    default: break
    }
    let names = MatrixAxis.allCases.first { $0.optionName == name }?.valueNames ?? []
    if !names.isEmpty { return .words(names) }
    switch value {
    case "FILE", "PATH", "SOCKET": return .files([])
    case "DIR": return .folders
    default: return .nothing
    }
  }

  /// Whether its value is `NAME=VALUE`.
  var isAssignment: Bool { !assignments.isEmpty }

  /// What may stand before and behind the “=” of its value; empty where that has none.
  var assignments: [Assignment] {
    switch name {
    case "policy": PolicySwitch.all.map { Assignment(names: [$0.name], values: $0.words) }
    case "severity":
      [
        Assignment(
          names: Rule.all.map(\.id).filter(\.isAboutFiles).map(\.description),
          values: RuleWeight.names)
      ]
    default: []
    }
  }

  /// What the values of such an option begin with: `list.style=`.
  var assignedNames: [String] { assignments.flatMap(\.names).map { "\($0)=" } }

  /// The options of all commands whose values are assignments, once each.
  static var assigning: [CommandLineOption] {
    CommandSpec.all.flatMap(\.allOptions).filter(\.isAssignment).uniqued(on: \.name)
  }

  /// How it is written, each way: `--output`, `-o`.
  var spellings: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}

extension PolicySwitch {
  // Of "none or 1 to 9" the first; none where any text will do.
  fileprivate var words: [String] {
    guard setting("or") == nil else { return [] }
    return values.split(separator: " ").map(String.init)
      .filter { $0.first?.isNumber == false && setting($0) != nil }
  }
}
