import TerminalCore

/// What of the list stands on the screen: where its rows are only to be moved, none is drawn again.
struct PaintedRows: Sendable {
  /// A row that is seen.
  struct Row: Hashable, Sendable {
    /// Which row of the list it is.
    let spot: ListSpot
    /// Whether it was drawn as the selected one; otherwise it has to be drawn anew.
    let isSelected: Bool
    /// What is seen of it.
    let place: Rect
    /// Rows that are cut off above that.
    let cut: Int
    /// All of its rows.
    let height: Int
    /// Whether it is drawn anew wherever it stands: a picture is in it, which does not move with
    /// its cells, or it was marked with the head of its card.
    let isDrawnAnew: Bool
  }

  var rows: [Row] = []
  /// The counts at the edges, as they were drawn.
  var arrivals = ArrivalCount()

  /// A row as it stands, with its height; nil where it does not, or looks otherwise.
  func row(_ spot: ListSpot, isSelected: Bool) -> (part: Part, height: Int)? {
    rows.first { $0.spot == spot && $0.isSelected == isSelected && !$0.isDrawnAnew }.map { row in
      (.moved(from: row.place).padded(top: row.cut).sized(rows: row.height), row.height)
    }
  }
}
