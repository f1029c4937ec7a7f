import TerminalCore

/// The rows of the list that stand whole on the screen: where they are only to be moved, none is drawn again.
struct StandingRows {
  private struct Row {
    let spot: ListSpot
    let place: Rect
    let isSelected: Bool
  }

  private let rows: [Row]

  /// None: every row is drawn.
  static let none = StandingRows(rows: [])

  private init(rows: [Row]) { self.rows = rows }

  /// What was painted last.
  init(in model: Model) {
    let pane = model.targets.first { $0.id == .pane(.phone) }?.rect.rowRange ?? 0..<0
    rows = model.targets.compactMap { target in
      guard case .row(let spot) = target.id else { return nil }
      let row = target.rect.origin.row - ScreenLayout.listTop
      // What touches an edge may be cut there.
      guard row > 0, target.rect.rowRange.upperBound < pane.upperBound else { return nil }
      return Row(spot: spot, place: target.rect, isSelected: row == model.selectedRow)
    }
  }

  /// A row as it stands, with its height; nil where it does not, or looks otherwise.
  func row(_ spot: ListSpot, isSelected: Bool) -> (part: Part, height: Int)? {
    rows.first { $0.spot == spot && $0.isSelected == isSelected }
      .map { (.moved(from: $0.place), $0.place.size.rows) }
  }
}
