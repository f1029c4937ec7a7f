import Notifications

/// The words around recordings.
extension Words {
  /// In the status line while a recording goes on.
  static let recording = "rec"
  /// What the control does while a recording goes on.
  static let keepRecording = "keep recording"
  /// What is said once a recording began.
  static let records: Sentence =
    "Recording: what is done becomes a scenario; \(key: .record) keeps it."
  /// The title of the sheet that ends a recording.
  static let recordingTitle = "Recording"
  /// Above the field for the file's path.
  static let recordingName = "Keep what was done, from the beginning, as a scenario in:"
  /// The button that writes the scenario.
  static let keep = "keep"
  /// The button that ends the recording without a file.
  static let drop = "drop"
  /// What is said once it was dropped.
  static let droppedRecording = "The recording is dropped; nothing was written."
  /// Why nothing was written: the field is empty.
  static let noRecordingName = "Type the name of a file, such as day.scenario."
  /// The question before the program ends with a recording that has no file.
  static let leavesUnkept = "The recording is not kept yet. Leave without it?"
  /// The same in a window that has no room for the question.
  static let recordingUnkept = "the recording is not kept"
  /// The button that ends the program and drops the recording.
  static let leaveWithout = "leave"
  /// The button that leads to the file's name, and ends the program once it is written.
  static let keepFirst = "keep it"
  /// The button that does not end the program.
  static let stay = "stay"

  /// What is said once the scenario was written, with its number of lines
  /// and of pictures beside it.
  static func kept(_ path: String, _ lines: Int, _ pictures: Int) -> String {
    let beside = pictures == 0 ? "" : ", \(pictures.counted("picture"))"
    return "Kept in \(path): \(Words.lines(lines))\(beside). “coversheet test \(path)” replays it."
  }
  private static func lines(_ count: Int) -> String { count.counted("line") }
}
