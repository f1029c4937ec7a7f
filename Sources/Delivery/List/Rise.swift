/// F3: by how much the place of what leads the lock screen is greater than its own.
///
/// More than there are notifications: a place tells by itself whether its notification leads.
enum Rise {
  static let timeSensitive = 1 << 28
  static let critical = 1 << 29

  /// Where one stands without leading (G12); greater is newer.
  static func ownPosition(of position: Int) -> Int {
    if position >= critical { return position - critical }
    return position >= timeSensitive ? position - timeSensitive : position
  }
}
