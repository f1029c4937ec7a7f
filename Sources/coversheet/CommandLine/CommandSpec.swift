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

  /// Every command, in the order of help.
  static let all: [CommandSpec] = [
    .open, .run, .test, .state, .render, .explain, .archive, .export, .check, .preview, .audit,
    .serve, .send, .languageServer, .contextServer, .import, .doctor, .help, .new, .completion,
    .manual,
  ]

  /// The command with this name.
  static func named(_ name: String) -> CommandSpec? { all.first { $0.name == name } }

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

/// How a command ended, from the best to the worst.
enum ExitStatus: Int32, Comparable, Sendable {
  case done = 0
  /// A check, an expectation or a file's content failed.
  case failed = 1
  /// Usage, unreadable or invalid input, no terminal.
  case unusable = 2

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}

/// A command about to run.
struct Invocation {
  /// The parsed options and operands.
  let arguments: CommandLineArguments
  /// The options that several commands have.
  let options: SharedOptions
  /// The variables, folders and descriptors of the process.
  let environment: ProcessEnvironment
  /// The data folder; looked for once, since every look costs calls of the system.
  let foundDataFolder: Result<String?, UsageError>
  /// What came through pipes that the operands name.
  let piped: PipedFiles

  /// - Parameter pipeWords: The operands that are read through pipes where they name one.
  /// - Throws: Where one of those cannot be read.
  init(
    arguments: CommandLineArguments, environment: ProcessEnvironment, pipeWords: [String] = []
  ) throws {
    let options = SharedOptions(arguments)
    (self.arguments, self.options, self.environment) = (arguments, options, environment)
    piped = try PipedFiles(pipeWords)
    foundDataFolder = Result { () throws(UsageError) in
      try environment.dataFolder(given: options.dataFolder)?.path
    }
  }

  /// An operand, or a usage error that names it.
  func operand(_ index: Int, _ name: String) throws(UsageError) -> String {
    guard arguments.operands.count > index else { throw UsageError("\(name) is missing") }
    guard !arguments.operands[index].isEmpty else { throw UsageError("\(name) is empty") }
    return arguments.operands[index]
  }

  /// Refuses options that a command takes, but not in this way of using it.
  func refuse(
    _ options: [CommandLineOption], with usage: String, _ reason: String
  ) throws(UsageError) {
    guard let option = options.first(where: { arguments.has($0) }) else { return }
    throw UsageError("--\(option.name) is not for “\(usage)”; \(reason)")
  }

  /// Refuses operands after the ones that a command takes.
  func expectAtMost(_ count: Int) throws(UsageError) {
    guard arguments.operands.count <= count else {
      throw UsageError("“\(arguments.operands[count])” is one word too many")
    }
  }
}
