/// The words around programs of extensions (V17).
extension Words {
  static let runsTitle = "A program"
  static let runsWithLimits =
    "It runs as you, under limits: 10 s, 512 MB, a bare environment. It is asked about again when it changes."
  static let letsRun = "Let it run"
  static let letsNotRun = "Don’t"

  static func runsQuestion(_ name: String, for app: String) -> String {
    "Let the extension “\(name)” of \(app) run this program?"
  }
  static func mayRun(_ name: String) -> String { "\(name) may run from now on." }
  static func mayNotRun(_ name: String) -> String {
    "\(name) does not run; what it was to change shows as it came."
  }
}
