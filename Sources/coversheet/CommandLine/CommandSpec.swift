/// A command of the command line: help, parsing and completion read this one table.
struct CommandSpec: Sendable {
  /// The word that selects it, such as `render`.
  let name: String
  /// What follows the name, such as `WHAT [--at=TIME]`.
  let synopsis: String
  /// What help says of it: a phrase without a capital and a period.
  let summary: String
  /// Lines to try, each with what it does.
  let examples: [(line: String, purpose: String)]
  /// Its own options.
  let options: [CommandLineOption]
  /// Those that it takes of the ones that several commands have; it reads every one of them.
  let common: [CommandLineOption]
  /// Runs it; what it throws is printed as an error of usage or input.
  let run: @Sendable (Invocation) throws -> ExitStatus

  /// Makes a command; its own options are those that its struct of options asks for.
  init<Options: CommandOptions>(
    name: String, synopsis: String, summary: String,
    examples: [(line: String, purpose: String)], common: [CommandLineOption],
    run: @escaping @Sendable (Invocation, Options) throws -> ExitStatus
  ) {
    (self.name, self.synopsis, self.summary) = (name, synopsis, summary)
    (self.examples, self.common) = (examples, common)
    options = Options.listed
    self.run = { invocation in try run(invocation, Options(invocation.arguments)) }
  }

  // Each is made when it is asked for: a run of the program needs one.
  private static let named: KeyValuePairs<String, @Sendable () -> CommandSpec> = [
    "open": { .open }, "run": { .run }, "test": { .test }, "state": { .state },
    "render": { .render }, "explain": { .explain }, "archive": { .archive },
    "export": { .export }, "check": { .check }, "preview": { .preview }, "audit": { .audit },
    "serve": { .serve }, "send": { .send }, "lsp": { .languageServer },
    "mcp": { .contextServer }, "import": { .import }, "doctor": { .doctor }, "help": { .help },
    "new": { .new }, "completion": { .completion }, "manual": { .manual },
  ]

  /// Every command, in the order of help.
  static let all: [CommandSpec] = named.map { $0.value() }

  /// The command with this name.
  static func named(_ name: String) -> CommandSpec? {
    named.first { $0.key == name }?.value()
  }

  /// Its own and the common options, with `--help` and `--version`.
  var allOptions: [CommandLineOption] { options + commonOptions }

  /// The common ones that it takes, with `--help` and `--version`.
  var commonOptions: [CommandLineOption] { common + [.help, .version] }

  /// An option that others take, as it was meant, and the commands that take it; nil where none
  /// does, or where the beginning of a name could be several.
  static func takers(of word: String) -> (option: String, commands: [String])? {
    let meant = Set(
      all.flatMap(\.allOptions).flatMap(\.spellings).filter { spelling in
        spelling.hasPrefix("--") ? spelling.hasPrefix(word) : word.hasPrefix(spelling)
      })
    guard let spelling = meant.contains(word) ? word : meant.count == 1 ? meant.first : nil
    else { return nil }
    let takers = all.filter { $0.allOptions.contains { $0.spellings.contains(spelling) } }
    return (spelling, takers.map(\.name))
  }
}
