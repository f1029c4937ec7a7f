import Files
import Notifications
import Scenarios
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
    case "new": .words(["app", "scenario", "theme"])
    case "completion": .words(Shell.allCases.map(\.rawValue))
    case "manual": .words(["language", "rules"])
    case "doctor", "lsp", "mcp": .nothing
    case "import": .folders
    case "check":
      .files(Completion.openedKinds + ["strings", "stringsdict", "xcstrings", "json", "hex"])
    case "test": .files(["scenario", "json"])
    default: .what
    }
  }
}

extension CommandLineOption {
  /// What its value is.
  var completing: Completion {
    if !choices.isEmpty { return .words(choices) }
    switch name {
    case "theme":
      return .wordsOrFiles(["auto"] + Palette.builtIn.map(\.name), ["json", "yaml", "yml"])
    case "policy": return .words(PolicySwitch.all.map { "\($0.name)=" })
    default: break
    }
    switch value {
    case "FILE", "PATH", "SOCKET": return .files([])
    case "DIR": return .folders
    default: return .nothing
    }
  }

  /// How it is written, each way: `--output`, `-o`.
  var spellings: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}
