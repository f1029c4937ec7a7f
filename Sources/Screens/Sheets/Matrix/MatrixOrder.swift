import Delivery
import Explaining
import TerminalCore

/// Cells of the open matrix that are still to be played.
package struct MatrixOrder: Hashable, Sendable {
  /// Whose words they are.
  package let subject: WordSubject
  /// The table's axes.
  package let axes: MatrixAxes
  /// Where the cells are, the first to be seen first.
  package let points: [MatrixPoint]
  /// The selected cell, where its screen is to be drawn first.
  package var picture: Picture?

  /// A cell's screen that is still to be drawn.
  package struct Picture: Hashable, Sendable {
    /// Where the cell is.
    package let point: MatrixPoint
    /// How big its phone is.
    package let size: Size
  }
}

extension Model {
  /// The cells that the open matrix waits for; nil where none is open, or all are there.
  var matrixOrder: MatrixOrder? {
    guard let sheet = sheets.last(where: { $0 is MatrixSheet }) as? MatrixSheet else { return nil }
    var order = sheet.order
    if let size = MatrixPane.pictureSize(sheetSize, glyphs), let point = sheet.undrawn {
      order.picture = MatrixOrder.Picture(point: point, size: size)
    }
    return order.points.isEmpty && order.picture == nil ? nil : order
  }

  /// The table of the open matrix, all of its cells; nil where none is open.
  package var openMatrix: MatrixOrder? {
    let sheet = sheets.last { $0 is MatrixSheet } as? MatrixSheet
    return sheet.map { MatrixOrder(subject: $0.subject, axes: $0.axes, points: $0.allPoints) }
  }

  /// Takes in cells that were played.
  mutating func take(_ cells: [MatrixCell], of subject: WordSubject) {
    for index in sheets.indices {
      guard var sheet = sheets[index] as? MatrixSheet, sheet.subject == subject else { continue }
      sheet.take(cells)
      sheets[index] = sheet
    }
  }

  /// Takes in what the phone shows in a cell.
  mutating func take(_ picture: [[Cell]], at point: MatrixPoint, of subject: WordSubject) {
    for index in sheets.indices {
      guard var sheet = sheets[index] as? MatrixSheet, sheet.subject == subject else { continue }
      sheet.take(picture, at: point)
      sheets[index] = sheet
    }
  }

  /// Opens the matrix at the category of what is selected.
  mutating func openMatrix(_ scene: Scene) {
    let state = scene.state
    let subjects = state.wordSubjects
    open(MatrixSheet(subjects, at: selectedSubject(of: subjects, scene), on: state))
  }
}
