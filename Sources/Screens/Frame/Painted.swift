import TerminalCore

/// What was painted last.
struct Painted: Sendable {
  /// Where, so that what was seen is what is hit.
  var targets: [Target<Spot>] = []
  /// What of the list.
  var standing = PaintedRows()
  /// Rows that what was said took from the panes.
  var saidRows = 0
  /// Rows of the list that members of the selected group took.
  var memberRows = 0
  /// How the list stood in the last frame with neither a sheet nor the box of hints over it; nil
  /// where the selected row was not seen.
  var list: StandingList?
}
