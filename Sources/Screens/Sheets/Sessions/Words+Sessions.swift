extension Words {
  /// The title of the sheet that lists sessions.
  static let sessionsTitle = "Sessions that have ended"
  /// The button that takes one.
  static let goesOnWith = "go on with it"
  /// Why nothing is listed.
  static let noSessions: Sentence = "No other session has ended yet."
  /// Why another session cannot be opened: this one is recorded.
  static let recordingFirst: Sentence = "Keep or drop the recording first, with \(key: .record)."
  /// Why another session cannot be opened: the scenario beside the phone was changed.
  static let scenarioFirst: Sentence =
    "Save the scenario first, with \(key: .saveScenario) beside it."
  /// Why another session cannot be opened: servers are connected to this one.
  static let servesOthers =
    "Servers send to this session; open the other one in a window of its own."

  /// Why another session cannot be opened: this one's journal lacks lines.
  package static let unsavedFirst =
    "What was done last is not written down yet; leaving this session would lose it."

  /// Why a scenario that came through a pipe is not played, with what is to be done first.
  package static func notPlayed(_ path: String, because reason: String) -> String {
    "The scenario from \(path) is not played. \(reason)"
  }

  /// What is said once a path was opened in the place of what was open.
  package static func beganAnew(at path: String) -> String {
    "This is \(path); the session before keeps its journal."
  }

  /// What is said once another session was opened.
  package static func goesOn(with session: String) -> String {
    "Going on with \(session); the session before keeps its journal."
  }
}
