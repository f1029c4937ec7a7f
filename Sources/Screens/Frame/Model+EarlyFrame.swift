import TerminalCore

extension Model {
  /// Shows the frame before with what came since: its rows stand among those of before,
  /// beside the inspector of before.
  ///
  /// The whole frame follows at once, but takes twice as long. Nothing is shown where this would
  /// gain nothing, or where something lies over the phone.
  func showEarly(over before: Frame, in scene: Scene, on screen: (Frame) -> Void) {
    guard sheets.isEmpty, pressed.pending.isEmpty, layout.hasPhone, layout.hasInspector,
      before.canvas.size == size
    else { return }
    let phone = PhonePane(self, scene, moving: painted.standing)
    // What pushes the selected row out lets the list scroll, which takes all of it to tell how far.
    if list.mayLoseSight, !phone.showsWhole(list.selectionIndex) { return }
    screen(frame(of: phone, over: before, in: scene))
    withExtendedLifetime(phone) {}
  }

  private func frame(of phone: PhonePane, over before: Frame, in scene: Scene) -> Frame {
    let painting = phone.part.painted(
      as: Spot.self, over: before.canvas, at: phonePlace, glyphs: glyphs, reordering: reordering)
    var frame = frame(of: painting, in: scene)
    frame.title = before.title
    frame.cursor = painting.cursor ?? before.cursor
    frame.links += before.links.filter { $0.rect.intersection(phonePlace).isEmpty }
    frame.isReordered = before.isReordered || painting.isReordered
    return frame
  }

  /// Where the phone is on the screen.
  var phonePlace: Rect {
    Rect(
      column: 0, row: isBare ? 0 : 1, columns: layout.phoneColumns,
      rows: layout.phoneRows)
  }
}
