import Notifications
import Scenarios
import Screens

/// The manual in roff, for man(1): all of it made from the tables that the program runs on.
enum ManualPage {
  /// The whole page, examples first.
  static var text: String {
    var page = RoffPage(name: "coversheet", section: 1)
    page.heading("NAME")
    page.paragraph("coversheet - shows what a phone would show for an app’s notifications")
    page.heading("SYNOPSIS")
    page.paragraph("coversheet [COMMAND] [ARGUMENT…] [OPTION…]")
    page.heading("DESCRIPTION")
    page.paragraph(description)
    page.heading("EXAMPLES")
    for walk in walks { page.example(walk.line, walk.purpose) }
    addCommands(to: &page)
    page.heading("OPTIONS")
    page.paragraph("Every command takes these.")
    add([.help, .version], to: &page)
    page.paragraph("These are for several commands, each of which names those that it reads.")
    add(CommandLineOption.common, to: &page)
    addLanguage(to: &page)
    addKeys(to: &page)
    addPolicies(to: &page)
    addSurroundings(to: &page)
    return page.text
  }

  // As README begins.
  private static let description = """
    A notification center for the terminal. It shows what a phone would show for an app's \
    notifications - grouped, summarized, hidden, critical - from the files that ship in the app: \
    .apns payloads, bundles, manifests, .strings, .stringsdict, .xcstrings. No phone, no network, \
    and a clock that only moves when told to, so everything it shows can be shown again.
    """

  private static let walks: [(line: String, purpose: String)] = [
    ("coversheet", "take the tour"),
    ("coversheet Bistro.app", "see an app of your own with its payloads"),
    ("coversheet explain day.scenario n7", "ask why a notification is where it is"),
    ("coversheet test Scenarios", "play all scenarios of a folder, and say which of them fail"),
    ("coversheet check Bistro.app", "find the mistakes in an app's files"),
    (
      """
      coversheet serve Bistro.app
      coversheet send com.example.bistro order.apns
      """,
      "serve a phone that servers send to, and send to it from another terminal"
    ),
  ]

  private static func addCommands(to page: inout RoffPage) {
    page.heading("COMMANDS")
    page.paragraph("Without a command: open. \(HelpText.what)")
    for command in CommandSpec.all {
      page.subheading("coversheet \(command.name) \(command.synopsis)")
      page.paragraph("\(command.summary.capitalizedFirst).")
      for example in command.examples { page.example(example.line, example.purpose) }
      add(command.options, to: &page)
      if !command.common.isEmpty {
        let names = command.common.map { "--\($0.name)" }
        page.paragraph("Also \(names.joined(separator: ", ")): see OPTIONS.")
      }
    }
  }

  private static func add(_ options: [CommandLineOption], to page: inout RoffPage) {
    for option in options {
      page.item(option.usage, option.described.capitalizedFirst + ".")
    }
  }

  private static func addLanguage(to page: inout RoffPage) {
    page.heading("SCENARIO LANGUAGE")
    page.paragraph("A line is [TIME] VERB ARGUMENT… [KEY=VALUE…]; # begins a comment.")
    for family in VerbFamily.allCases {
      page.subheading(family.rawValue)
      for verb in Verb.all where verb.family == family {
        page.item(verb.usage, "\(verb.summary).")
        page.continuation(verb.example)
      }
    }
    page.subheading("What expect can check")
    for form in ExpectationForm.all { page.item("expect \(form.usage)", "\(form.summary).") }
  }

  private static func addKeys(to page: inout RoffPage) {
    page.heading("KEYS")
    page.paragraph("The names in parentheses are for “keys” in config.json.")
    for section in Control.Family.allCases {
      let controls = Control.all.filter { $0.section == section && !$0.shortcuts.isEmpty }
      if controls.isEmpty { continue }
      page.subheading(section.title)
      for control in controls {
        page.item(control.defaultKeys, "\(control.summary) (\(control.id)).")
      }
    }
    page.subheading("Also")
    for control in Control.all where control.shortcuts.isEmpty {
      let keys = control.defaultKeys
      page.item(keys.isEmpty ? "no key" : keys, "\(control.summary) (\(control.id)).")
    }
  }

  private static func addPolicies(to page: inout RoffPage) {
    page.heading("POLICIES")
    page.paragraph(
      "Where the phone’s behavior is not known for sure, --policy=NAME=VALUE decides.")
    for policy in PolicySwitch.all {
      let sentence = Rule.named(policy.rule).map { " " + $0.sentence } ?? ""
      page.item(
        policy.name,
        "\(policy.values), \(policy.read(Policies())) if not said. Rule \(policy.rule):\(sentence)")
    }
  }
}
