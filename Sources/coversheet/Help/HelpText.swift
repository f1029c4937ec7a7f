import Lint
import Notifications
import Scenarios
import Screens
import TerminalCore

/// Help as text, all of it made from the tables that the program runs on.
enum HelpText {
  /// What `help` knows besides commands and verbs.
  static let topics =
    ["verbs", "expectations", "rules", "policies", "keys", "rule", "language"]
    + HelpTopic.all.map(\.name)
    + LanguageSection.all.map(\.name).filter { !["verbs", "expectations"].contains($0) }

  /// What the program is and what it can be told.
  static var overview: String {
    let commands = CommandSpec.all.map { ("coversheet \($0.name) \($0.synopsis)", $0.summary) }
    return """
      Coversheet shows what a phone would show for an app's notifications.

      Examples:
        coversheet                          take the tour
        coversheet Messages.app             open an app, or a folder of payloads
        coversheet run day.scenario         play a scenario and check it

      Commands:
      \(columns(commands))
      \(what)
      Options may stand anywhere, before the command too; -- ends them.

      More help:
      \(columns([
        ("coversheet COMMAND --help", "a command's options"),
        ("coversheet help verbs", "what a scenario line can say"),
        ("coversheet help VERB", "one verb, such as push"),
        ("coversheet help expectations", "what a scenario can check"),
        ("coversheet help language", "the whole language of scenarios"),
        ("coversheet help keys", "what the keys do"),
        ("coversheet help dark mode", "any words: the keys, verbs and commands for it"),
        ("coversheet help rules", "every rule; “help rule G3” is one"),
        ("coversheet help policies", "every switch between readings of a rule"),
        ("coversheet help --json", "all of it for other programs"),
      ] + HelpTopic.all.map { ("coversheet help \($0.name)", $0.summary) }))
      Exit status: 0 done, 1 a check failed, 2 the input cannot be used, 128+n ended by signal n.

      """
  }

  /// What WHAT stands for, what a line of payloads is, and what standard input may be.
  static let what = """
    WHAT is a .scenario, an .app, a folder with payloads or the sources of an app, an .apns, .json,
    .ndjson or .jsonl file, or - for standard input: a scenario, a payload, or lines of payloads.
    A line of .ndjson or .jsonl is a payload, or {"to":TOKEN or bundle id,"headers":{…},"payload":{…},
    "at":TIME}. “run -” alone takes lines of a scenario as they come, and “state”, “explain X”,
    “render [SCREEN] [SIZE] [FORMAT]” and “subscribe [FACT…]” (“coversheet help servers”).
    """

  /// A command's help: examples first.
  static func of(_ command: CommandSpec) -> String {
    let words = ["coversheet", command.name, command.synopsis, "[OPTION…]"].filter { !$0.isEmpty }
    var text = "Usage: \(words.joined(separator: " "))\n\n"
    text += "\(command.summary.capitalizedFirst).\n\nExamples:\n"
    text += columns(command.examples.map { ($0.line, $0.purpose) })
    if command.synopsis.split(whereSeparator: { !$0.isLetter }).first == "WHAT" {
      text += "\n\(what)\n"
    }
    if !command.options.isEmpty { text += "\nOptions:\n" + options(command.options) }
    return text + "\nCommon options:\n" + options(command.commonOptions)
  }

  /// A verb's help.
  static func of(_ verb: Verb) -> String {
    let traits = [
      verb.family.rawValue, verb.feature?.span, verb.isActOfPerson ? "undo takes it back" : nil,
    ].compactMap(\.self)
    var text = "\(verb.usage)\n\n\(verb.summary). (\(traits.joined(separator: "; ")))\n"
    let options = verb.signature.options.map { ($0.usage, verb.summary(of: $0)) }
    if !options.isEmpty { text += "\n" + columns(options) }
    if verb.signature.parameters.contains(where: { $0.kind == .policy }) {
      text += "\n“coversheet help policies” lists them, each with its VALUE if not said.\n"
    }
    return text + "\nExample:\n  \(verb.example)\n"
  }

  /// A rule's help.
  ///
  /// - Parameter scenarios: The paths of those that show it, each with what its title says.
  static func of(_ rule: Rule, shownBy scenarios: [(String, String)]) -> String {
    let text =
      "\(rule.id)  \(rule.sentence)\n    Source: \(rule.source)\n" + checking(rule.id)
    return scenarios.isEmpty ? text : text + "\nScenarios that show it:\n" + columns(scenarios)
  }

