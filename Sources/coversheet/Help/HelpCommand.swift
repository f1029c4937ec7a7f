import Explaining
import Files
import Interaction
import Notifications
import Scenarios
import Screens

extension CommandSpec {
  /// `coversheet help`: commands, verbs, topics and rules from the tables that also parse them.
  static let help = CommandSpec(
    name: "help", synopsis: "[COMMAND|VERB|TOPIC|WORDS|rule ID]",
    summary: "say how things are used",
    examples: [
      ("coversheet help", "the commands"),
      ("coversheet help push", "a verb of the scenario language"),
      ("coversheet help rule G3", "a rule, and where it comes from"),
      ("coversheet help app-files", "the files that say what an app does in code"),
      ("coversheet help language", "the language of scenarios"),
      ("coversheet help dark mode", "what is called so, or otherwise"),
      ("coversheet help --schema=notifications", "a JSON Schema for editors"),
    ],
    common: [.data]
  ) { (invocation, options: HelpOptions) in
    // Most help reads nothing from there, and a wrong name is said all the same.
    if invocation.options.dataFolder != nil { _ = try invocation.foundDataFolder.get() }
    if let schema = options.schema {
      try invocation.expectAtMost(0)
      try invocation.refuse([.json], with: "help --schema", "a schema is JSON by itself")
      Console.print(JSONText.pretty(schema.document))
    } else if options.isJSON {
      // What there is no help on is said first.
      _ = try invocation.helpText()
      try invocation.refuseTopic()
      Console.print(JSONText.pretty(HelpTables.json))
    } else {
      Console.print(try invocation.helpText())
    }
    return .done
  }
}

/// What `help` takes.
private struct HelpOptions: CommandOptions {
  /// Whether the manual is written as JSON.
  let isJSON: Bool
  /// Whose JSON Schema is asked for; nil for none's.
  let schema: SchemaName?

  init(_ line: inout OptionReader) {
    isJSON = line.has(.json)
    schema = line.choice(
      CommandLineOption(
        name: "schema", value: "NAME", choices: SchemaName.allCases.map(\.rawValue),
        summary: "print a JSON Schema, so that editors complete such files"))
  }
}

extension Invocation {
  private var help: HelpText { HelpText(columns: environment.outputColumns) }

  fileprivate func refuseTopic() throws(UsageError) {
    guard !arguments.operands.isEmpty else { return }
    let topic = arguments.operands.joined(separator: " ")
    throw UsageError(
      "“help --json” prints all there is help on; leave out “\(topic)”, or --json for that alone")
  }

  fileprivate func helpText() throws(UsageError) -> String {
    guard let first = arguments.operands.first else { return help.overview }
    if first == "rule", arguments.operands.count == 2 { return try ruleText(arguments.operands[1]) }
    let topic = arguments.operands.joined(separator: " ")
    switch topic {
    case "verbs": return help.verbs
    case "expectations": return help.expectations
    case "rules": return help.rules
    case "policies": return help.table(HelpText.policies(PolicySwitch.all))
    case "keys": return help.keys
    case "language": return LanguageSection.wholeText(in: help) + verbText(topic)
    default: break
    }
    if let command = CommandSpec.named(topic) {
      return help.of(command) + verbText(topic)
    }
    if let verb = Verb.named(topic) {
      if let text = HelpTopic.named(topic)?.text(in: help) { return text + verbText(topic) }
      return [help.of(verb), help.keys(for: verb)].compactMap(\.self)
        .joined(separator: "\n")
    }
    if Rule.named(RuleID(topic.uppercased())) != nil { return try ruleText(topic) }
    if let part = LanguageSection.named(topic) { return part.text(in: help) }
    if let text = HelpTopic.named(topic)?.text(in: help) ?? help.whatIsMeant(by: topic) {
      return text
    }
    let topics =
      CommandSpec.all.map(\.name) + Verb.all.map(\.name) + HelpText.topics
    throw UsageError("there is no help on “\(topic)”\(suggestion(for: topic, among: topics))")
  }

