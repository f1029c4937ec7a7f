import TerminalCore

/// What of the list stands on the screen: where its rows are only to be moved, none is drawn again.
struct StandingList: Sendable {
  /// A row that is seen.
  struct Row: Sendable {
    let spot: ListSpot
    let isSelected: Bool
    /// What is seen of it.
    let place: Rect
    /// Rows that are cut off above that.
    let cut: Int
    /// All of its rows.
    let height: Int
  }

  var rows: [Row] = []
  var arrivals = ArrivalCount()

  /// A row as it stands, with its height; nil where it does not, or looks otherwise.
  func row(_ spot: ListSpot, isSelected: Bool) -> (part: Part, height: Int)? {
    rows.first { $0.spot == spot && $0.isSelected == isSelected }.map { row in
      (.moved(from: row.place).padded(top: row.cut).sized(rows: row.height), row.height)
    }
  }
}

/// How many of those that came are out of sight.
struct ArrivalCount: Hashable, Sendable {
  /// How many came that were looked for.
  var sought = 0
  var above = 0
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
