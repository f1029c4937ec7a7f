import Explaining
import Files
import Notifications
import Scenarios
import Sessions
import TerminalCore

/// What a shell offers at a place of a command line.
enum Completion: Hashable {
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
    switch name {
    case "theme":
      return .wordsOrFiles(["auto"] + Palette.builtIn.map(\.name), ["json", "yaml", "yml"])
    case "themes": return .words(Palette.builtIn.map(\.name))
    case "systems": return .words(Self.os.choices)
    case "rows", "columns": return .words(MatrixAxis.allCases.map(\.rawValue))
    case "against": return .files(["app", "scenario"])
    case "policy": return .words(PolicySwitch.all.map { "\($0.name)=" })
    case "severity": return .words(Rule.all.map(\.id).filter(\.isAboutFiles).map { "\($0)=" })
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

  /// What may stand behind the `NAME=` of its value; nil where that is none of a name.
  var assigned: [String]? {
    switch name {
    case "policy": []
    case "severity": RuleWeight.names
    default: nil
    }
  }

  /// How it is written, each way: `--output`, `-o`.
  var spellings: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}
