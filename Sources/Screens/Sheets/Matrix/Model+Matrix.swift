import Delivery
import Explaining
import TerminalCore

extension Model {
  /// The cells that the open matrix waits for; nil where none is open, or all are there.
  var matrixOrder: MatrixOrder? {
    guard let sheet = topmost(MatrixSheet.self) else { return nil }
    var order = sheet.order
    if let size = MatrixPane.pictureSize(sheetSize, glyphs), let point = sheet.undrawn {
      order.picture = MatrixOrder.Picture(point: point, size: size)
    }
    return order.points.isEmpty && order.picture == nil ? nil : order
  }

  /// The table of the open matrix, all of its cells; nil where none is open.
  package var openMatrix: MatrixOrder? {
    topmost(MatrixSheet.self).map {
      MatrixOrder(subject: $0.subject, axes: $0.axes, points: $0.allPoints)
    }
  }

  /// Takes in cells that were played.
  mutating func take(_ cells: [MatrixCell], of subject: WordSubject) {
    change(MatrixSheet.self) { if $0.subject == subject { $0.take(cells) } }
  }

  /// Takes in what the phone shows in a cell.
  mutating func take(_ picture: [[Cell]], at point: MatrixPoint, of subject: WordSubject) {
    change(MatrixSheet.self) { if $0.subject == subject { $0.take(picture, at: point) } }
  }

  /// Selects the first row of a category.
  package mutating func selectFirst(of subject: WordSubject, _ scene: Scene) {
    let rows = list.rows(in: scene)
    let index = (0..<min(rows.count, Self.mostLookedThrough)).first { index in
      rows.leading(at: index).map { scene.state.notification($0).isOf(subject) } ?? false
    }
    if let index { select(index, rows) }
  }

  private static let mostLookedThrough = 1000
}

extension ListRows {
  // The notification whose words a row shows; nil for headers.
  fileprivate func leading(at index: Int) -> Int? {
    switch self[index] {
    case .row(.stack(_, let leading), _): leading
    case .row(.notification(let number, _), _), .featured(let number, _), .held(let number): number
    case .row(.header, _), .listHeader, .historyHeader, .summary, .nextSummary, .counted, nil: nil
    }
  }
}
