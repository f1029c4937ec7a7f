import TerminalCore

extension Key {
  /// What lets something be done that is asked about.
  static let yes = Key(.character("y"))
  /// What lets it be.
  static let no = Key(.character("n"))
}
