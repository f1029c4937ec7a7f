/// F3: by how much the place of what leads the lock screen is greater than its own.
///
/// More than there are notifications: a place tells by itself whether its notification leads.
enum Rise {
  /// Of a time-sensitive one, above all that do not lead.
  static let timeSensitive = 1 << 28
  /// Of a critical alert, above those that are time-sensitive.
  static let critical = 2 * timeSensitive

  /// Where one stands without leading (G12); greater is newer.
  static func ownPosition(of position: Int) -> Int { position % timeSensitive }
}
