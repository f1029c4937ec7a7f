extension Words {
  /// The card's name.
  static let watch = "Watch"
  /// The watch has no notification.
  static let nothingOnWatch = "no notifications"
  /// What raises the wrist: the long look opens.
  static let raisesWrist = "read"
  /// What lowers it.
  static let lowersWrist = "lower the wrist"
  /// W8: behind an action that opens its app.
  static let waitsForPhone = "on iPhone"
  /// Why there is no watch to turn to.
  static let noWatch = "No watch is paired; the line “watch” pairs one."
  /// Why its wrist cannot be raised.
  static func watchIs(_ obstacle: String) -> String { "The watch is \(obstacle)." }
  /// Why there is nothing to read on it.
  static let nothingOnWatchYet = "Nothing is on the watch."
}
