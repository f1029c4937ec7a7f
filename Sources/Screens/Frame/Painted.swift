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
  /// The row of the list, from its upper edge, in which the selected one was; nil for unseen.
  var selectedRow: Int?
}
