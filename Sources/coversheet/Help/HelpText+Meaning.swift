import Interaction
import Notifications
import Scenarios
import Screens

// What is found by other words than its name.
extension HelpText {
  /// The keys, verbs, commands, options, topics, variables and files that some words or a key may mean;
  /// the rules where nothing is called so, though a topic may say it. Nil where there is nothing.
  func whatIsMeant(by words: String) -> String? {
    let controls =
      Control.all.filter { $0.hasKey(words) } + Control.all.called(words)
      + Control.all.filter { $0.isMeant(by: words) }
    let keys = rows(of: controls.uniqued(on: \.id))
    let verbs = Verb.all.filter { $0.isMeant(by: words) }.map { ($0.usage, $0.summary) }
    let switches = Self.policies(PolicySwitch.all.filter { $0.isMeant(by: words) })
    let scenario = verbs + Verb.options(meantBy: words) + switches
    let topics = HelpTopic.meant(by: words)
    let topicRows = topics.map { ("coversheet help \($0.name)", $0.summary) }
    let parts = [
      ("On the screen", keys), ("In a scenario", scenario),
      ("In config.json", options(meantBy: words)),
      ("On the command line", CommandSpec.rows(meantBy: words) + topicRows),
      ("In the environment", ManualPage.variables.filter { Self.isNamed($0.0, by: words) }),
      ("Files", ManualPage.files.filter { Self.isNamed($0.0, by: words) }),
    ]
    let found = (parts + LanguageSection.whatIsMeant(by: words)).filter { !$0.1.isEmpty }
    let isCalled =
      found.map(\.1.count).reduce(0, +) > topics.count || topics.contains { $0.isAbout(words) }
    let rules = isCalled ? [] : rules(about: words)
    let shown = rules.isEmpty ? found : found + [("Rules", rules)]
    if shown.isEmpty { return nil }
    return shown.map { "\($0.0):\n" + table($0.1) }.joined(separator: "\n")
  }

  /// Whether `help` answers to what names no command.
  static func answers(_ words: String) -> Bool {
    topics.contains(words) || Verb.named(words) != nil
      || HelpText.inFiles.whatIsMeant(by: words) != nil
  }

  /// The keys that stand for a verb on the screen, as `help --json` says of each control; nil where none does.
  func keys(for verb: Verb) -> String? {
    let keys = rows(of: Control.all.filter { $0.verb?.name == verb.name })
    return keys.isEmpty ? nil : "On the screen:\n" + table(keys)
  }

  // The keys with what they do, below them whose they are; empty for no controls.
  private func rows(of controls: [Control]) -> [(String, String)] {
    let keys = controls.map { ($0.defaultKeys, $0.summary) }
    return keys.isEmpty ? [] : keys + [("", "(\(Self.byDefault))")]
  }

  private func options(meantBy words: String) -> [(String, String)] {
    ConfigurationOption.all.filter {
      OtherWords.fit(words, "\($0.name) \($0.values.joined(separator: " ")) \($0.summary)")
    }.map { ("\($0.name): \($0.values.joined(separator: ", "))", $0.sentence) }
  }

  private static func isNamed(_ path: String, by words: String) -> Bool {
    OtherWords.fit(words, path.split(separator: "/").joined(separator: " "))
  }

  private func rules(about words: String) -> [(String, String)] {
    Rule.all.filter { OtherWords.fit(words, $0.sentence) }
      .map { ("coversheet help rule \($0.id)", $0.sentence) }
  }
}

extension CommandSpec {
  // Commands, and options of theirs.
  fileprivate static func rows(meantBy words: String) -> [(String, String)] {
    let commands = all.filter { $0.isMeant(by: words) }
      .map { ("coversheet \($0.name) \($0.synopsis)", $0.summary) }
    let options = all.flatMap { command in
      command.options.filter { $0.isMeant(by: words) }
        .map { ("coversheet \(command.name) \($0.usage)", $0.described) }
    }
    return commands + options
  }
}

extension Verb {
  // What a word in front of a `=` is, of each verb that has it.
  fileprivate static func options(meantBy words: String) -> [(String, String)] {
    all.flatMap { verb in
      verb.signature.options.filter { OtherWords.fit(words, $0.key) }
        .map { ("\(verb.name) … \($0.usage)", verb.summary(of: $0)) }
    }
  }
}

extension HelpTopic {
  // By what they are about, else by what they say.
  fileprivate static func meant(by words: String) -> [HelpTopic] {
    let about = all.filter { $0.isAbout(words) }
    return about.isEmpty ? all.filter { OtherWords.fit(words, $0.words) } : about
  }

  fileprivate func isAbout(_ words: String) -> Bool {
    OtherWords.fit(words, "\(name) \(summary)")
  }

  // Without signs, so that each can be found.
  private var words: String {
    String(
      text(in: .inFiles).split { !$0.isLetter && !$0.isNumber }.joined(separator: " "))
  }
}
