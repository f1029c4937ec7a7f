import TerminalCore

/// What was painted last.
struct Painted: Sendable {
  /// Where, so that what was seen is what is hit.
  var targets: [Target<Spot>] = []
  /// What of the list.
  var standing = PaintedRows()
  /// Rows of the list that members of the selected group took.
  var memberRows = 0
  /// What was selected in the list, and its row from the list's upper edge; nil for unseen.
  var selection: (spot: ListSpot, row: Int)?
}
