import TerminalCore

/// What a pressed mouse button holds until it is released.
enum DragState: Hashable, Sendable {
  /// A row that was pressed; a release opens it where it is a stack, or was clicked before.
  case row(ListSpot, at: Point, previous: ListSpot?)
  /// A row that is dragged: a release does nothing more.
  case swept(ListSpot, at: Point)
  /// The thumb of a scroll bar, so many cells below its upper end.
  case scrollBar(Pane, offset: Int)
  /// The line between the panes.
  case splitter
  /// The axis of the timeline, as it was when it was pressed.
  case axis(TimelineAxis)
  /// The banner of the notification of this number.
  case banner(Int, at: Point)

  /// Rows that a banner is pulled before it opens.
  static let pull = 2

  /// Columns that a row is dragged before it opens (G20): fewer may be a trembling hand.
  static let sweep = 4

  /// Whether so many columns are a drag to the side, however little it went up or down besides: a
  /// row is about as high as two columns are wide.
  static func isSideways(columns: Int, rows: Int) -> Bool {
    columns >= sweep && columns >= 2 * abs(rows)
  }
}
