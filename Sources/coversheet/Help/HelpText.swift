import Lint
import Notifications
import Scenarios
import Screens
import TerminalCore

/// Help as text, all of it made from the tables that the program runs on.
struct HelpText {
  /// How wide its lines are, in columns of a terminal.
  let columns: Int

  /// As it is where no terminal is: what other programs are given.
  static let inFiles = HelpText(columns: 80)

  /// What `help` knows besides commands and verbs.
  static let topics =
    ["verbs", "expectations", "rules", "policies", "keys", "rule", "language"]
    + HelpTopic.all.map(\.name)
    + LanguageSection.all.map(\.name).filter { !["verbs", "expectations"].contains($0) }

  /// What the program is and what it can be told.
  var overview: String {
    let commands = CommandSpec.all.map { ("coversheet \($0.name) \($0.synopsis)", $0.summary) }
    return """
      Coversheet shows what a phone would show for an app's notifications.

      Examples:
        coversheet                          take the tour
        coversheet Messages.app             open an app, or a folder of payloads
        coversheet run day.scenario         play a scenario and check it

      Commands:
      \(table(commands))
      \(paragraph(Self.what))
      Options may stand anywhere, before the command too; -- ends them.

      More help:
      \(table([
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
      \(paragraph(
        "Exit status: 0 done, 1 a check failed, 2 the input cannot be used, 128+n ended by signal n."))
      """
  }

  /// What WHAT stands for, what standard input may be, what a line of payloads is and what
  /// “run -” takes.
  static let what = what(readsInput: true) + " " + runLines

  private static func what(readsInput: Bool) -> String {
    let input = ", or - for standard input: a scenario, a payload, or lines of payloads"
    return """
      WHAT is a .scenario, an .app, a folder with payloads or the sources of an app, an .apns, .json, \
      .ndjson or .jsonl file\(readsInput ? input : ""). A line of .ndjson or .jsonl is a payload, or \
      {"to":TOKEN or bundle id,"headers":{…},"payload":{…},"at":TIME}.
      """
  }

  private static let runLines = """
    “run -” alone takes lines of a scenario as they come, and “state”, “explain X”, \
    “render [SCREEN] [SIZE] [FORMAT]” and “subscribe [FACT…]” (“coversheet help servers”).
    """

  /// A command's help: examples first.
  func of(_ command: CommandSpec) -> String {
    let words = ["coversheet", command.name, command.synopsis, "[OPTION…]"].filter { !$0.isEmpty }
    var text = hanging("Usage: \(words.joined(separator: " "))") + "\n"
    text += paragraph("\(command.summary.capitalizedFirst).") + "\nExamples:\n"
    text += table(command.examples.map { ($0.line, $0.purpose) }, areLines: true)
    if command.synopsis.split(whereSeparator: { !$0.isLetter }).first == "WHAT" {
      let what = Self.what(readsInput: command.synopsis.contains("-"))
      text += "\n" + paragraph(command.name == "run" ? Self.what : what)
    }
    if !command.options.isEmpty { text += "\nOptions:\n" + options(command.options) }
    return text + "\nCommon options:\n" + options(command.commonOptions)
  }

  /// A verb's help.
  func of(_ verb: Verb) -> String {
    let traits = [
      verb.family.rawValue, verb.feature?.span, verb.isActOfPerson ? "undo takes it back" : nil,
    ].compactMap(\.self)
    var text = hanging(verb.usage) + "\n"
    text += paragraph("\(verb.summary). (\(traits.joined(separator: "; ")))")
    let words = verb.spansOfWords.map { ($0.word, $0.span) }
    let options = words + verb.signature.options.map { ($0.usage, verb.summary(of: $0)) }
    if !options.isEmpty { text += "\n" + table(options) }
    if verb.signature.parameters.contains(where: { $0.kind == .policy }) {
      text +=
        "\n" + paragraph("“coversheet help policies” lists them, each with its VALUE if not said.")
    }
    for name in verb.signature.namesListedApart {
      text += "\n" + paragraph("“coversheet help arguments” lists each \(name).")
    }
    return text + "\nExample:\n  \(verb.example)\n"
  }

  /// A rule's help.
  ///
  /// - Parameter scenarios: The paths of those that show it, each with what its title says.
  func of(_ rule: Rule, shownBy scenarios: [(String, String)]) -> String {
    let text =
      hanging("\(rule.id)  \(rule.sentence)") + "    " + hanging("Source: \(rule.source)")
      + checking(rule.id)
    return scenarios.isEmpty ? text : text + "\nScenarios that show it:\n" + table(scenarios)
  }

  // What a check says of files for it: an example, and what mends it; empty for rules of no check.
  private func checking(_ rule: RuleID) -> String {
    guard rule.isAboutFiles else { return "" }
    let isMended = RuleExample.mended.contains(rule)
    let mending =
      isMended
      ? "“coversheet check --fix” mends it where that needs no judgment."
      : "“coversheet check --fix” leaves it: what is meant, its author knows."
    let silence = "“coversheet check --severity=\(rule)=off” does not tell it."
    return example(of: rule) + "\n" + paragraph(mending) + paragraph(silence)
  }

