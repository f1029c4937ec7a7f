/// What turns what a terminal shows into the next frame, without ncurses.
struct ScreenUpdate {
  /// The rows that the terminal moves first; nil for none.
  let scroll: RowScroll?
  /// The rows that are not as they should be then.
  let rows: [ChangedRow]
  /// What is written of them, in order.
  let stretches: [Stretch]

  /// Whether some characters are written at places of their own.
  var isAnyDetached: Bool { rows.contains { !$0.detached.isEmpty } }

  /// The rows that are not as they were.
  var touchedRows: Set<Int> { Set(rows.map(\.number)).union(scroll?.rows ?? 0..<0) }
}
