import Delivery
import Explaining
import TerminalCore

extension Model {
  /// The cells that the open matrix waits for; nil where none is open, or all are there.
  var matrixOrder: MatrixOrder? {
    guard let sheet = topmost(MatrixSheet.self) else { return nil }
    var order = sheet.order
    order.picture = MatrixPane.pictureSize(sheetSize, glyphs).flatMap {
      sheet.undrawn($0, PhoneLook(self))
    }
    return order.points.isEmpty && order.picture == nil ? nil : order
  }

  /// The table of the open matrix, all of its cells; nil where none is open.
  package var openMatrix: MatrixOrder? {
    topmost(MatrixSheet.self).map { $0.order(of: $0.allPoints) }
  }

  /// Takes in cells that were played.
  mutating func take(_ cells: [MatrixCell], of subject: WordSubject) {
    change(MatrixSheet.self) { if $0.subject == subject { $0.take(cells) } }
  }

  /// Takes in what the phone shows in a cell.
  mutating func take(
    _ rows: [[Cell]], for wish: MatrixOrder.Picture, of subject: WordSubject
  ) {
    change(MatrixSheet.self) { if $0.subject == subject { $0.take(rows, for: wish) } }
  }

  /// Selects the first row of a category.
  package mutating func selectFirst(of subject: WordSubject, _ scene: Scene) {
    let rows = list.rows(in: scene)
    let index = (0..<min(rows.count, Self.mostLookedThrough)).first { index in
      rows[index]?.number.map { scene.state.notification($0).isOf(subject) } ?? false
    }
    if let index { select(index, rows) }
  }

  private static let mostLookedThrough = 1000
}
