import Notifications

extension Sound {
  /// What the system's own sound is called; a critical alert's is another one (R2).
  package static func standardName(isCritical: Bool) -> String {
    isCritical ? "critical" : "default"
  }

  /// R6, R12: what is heard where it was asked for: `default`, `critical`, or the name of a file; the system's own
  /// where the app's bundle has no such file.
  ///
  /// - Parameters:
  ///   - isCritical: Whether it is a critical alert's, and not only asks to be (R2).
  ///   - sounds: The files of the bundle; nil for an app without one, which is believed. Looked up for a named file
  ///     alone: most of what comes asks for the system's own.
  func nameHeard(isCritical: Bool, among sounds: @autoclosure () -> Set<String>?) -> String {
    let isThere = !isStandard && sounds()?.contains(name) ?? true
    return isThere ? name : Self.standardName(isCritical: isCritical)
  }
}
