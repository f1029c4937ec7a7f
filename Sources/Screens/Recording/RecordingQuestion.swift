import TerminalCore

/// What is asked about a recording.
enum RecordingQuestion: Hashable, Sendable {
  /// Where it is to be kept; what was wrong with the last answer.
  case name(TextField, complaint: String? = nil)
  /// Whether what is in that file is lost to it.
  case replaces(path: String)
  /// Whether it is lost when the program is left.
  case leaves
}
