extension Model {
  /// Whether the last key moved the selection, and what its next press
  /// shows was not looked into yet.
  package var isMovingOn: Bool { list.step != nil }

  /// Works out what the next press of the key that moved the selection would show: nearly always it
  /// comes, and finds the row and *Why* made. To be called once a frame is shown and nothing waits.
  package mutating func lookAhead(in scene: Scene) {
    guard let step = list.step else { return }
    list.step = nil
    prepare(step, in: scene)
  }

  private func prepare(_ step: Int, in scene: Scene) {
    let rows = list.rows(in: scene)
    guard sheets.isEmpty, rows.isPlain, showsList(in: scene), layout.hasPhone,
      let index = list.selectedIndex(rows), case .row? = rows[index + step]
    else { return }
    var next = self
    next.select(index + step, rows)
    let painter = ListPainter(next, scene)
    for row in [index, index + step] { _ = painter.measured(row) }
    if layout.hasInspector, inspector.tab == .why { _ = InspectorPane(next, scene).contentRows }
  }
}
