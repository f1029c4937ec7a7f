import TerminalCore

/// The words around recordings.
extension Words {
  static let recording = "rec"
  static let keepRecording = "keep recording"
  static let records: Sentence =
    "Recording: what is done becomes a scenario; \(key: .record) keeps it."
  static let recordingTitle = "Recording"
  static let recordingName = "Keep what was done, from the beginning, as a scenario in:"
  static let keep = "keep"
  static let drop = "drop"
  static let goesOn = "go on"
  static let droppedRecording = "The recording is dropped; nothing was written."
  static let noRecordingName = "Type the name of a file, such as day.scenario."
  static let replace = "Replace it"
  static let keepOld = "Don’t"
  static let leavesUnkept = "The recording is not kept yet. Leave without it?"
  static let leaveWithout = "leave"
  static let keepFirst = "keep it"
  static let stay = "stay"

  static func replaces(_ path: String) -> String { "\(path) is there already. Replace it?" }
  static func kept(_ path: String, _ lines: Int) -> String {
    "Kept in \(path): \(Words.lines(lines)). “coversheet run \(path)” replays it."
  }
  private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
}

extension ControlWords {
  static let record = ControlWords(
    "record", "Record what is done as a scenario, or keep what was recorded in a file",
    also: "save export scenario script replay capture keep")
}
