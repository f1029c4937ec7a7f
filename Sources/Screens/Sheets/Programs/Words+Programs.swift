/// The words around programs of extensions (V17).
extension Words {
  /// The title of the sheet that asks for consent.
  static let runsTitle = "A program"
  /// Below the question: as whom it runs, its limits, and when it is asked about again.
  static let runsWithLimits =
    "It runs as you, under limits: 10 s, 512 MiB, a bare environment. It is asked about again when it changes."
  /// The button that gives consent.
  static let letsRun = "Let it run"
  /// The button that refuses, which is what Enter presses.
  static let letsNotRun = "Don’t"

  /// The question itself.
  ///
  /// - Parameters:
  ///   - name: The extension's name.
  ///   - app: The display name of its app.
  static func runsQuestion(_ name: String, for app: String) -> String {
    "Let the extension “\(name)” of \(app) run this program?"
  }
  /// What is said once consent was given, which holds until the program changes.
  static func mayRun(_ name: String) -> String { "\(name) may run from now on." }
  /// What is said once consent was refused: the push is shown as it came.
  static func mayNotRun(_ name: String) -> String {
    "\(name) does not run; what it was to change shows as it came."
  }
}
