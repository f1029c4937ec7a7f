import Glibc
import Localization
import NcursesTerminal
import Notifications
import Sessions

/// The program: finds the command, runs it, and says what was wrong.
@main
struct Coversheet {
  /// Runs the command and ends the process with its exit status.
  static func main() {
    StandardDescriptors.fillGaps()
    Allocator.growInLargeSteps()
    MemoryLimit.sayWhenReached(status: ExitStatus.unusable.rawValue)
    let words = CommandLine.arguments
    // Swift's runtime finds them there; the program's own name is always one.
    if words.isEmpty { exit(refuseWithoutProcesses.rawValue) }
    let rest = Array(words.dropFirst())
    exit(HiddenCommand.run(rest) ?? run(rest).rawValue)
  }

  private static var refuseWithoutProcesses: ExitStatus {
    Console.complain("coversheet: its arguments cannot be read, as /proc is not there; mount it")
    return .unusable
  }

  private static func run(_ words: [String]) -> ExitStatus {
    WriteLimit.letWritesFail()
    defer { sayWhatWasMissed() }
    // Where the mistake's own page is, as soon as that is known.
    var page = "coversheet help"
    do {
      let (command, rest) = try command(words, &page)
      let isNamed = words.count > rest.count
      if isNamed, command.name != CommandSpec.help.name { page += " \(command.name)" }
      return try start(command, rest, isNamed: isNamed)
    } catch let error as UsageError {
      Console.complain("coversheet: \(error)".revealedLine)
      Console.complain("Try “\(page)”.")
    } catch {
      Console.complain(error)
    }
    return .unusable
  }

  // Once, and behind all else: texts are worked out where nothing is printed, many thousand of them.
  private static func sayWhatWasMissed() {
    guard let missed = LanguageData.missed else { return }
    Console.complain(
      "coversheet: warning: words of other languages and dates of other calendars may be wrong: "
        + missed)
  }

  private static func start(
    _ command: CommandSpec, _ words: ArraySlice<String>, isNamed: Bool
  ) throws -> ExitStatus {
    let arguments = try CommandLineArguments(words, options: command.allOptions)
    if arguments.has(.version) {
      Console.print(Version.announcement)
      return .done
    }
    let environment = ProcessEnvironment.current()
    if arguments.has(.help) {
      // Without a command, help is about the program.
      let help = HelpText(columns: environment.outputColumns)
      Console.print(isNamed ? help.of(command) : help.overview)
      return .done
    }
    let invocation = try Invocation(
      arguments: arguments, environment: environment,
      pipeWords: try command.pipeWords(of: arguments))
    try invocation.checkOutputsDiffer(command.allOptions)
    try invocation.checkOutputPath()
    return try command.run(invocation)
  }

  // With no command: open. Its options and files may follow all the same.
  private static func command(
    _ words: [String], _ page: inout String
  ) throws(UsageError) -> (CommandSpec, ArraySlice<String>) {
    guard let first = words.first, !first.hasPrefix("-") else {
      return CommandSpec.behindOptions(words) ?? (.open, words[...])
    }
    if let command = CommandSpec.named(first) { return (command, words.dropFirst()) }
    // What looks like a file is one that is not there, and “open” says so best.
    let looksLikeFile = first.contains(".") || first.contains("/")
    if looksLikeFile || SourceKind(path: first) != nil { return (.open, words[...]) }
    let near = CommandSpec.nearestName(first)
    if let near, typingMistakes(in: first, for: near) == 0 {
      page += " \(near)"
    } else if HelpText.answers(first) {
      page += " \(first)"
    }
    throw UsageError("unknown command “\(first)”" + suggestion(of: near, for: first))
  }
}

/// Several complaints at once: all of a file's mistakes come in one go.
struct Complaints: Error, CustomStringConvertible {
  let diagnostics: [Diagnostic]

  /// The first of them, for where there is room for one.
  var description: String { diagnostics.first?.description ?? "" }
}

/// The program's version.
enum Version {
  /// Major, minor, patch; CHANGELOG.md says what each brought.
  static let current = "1.0.0"

  /// What `--version` prints, as GNU's programs do: name and version first, then the license.
  static var announcement: String {
    """
    coversheet (Coversheet) \(current)
    No license has been chosen yet.

    """
  }
}
