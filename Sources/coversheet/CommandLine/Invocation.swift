/// A command about to run.
struct Invocation {
  /// The parsed options and operands.
  let arguments: CommandLineArguments
  /// The options that several commands have.
  var options: SharedOptions
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