  // What a check says of files for it: an example, and what mends it; empty for rules of no check.
  private static func checking(_ rule: RuleID) -> String {
    guard rule.isAboutFiles else { return "" }
    let isMended = RuleExample.mended.contains(rule)
    let mending =
      isMended
      ? "“coversheet check --fix” mends it where that needs no judgment."
      : "“coversheet check --fix” leaves it: what is meant, its author knows."
    let silence = "“coversheet check --severity=\(rule)=off” does not tell it."
    return example(of: rule) + "\n\(mending)\n\(silence)\n"
  }

  private static func example(of rule: RuleID) -> String {
    guard let example = RuleExample.of(rule) else { return "" }
    let system = example.system == "12" ? "" : ", with --os=\(example.system)"
    let indented = { (text: String) in
      text.split(separator: "\n").map { "    \(Self.shortened($0))\n" }.joined()
    }
    let others = example.others.sorted { $0.key < $1.key }
      .map { "\nWith \($0.key):\n" + indented($0.value) }.joined()
    return "\nWrong, in \(example.path)\(system):\n" + indented(example.wrong)
      + "\nRight:\n" + indented(example.right) + others
  }

  // What is wrong for its length alone is told by its beginning.
  private static func shortened(_ line: Substring) -> Substring {
    line.count > 240 ? line.prefix(160) + "…" + line.suffix(20) : line
  }

  /// What a line looks like, then every verb, family by family.
  static var verbs: String {
    "A line is [WHEN] VERB ARGUMENT…; # begins a comment.\n\nWHEN:\n"
      + columns(When.forms.map { ($0.example, $0.meaning) }) + "\n" + families
  }

  private static var families: String {
    VerbFamily.allCases.map { family in
      let rows = Verb.all.filter { $0.family == family }.map { ($0.usage, $0.summary) }
      return family.rawValue + ":\n" + columns(rows)
    }.joined(separator: "\n")
  }

  /// Every form of an expectation.
  static var expectations: String {
    columns(ExpectationForm.all.map { ("expect " + $0.usage, $0.summary) })
  }

  /// Every rule on a line.
  static var rules: String { columns(Rule.all.map { ($0.id.description, $0.sentence) }) }

  /// Switches between readings of a rule, as a line sets what is so if not said, each with its rule.
  static func policies(_ switches: [PolicySwitch]) -> [(String, String)] {
    switches.map {
      ("policy \($0.name) \($0.read(Policies()))", "\($0.values). \($0.meaning)")
    }
  }

  /// Every key, section by section.
  static var keys: String {
    let sections = Control.Family.allCases.map { section in
      let rows = KeyRow.rows(in: section).map { ($0.keys, $0.summary) }
      return rows.isEmpty ? "" : section.title + ":\n" + columns(rows)
    }
    let also = Control.all.flatMap { control in
      control.publishedShortcuts.map { ($0.description, control.summary) }
    }
    let names = Control.all.map { ($0.id.rawValue, $0.defaultKeys) }
    return "The keys \(byDefault).\n\n"
      + (sections.filter { !$0.isEmpty }
      + ["Also:\n" + columns(also), "Names, for \"keys\" in config.json:\n" + columns(names)])
      .joined(separator: "\n")
  }

  /// Whose keys help names: it reads no configuration.
  static let byDefault = "by default; “coversheet doctor” names those of config.json"

  private static func options(_ options: [CommandLineOption]) -> String {
    columns(options.map { ($0.usage, $0.described) })
  }

  /// Two columns; what is too long for the first has the second on a line of its own.
  static func columns(_ rows: [(String, String)]) -> String {
    let width = min(36, rows.map(\.0.columns).max() ?? 0)
    return rows.map { left, right in
      left.columns > width
        ? "  \(left)\n  \(String(repeating: " ", count: width))  \(right)\n"
        : "  \(left)\(String(repeating: " ", count: width - left.columns))  \(right)\n"
    }.joined()
  }
}

extension Control {
  /// Its keys where no configuration has others, with commas between: those of its table, else those
  /// that were published and have left it; empty for none.
  var defaultKeys: String {
    (shortcuts.isEmpty ? publishedShortcuts : shortcuts).map(\.description).joined(separator: ", ")
  }
}

extension CommandLineOption {
  /// The summary, with the values where they are few.
  var described: String {
    choices.isEmpty ? summary : "\(summary) (\(choices.joined(separator: ", ")))"
  }
}
