/// A command of the command line: help, parsing and completion read this one table.
struct CommandSpec: Sendable {
  let name: String
  /// What follows the name, such as `WHAT [--at=TIME]`.
  let synopsis: String
  let summary: String
  /// Lines to try, each with what it does.
  let examples: [(line: String, purpose: String)]
  /// Its own options; the common ones come on top.
  let options: [Option]
  let run: @Sendable (Invocation) throws -> ExitStatus

  /// Every command, in the order of help.
  static let all: [CommandSpec] = [
    .open, .run, .state, .render, .explain, .check, .preview, .doctor, .help, .new,
    .completion, .manual,
  ]

  /// The command with this name.
  static func named(_ name: String) -> CommandSpec? { all.first { $0.name == name } }

  /// Its own and the common options, with `--help` and `--version`.
  var allOptions: [Option] { options + Option.common + [.help, .version] }
}

/// How a command ended.
enum ExitStatus: Int32, Sendable {
  case done = 0
  /// A check, an expectation or a file's content failed.
  case failed = 1
  /// Usage, unreadable or invalid input, no terminal.
  case unusable = 2
}

/// A command about to run.
struct Invocation {
  let arguments: Arguments
  let environment: ProcessEnvironment

  /// An operand, or a usage error that names it.
  func operand(_ index: Int, _ name: String) throws(UsageError) -> String {
    guard arguments.operands.count > index else { throw UsageError("\(name) is missing") }
    guard !arguments.operands[index].isEmpty else { throw UsageError("\(name) is empty") }
    return arguments.operands[index]
  }

  /// Refuses operands after the ones that a command takes.
  func expectAtMost(_ count: Int) throws(UsageError) {
    guard arguments.operands.count <= count else {
      throw UsageError("“\(arguments.operands[count])” is one word too many")
    }
  }
}