  // What a line of a scenario does that begins with the same word, behind what else is called so;
  // empty where none does.
  private func verbText(_ name: String) -> String {
    Verb.named(name).map { "\nIn a scenario: " + help.of($0) } ?? ""
  }

  private func ruleText(_ id: String) throws(UsageError) -> String {
    guard let rule = Rule.named(RuleID(id.uppercased())) else {
      throw UsageError("there is no rule “\(id)”; “coversheet help rules” lists them")
    }
    return help.of(rule, shownBy: try scenarios(showing: rule.id))
  }
}

extension Invocation {
  /// The paths of the corpus' scenarios that show a rule, with what they say;
  /// none without a data folder.
  private func scenarios(showing rule: RuleID) throws(UsageError) -> [(String, String)] {
    guard let folder = try locations().fixture("Conformance") else { return [] }
    let shown = folder.below(environment.workingDirectory)
    return ConformanceScenario.all(in: folder).filter { $0.rules.contains(rule) }
      .map { (FilePath(shown).appending($0.name + ".scenario"), $0.sentence) }
  }
}

/// Every table of the program, for other programs.
enum HelpTables {
  /// Commands, options, verbs, expectations, controls, facts, policies, rules, what
  /// `config.json` may have, and topics.
  static var json: JSONValue {
    [
      "version": .string(Version.current),
      "commands": .array(CommandSpec.all.map(\.json)),
      "options": .array((CommandLineOption.common + [.help, .version]).map(\.json)),
      "verbs": .array(Verb.all.map(\.json)),
      "expectations": .array(ExpectationForm.all.map(\.json)),
      "controls": .array(Control.all.map(\.json)),
      "facts": .array(FactName.all.map(JSONValue.string)),
      "policies": .array(PolicySwitch.all.map(\.json)),
      "rules": .array(Rule.all.map(\.json)),
      "configuration": .array(ConfigurationOption.all.map(\.json)),
      "topics": .array(HelpTopic.all.map(\.json) + LanguageSection.all.map(\.json)),
    ]
  }
}

extension ConfigurationOption {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "values": .array(values.map(JSONValue.string)),
      "summary": .string(summary),
    ]
  }
}

extension HelpTopic {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "summary": .string(summary), "text": .string(text(in: .inFiles)),
    ]
  }
}

extension LanguageSection {
  fileprivate var json: JSONValue {
    ["name": .string(name), "summary": .string(title), "text": .string(text(in: .inFiles))]
  }
}

extension CommandSpec {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "synopsis": .string(synopsis), "summary": .string(summary),
      "options": .array(options.map(\.json)),
      "common": .array(commonOptions.map { .string($0.name) }),
      "examples": .array(
        examples.map { ["line": .string($0.line), "purpose": .string($0.purpose)] }),
    ]
  }
}

extension CommandLineOption {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "letter": .optional(letter.map(String.init)),
      "value": .optional(value), "choices": .array(choices.map(JSONValue.string)),
      "repeatable": .bool(isRepeatable), "summary": .string(summary),
    ]
  }
}

extension Control {
  fileprivate var json: JSONValue {
    [
      "id": .string(id.rawValue), "title": .string(title), "summary": .string(summary),
      "keys": .array(shortcuts.map { .string($0.description) }),
      "alsoKeys": .array(publishedShortcuts.map { .string($0.description) }),
      "verb": .optional(verb?.name),
    ]
  }
}

extension PolicySwitch {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "default": .string(read(Policies())), "values": .string(values),
      "rule": .string(rule.description),
    ]
  }
}

extension Rule {
  fileprivate var json: JSONValue {
    [
      "id": .string(id.description), "sentence": .string(sentence), "source": .string(source),
      "decisions": .array(
        decisions.map { ["name": .string($0.name), "words": .string($0.judgment)] }),
    ]
  }
}
