import Files
import Notifications
import Scenarios
import Sessions

/// A session that has ended and is gone on with: its journal, and what it had opened.
///
/// A class, as it is never changed: to copy what it holds would be forty kilobytes of the program.
final class ResumedSession {
  /// Where it goes on being written; claimed, so that no other session writes it.
  let journal: JournalFile
  /// What it had opened, before what its journal holds.
  let paths: [String]
  /// All of it, read.
  let opening: LoadedInput
  /// What of it is no longer as it was: what was done is done again on what is there now, as a
  /// reload does. Then where a scenario was left that is not played on, and where the journal's
  /// lines are none that can be read.
  let changes: [Diagnostic]
  /// Whether a recording went on when the program was ended without being left.
  let wasRecording: Bool

  /// Opens one again.
  ///
  /// - Parameters:
  ///   - path: Of its journal.
  ///   - given: What is asked for now; where that is silent, its world begins as it did.
  ///   - last: Where it is noted which journal was written last.
  /// - Throws: Where another session writes it, or it is no journal that can be
  ///   read, or a file has mistakes.
  init(
    from path: String, _ given: CommandLineArguments, _ invocation: Invocation,
    noting last: LastJournal?
  ) throws {
    // Before it is mended: where its header is cut, all of it would be taken off.
    let bytes = try SourceFile.read(path).bytes
    let header = try JournalHeader.read(bytes, path: path)
    wasRecording = Journal.wasRecording(bytes)
    let arguments = try Self.arguments(given, header, path)
    journal = try JournalFile(continuing: path, noting: last)
    journal.goOn(from: header, in: invocation.environment.workingDirectory)
    paths = header.paths(from: invocation.environment.workingDirectory)
    let changed = header.changed(paths)
    let other = paths.filter { !Self.isThere($0) || changed.contains($0) }.map(Self.change)
    let rest = Self.rest(of: header, from: invocation.environment.workingDirectory)
    // Where it is no text, its lines cannot be told from each other.
    let isText = EncodingMistake(try SourceFile.read(path).bytes) == nil
    let opened = paths.filter(Self.isThere)
    var opening = try Invocation(arguments: arguments, environment: invocation.environment)
      .opening(opened + [path], goingOnWith: isText ? path : nil)
    // The person opened no journal.
    opening.title = opened.joined(separator: " ")
    // Its pictures, if it ever had any, lie beside no journal.
    opening.comparesSnapshots = false
    let wrong = opening.diagnostics.first { $0.severity == .error && $0.place.path == path }
    changes = other + [rest, wrong.map(Self.leftOut)].compactMap(\.self)
    // Where a scenario was left is no problem of it.
    opening.diagnostics += other
    self.opening = opening
  }

  private static func leftOut(_ mistake: Diagnostic) -> Diagnostic {
    let message = "what this program cannot read of the session is left out"
    return Diagnostic(Place(mistake.place.path, line: Int(mistake.place.line)), .warning, message)
  }

  // Of a scenario it may be a case that was opened.
  private static func isThere(_ path: String) -> Bool { Folder.exists(ScenarioName(path).path) }

  private static func rest(of header: JournalHeader, from workingFolder: String) -> Diagnostic? {
    guard let line = header.next(from: workingFolder) else { return nil }
    let name = header.name(of: line, from: workingFolder)
    let command = [String].command("open", [name], ["--line", "\(line.line)"] + header.options)
    return Diagnostic(
      line, .warning,
      "the session ended before line \(line.line), and the rest of the scenario is not played; "
        + "“\(command.programLine)” goes through it")
  }

  // The person did not type what a journal says: it decides how the world begins, and
  // not what is read or runs.
  private static func arguments(
    _ given: CommandLineArguments, _ header: JournalHeader, _ path: String
  ) throws(Diagnostic) -> CommandLineArguments {
    let own = CommandLineOption.world
    let isOwn = { (word: String) in own.contains { word.hasPrefix("--\($0.name)=") } }
    if let stray = header.options.first(where: { !isOwn($0) }) {
      let known = own.map { "--\($0.name)=" }.joined(separator: ", ")
      throw Diagnostic(
        Place(path), .error,
        "“\(stray)” is no option that a journal may have; its first line takes \(known) alone, and others "
          + "are given on the command line")
    }
    do throws(UsageError) {
      return try given.completed(by: header.options, options: own)
    } catch {
      throw Diagnostic(Place(path), .error, "the options in its first line: \(error)")
    }
  }

  private static func change(_ path: String) -> Diagnostic {
    let message =
      isThere(path)
      ? "it has changed since the last session; what was done then is done again on what it says now"
      : "it is gone since the last session; what was done then is done again without it"
    return Diagnostic(Place(ScenarioName(path).path), .warning, message)
  }
}
