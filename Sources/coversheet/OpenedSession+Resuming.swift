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
    let sessions = journals?.sessions ?? []
    if sessions.isEmpty { Console.complain("No session has ended yet.") }
    for (index, session) in sessions.enumerated() {
      Console.printLine("\(index + 1)  \(session.words)")
    }
    return .done
  }

  /// The session that `--resume` or `--session` asks for.
  ///
  /// - Throws: Where there is none, or what it had open is no longer what it was.
  func resumed() throws -> Interaction {
    let option = options.session == nil ? "--resume" : "--session"
    guard invocation.arguments.operands.isEmpty else {
      throw UsageError("\(option) goes on with what was open; give no WHAT")
    }
    try invocation.refuse([OpenOptions.line], with: option, "the session goes on where it ended")
    let (interaction, mended) = try resumed(from: try chosenJournal, invocation.arguments)
    if let mended { invocation.say([mended]) }
    return interaction
  }

  /// What the screen needs to go on with other sessions; nil where none are kept.
  var otherSessions: OtherSessions? {
    guard let journals else { return nil }
    return OtherSessions(list: { journals.sessions }) { path in
      var interaction = try resumed(from: path, arguments(forOther: path)).interaction
      interaction.dropFolders = try [options.dropFolder].compactMap(\.self).map {
        try DropFolder($0)
      }
      return interaction
    }
  }

  // How the world began is the other session's; what is said of it goes to the screen.
  private func arguments(forOther path: String) throws -> CommandLineArguments {
    try invocation.arguments.without(CommandLineOption.ofWorld)
      .completed(by: ["--quiet"], options: CommandLineOption.common)
  }

  private var chosenJournal: String {
    get throws {
      guard let text = options.session else {
        guard let newest = journals?.newest else {
          throw UsageError("there is no session to go on with")
        }
        return newest.path
      }
      let sessions = journals?.sessions ?? []
      guard let number = Int(text), sessions.indices.contains(number - 1) else {
        throw UsageError(
          sessions.isEmpty
            ? "there is no session to go on with"
            : "--session=\(text) is none of them; write 1 for the newest, up to \(sessions.count):"
              + " “coversheet open --sessions” lists them")
      }
      return sessions[number - 1].path
    }
  }

  private func resumed(
    from path: String, _ given: CommandLineArguments
  ) throws -> (interaction: Interaction, mended: Diagnostic?) {
    let journal = try JournalFile(continuing: path)
    guard let header = JournalHeader(try SourceFile.read(path).bytes) else {
      throw Diagnostic(Place(path), .error, "this is no journal")
    }
    let paths = header.paths(from: invocation.environment.workingDirectory)
    guard paths.isEmpty || JournalHeader.hash(of: paths) == header.hash else {
      throw Diagnostic(
        Place(paths[0]), .error,
        "it has changed since the last session, so its journal does not fit; open it anew")
    }
    let arguments = try given.completed(by: header.options, options: CommandLineOption.common)
    let opening = try Invocation(arguments: arguments, environment: invocation.environment)
      .opening(paths + [path])
    var interaction = Interaction(
      opening, model: try model(touring: paths == [(try? tour()) ?? ""]),
      locations: try invocation.locations(), journal: journal, history: history,
      tour: tourFile, choices: invocation.choicesFile, themeFile: themeFile, openedAt: openedAt,
      recorders: recorders)
    if let mended = journal.tornTail { interaction.tellMended(mended) }
    return (interaction, journal.tornTail)
  }
}

/// The sessions that have ended, for one that goes on.
struct OtherSessions {
  /// Those that can be gone on with, the newest first; the present one is none of them.
  let list: () -> [EndedSession]
  /// Opens the one with this journal; throws where that cannot be.
  let resume: (String) throws -> Interaction
}
