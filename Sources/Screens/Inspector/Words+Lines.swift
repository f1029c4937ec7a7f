extension Words {
  static let lineTooLong =
    "More was pasted than a line holds (16,384 characters); its end is left out. Send files by path."
  static let lines = "Lines"
  static let noLines = "What you do appears here, as lines of a scenario."
  static let editsLine = "edit"
  static let explains = "explain"
  static let noFile = "No file of it is known, so there is nothing to edit."
  static let nothingToCopy = "There is no line to copy yet."

  /// What is said when a file that was to be edited is gone.
  package static func notThere(_ path: String) -> String {
    "\(path) is not there any more; what was read from it stays."
  }

  /// What is said after a file was edited: what is shown was read before, and only opening reads it anew.
  package static func edited(_ name: String) -> Sentence {
    "Edited \(name); it shows after \(key: .quit) and “coversheet open”."
  }
}

extension ControlWords {
  static let copyLine = ControlWords(
    "line", "Copy the scenario line that is selected, or that would tap the selected row")
  static let copyScreen = ControlWords(
    "screen", "Copy the whole screen as text", also: "screenshot clipboard")
  static let edit = ControlWords(
    "edit",
    "Edit the file behind the selected notification or the open rich view, with $VISUAL or $EDITOR",
    also: "editor open file content.json reload reread")
  static let log = ControlWords(
    "log", "Show the log: all that happened, and what was refused", also: "events facts history")
  static let lines = ControlWords(
    "lines", "Show what you did as scenario lines; a tap takes one into the command line",
    also: "record scenario script")
}
