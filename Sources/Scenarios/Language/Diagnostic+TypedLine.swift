import Notifications

extension Diagnostic {
  /// Where a line stands that a person or a program says, which is in no file.
  static let typedPath = "-"

  /// Whether it is about the line that was said itself, and not about a file that the line names.
  package var isAboutTypedLine: Bool { ["", Self.typedPath].contains(place.path) }

  /// What is answered to who said the line, and knows where in the line it is, but not where in
  /// a file that the line names.
  package var answer: String { isAboutTypedLine ? message : "\(place): \(message)" }
}