  private func example(of rule: RuleID) -> String {
    guard let example = RuleExample.of(rule) else { return "" }
    let system = example.system == "12" ? "" : ", with --os=\(example.system)"
    let others = example.others.ordered { $0.key < $1.key }
      .map { "\nWith \($0.key):\n" + indented($0.value) }.joined()
    return "\nWrong, in \(example.path)\(system):\n" + indented(example.wrong)
      + "\nRight:\n" + indented(example.right) + others
  }

  // Whole, so that it can be copied. Of what is wrong for its length alone the line that makes it
  // long stands once, with how often.
  private func indented(_ text: String) -> String {
    var rows: [(line: Substring, count: Int)] = []
    for line in text.split(separator: "\n") {
      if rows.last?.line == line {
        rows[rows.count - 1].count += 1
      } else {
        rows.append((line, 1))
      }
    }
    return rows.map { line, count in
      let row = "    \(line)\n"
      return count > 12
        ? row + "    … this line \(count.counted("time"))\n" : String(repeating: row, count: count)
    }.joined()
  }

  /// What a line looks like, then every verb, family by family.
  var verbs: String {
    "A line is [WHEN] VERB ARGUMENT…; # begins a comment.\n\nWHEN:\n"
      + table(When.forms.map { ($0.example, $0.meaning) }) + "\n" + families
  }

  private var families: String {
    VerbFamily.allCases.map { family in
      let rows = Verb.all.filter { $0.family == family }.map { ($0.usage, $0.summary) }
      return family.rawValue + ":\n" + table(rows)
    }.joined(separator: "\n")
  }

  /// Every form of an expectation.
  var expectations: String {
    table(ExpectationForm.all.map { ("expect " + $0.usage, $0.summary) })
  }

  /// Every rule on a line.
  var rules: String { table(Rule.all.map { ($0.id.description, $0.sentence) }) }

  /// Switches between readings of a rule, as a line sets what is so if not said, each with its rule.
  static func policies(_ switches: [PolicySwitch]) -> [(String, String)] {
    switches.map {
      ("policy \($0.name) \($0.read(Policies()))", "\($0.values). \($0.meaning)")
    }
  }

  /// Every key, section by section.
  var keys: String {
    let sections = Control.Family.allCases.map { section in
      let rows = KeyRow.rows(in: section).map { ($0.keys, $0.summary) }
      return rows.isEmpty ? "" : section.title + ":\n" + table(rows)
    }
    let also = Control.all.flatMap { control in
      control.publishedShortcuts.map { ($0.description, control.summary) }
    }
    let names = Control.all.map { ($0.id.rawValue, $0.defaultKeys) }
    return paragraph("The keys \(Self.byDefault).") + "\n"
      + (sections.filter { !$0.isEmpty }
      + ["Also:\n" + table(also), "Names, for \"keys\" in config.json:\n" + table(names)])
      .joined(separator: "\n")
  }

  /// Whose keys help names: it reads no configuration.
  static let byDefault = "by default; “coversheet doctor” names those of config.json"

  private func options(_ options: [CommandLineOption]) -> String {
    table(options.map { ($0.usage, $0.described) })
  }

  /// A paragraph.
  ///
  /// - Parameter words: One line, however long.
  func paragraph(_ words: String) -> String {
    words.folded(columns: columns).joined(separator: "\n") + "\n"
  }

  // A paragraph whose further lines stand four columns in.
  private func hanging(_ words: String) -> String { usage(words, indent: "\n    ") + "\n" }

  // Without the line feed at its end. A usage may have hundreds of columns without a blank:
  // alternatives, which go on behind a “|”.
  private func usage(_ words: String, indent: String) -> String {
    let room = columns - indent.count + 1
    return words.folded(columns: room).map { line in
      line.columns <= room
        ? line : line.folded(columns: room - 1, at: "|").joined(separator: "|" + indent)
    }.joined(separator: indent)
  }

  /// Two columns; what is too long for the first has the second below it.
  ///
  /// - Parameter areLines: Whether the first has lines to copy, which stay whole.
  func table(_ rows: [(String, String)], areLines: Bool = false) -> String {
    let longest = rows.map(\.0.columns).max() ?? 0
    let width = max(0, min(36, columns / 2 - 4, longest))
    let indent = "\n" + String(repeating: " ", count: width + 4)
    return rows.map { left, right in
      let meaning = right.folded(columns: columns - width - 4).joined(separator: indent)
      let gap = width - left.columns
      if gap >= 0 { return "  \(left)\(String(repeating: " ", count: gap + 2))\(meaning)\n" }
      let term = areLines ? left : usage(left, indent: "\n      ")
      return "  \(term)\(indent)\(meaning)\n"
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
