import Files
import Interaction
import Notifications
import Screens
import Sessions

// Sessions that have ended, listed and gone on with.
extension OpenedSession {
  /// Prints the sessions that can be gone on with.
  func listSessions() throws -> ExitStatus {
    try invocation.expectAtMost(0)
    try invocation.refuse(
      ResumeOptions.all, with: "open --sessions", "it lists sessions and goes on with none")
    let sessions = journals?.sessions ?? []
    if sessions.isEmpty { Console.complain("No session has ended yet.") }
    for (index, session) in sessions.enumerated() {
      Console.printLine("\(index + 1)  \(session.words)")
    }
    return .done
  }

  /// The journal of the session that `--resume` or `--session` asks for; nil where none does.
  ///
  /// - Throws: Where there is none, or something else is asked for that goes with none.
  var endedSession: String? {
    get throws {
      if options.resuming.isGiven {
        try invocation.refuse(
          [OpenOptions.line], with: options.resuming.words, "the session goes on where it ended")
      }
      return try options.resuming.journal(in: journals, invocation)
    }
  }

  /// The session of a journal.
  ///
  /// - Throws: Where what it had open is no longer what it was.
  func resumed(from path: String) throws -> Interaction {
    try resumed(from: path, invocation.arguments) { invocation.say($0) }
  }

  /// What the screen needs to go on with other sessions.
  var otherSessions: OtherSessions {
    OtherSessions(list: { journals?.sessions ?? [] }, near: { Self.openable }) { path in
      var interaction = try resumed(from: path, argumentsForOthers) { _ in }
      interaction.incoming.folders = try namedDropFolders
      return interaction
    } open: { path in
      var interaction = try begun(with: [path])
      interaction.incoming.folders = try dropFolders(opening: [path])
      return interaction
    } openPiped: { file in
      invocation.piped.add(file)
      var interaction = try begun(with: paths + [file.path])
      interaction.incoming.folders = try dropFolders(opening: paths)
      return interaction
    }
  }

  private static var openable: [OpenableFile] {
    let files = NearbyFiles(in: ".")
    return files.apps.map { OpenableFile(.app, $0) }
      + files.payloadFolders.map { OpenableFile(.payloads, $0) }
      + files.scenarios.map { OpenableFile(.scenario, $0) }
  }

  // How the world began is the other session's; what is said of it goes to the screen.
  private var argumentsForOthers: CommandLineArguments {
    get throws {
      try invocation.arguments.without(CommandLineOption.world)
        .completed(by: ["--quiet"], options: CommandLineOption.common)
    }
  }

  private func resumed(
    from path: String, _ given: CommandLineArguments, say: ([Diagnostic]) -> Void
  ) throws -> Interaction {
    let resumed = try ResumedSession(from: path, given, invocation, noting: journals?.last)
    let mended = resumed.journal.tornTail
    var interaction = Interaction(
      resumed.opening, model: try model(touring: resumed.paths == [(try? tour()) ?? ""]),
      locations: try invocation.locations(), journal: resumed.journal, keepsakes: keepsakes,
      themeFile: invocation.themeFile(found.configuration), configurationFile: found.place,
      openedAt: openedAt,
      recorders: recorders)
    // Without the name of its file: a journal does not say what is written where.
    if resumed.wasRecording { interaction.model.recording = Recording() }
    if let mended { interaction.tellMended(mended) }
    interaction.goOn(after: resumed.changes, journal: path)
    say([mended].compactMap(\.self) + resumed.changes)
    return interaction
  }
}

/// The sessions that can take the place of the present one.
struct OtherSessions {
  /// Those that can be gone on with, the newest first; the present one is none of them.
  /// None where none are kept.
  let list: () -> [EndedSession]
  /// What could be opened near the working folder.
  let near: () -> [OpenableFile]
  /// Opens the one with this journal; throws where that cannot be.
  let resume: (String) throws -> Interaction
  /// Begins one with what is at a path; throws where that cannot be read.
  let open: (String) throws -> Interaction
  /// Begins one with a file that came through a pipe, and what was opened with it.
  let openPiped: (SourceFile) throws -> Interaction
}
