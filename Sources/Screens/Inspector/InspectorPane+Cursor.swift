extension InspectorPane {
  /// The first row that is seen once the cursor is brought into sight, which the wheel may leave;
  /// nil where it is in sight, and on tabs without one.
  var firstRowShowingCursor: Int? {
    guard let cursorRow else { return nil }
    let first = firstRow(of: contentRows)
    let showing = RowChoice.firstRow(
      first, seeing: cursorRow..<cursorRow + 1, of: contentRows, fitting: seenRows)
    return showing == first ? nil : showing
  }

  private var cursorRow: Int? {
    switch model.inspector.tab {
    case .log: return model.logCursor(LogRows(model, scene), scene)
    case .scenario:
      return scene.stepped.map { model.steppingRows($0, scene).row(of: model.steppingLine($0)) }
    case .connections:
      return model.inspector.selectedWire.flatMap(model.inspector.wireRows.firstIndex)
    // The timeline has its own ways; the others are only scrolled.
    case .timeline, .why, .payload, .calls: return nil
    }
  }
}
