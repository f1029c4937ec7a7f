/// What is to be done by the one who holds the terminal, and the program with it.
///
/// Done in order, after what asked for it was handled.
package enum TerminalEffect: Hashable, Sendable {
  /// Nothing is asked any more.
  case quit
  /// As Ctrl-Z does.
  case suspend
  /// Draws everything anew, whatever the terminal shows.
  case redraw
  /// The terminal's bell.
  case ring
  /// Keeps what the terminal draws on, for the next start in one of its kind.
  case rememberGround(Ground)
  /// Text for the terminal's clipboard.
  case copy(String)
  /// Opens a file in the person's editor; lines from 1.
  case edit(path: String, line: Int)
  /// Writes what was done as a scenario; answered by `ModelEvent.recordingEnded`.
  case keepRecording(path: String, replaces: Bool)
  /// Writes what is on the screen, as the file's name asks; answered by `ModelEvent.exportEnded`.
  case export(path: String, replaces: Bool)
  /// Writes a payload's bytes into a file; answered by `ModelEvent.payloadSaved`.
  case savePayload([UInt8], path: String, replaces: Bool)
  /// Writes the text of the scenario that is gone through into its file;
  /// `Interaction.savedScenario` hears of it.
  case saveScenario(path: String, text: String)
  /// Takes over what the person's settings say now.
  case configure(Configuration)
  /// Answered by `ModelEvent.sessions`: those that can be gone on with, beside the present one.
  case listSessions
  /// Goes on with the session that this journal holds, in the place of the present one.
  case resume(journal: String)
  /// Answered by `ModelEvent.openable`: what could be opened near the working folder.
  case listOpenable
  /// Opens what is at a path in the place of this session.
  case open(path: String)
}
