import Files
import Notifications
import Sessions

/// A session that has ended and is gone on with: its journal, and what it had opened.
struct ResumedSession {
  /// Where it goes on being written; claimed, so that no other session writes it.
  let journal: JournalFile
  /// What it had opened, before what its journal holds.
  let paths: [String]
  /// All of it, read.
  let opening: LoadedInput

  /// Opens one again.
  ///
  /// - Parameters:
  ///   - path: Of its journal.
  ///   - given: What is asked for now; where that is silent, its world begins as it did.
  /// - Throws: Where another session writes it, or what it had open is no longer what it was.
  init(
    from path: String, _ given: CommandLineArguments, _ invocation: Invocation
  ) throws {
    journal = try JournalFile(continuing: path)
    guard let header = JournalHeader(try SourceFile.read(path).bytes) else {
      throw Diagnostic(Place(path), .error, "this is no journal")
    }
    paths = header.paths(from: invocation.environment.workingDirectory)
    guard paths.isEmpty || JournalHeader.hash(of: paths) == header.hash else {
      throw Diagnostic(
        Place(paths[0]), .error,
        "it has changed since the last session, so its journal does not fit; open it anew")
    }
    let arguments = try given.completed(by: header.options, options: CommandLineOption.common)
    opening = try Invocation(arguments: arguments, environment: invocation.environment)
      .opening(paths + [path])
  }
}
