/// How many of those that came are out of sight.
struct ArrivalCount: Sendable {
  /// How many came that were looked for.
  var sought = 0
  /// How many of them are above the window.
  var above = 0
  /// How many of them are below the window.
  var below = 0

  /// Goes on where it ended.
  ///
  /// - Parameter came: What came since the person's last act, by number.
  mutating func seek(_ came: [Int], in rows: ListRows, outside window: ListWindow) {
    if came.count < sought { self = ArrivalCount() }
    for number in came.dropFirst(sought) {
      guard let index = rows.index(of: .notification(number)) else { continue }
      if index < window.firstShown { above += 1 }
      if index >= window.range.upperBound { below += 1 }
    }
    sought = came.count
  }
}
