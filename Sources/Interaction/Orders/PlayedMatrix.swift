import Delivery
import Explaining
import Screens
import Sessions
import TerminalCore

/// What the open matrix is made of.
struct PlayedMatrix {
  // The matrix of what was ordered last; nil before that.
  private var matrix: Matrix?
  private var order: MatrixOrder?

  // So few that a key does not wait for them.
  private static let cellsAtOnce = 4

  /// Plays some of the cells that are ordered.
  mutating func cells(of order: MatrixOrder, _ session: Session) -> [MatrixCell] {
    use(order, session) { matrix in
      order.points.prefix(Self.cellsAtOnce).map { matrix.cell(0, at: $0) }
    }
  }

  /// What the phone shows in a cell, row by row.
  mutating func screen(
    _ wish: MatrixOrder.Picture, of order: MatrixOrder, _ session: Session, _ model: Model
  ) -> [[Cell]] {
    let (palette, bidi) = (model.palette, model.appearance.bidi)
    return use(order, session) { matrix in
      matrix.screen(0, at: wish.point) { session in
        session.frame(.asIs, size: wish.size, palette: palette, bidi: bidi, isBare: true)
      }
    }
  }

  private mutating func use<Outcome>(
    _ order: MatrixOrder, _ session: Session, _ body: (inout Matrix) -> Outcome
  ) -> Outcome {
    if self.order?.isPlayedLike(order) != true { matrix = nil }
    self.order = order
    // With a second reference copy-on-write would copy what it keeps.
    var used = matrix.take() ?? Matrix([.category(order.subject)], of: session) { _ in order.axes }
    defer { matrix = used }
    return body(&used)
  }
}

extension Interaction {
  /// Plays some cells that the open matrix waits for, or draws the selected one.
  mutating func play(_ order: MatrixOrder) -> Bool {
    if let wish = order.picture {
      let rows = orders.matrix.screen(wish, of: order, kept.session, model)
      handle(.matrixPicture(wish, rows, order.subject))
    } else {
      handle(.matrixCells(orders.matrix.cells(of: order, kept.session), order.subject))
    }
    return true
  }

  /// The open matrix as a page with a picture for each cell; nil where none is open.
  package var matrixPage: String? {
    guard let order = model.openMatrix else { return nil }
    var matrix = Matrix([.category(order.subject)], of: session) { _ in order.axes }
    var page = MatrixPage(matrix, title: matrix.sections[0].title)
    page.head = MatrixHead(matrix.sections, of: session.state)
    for point in order.points { page.add(matrix.picture(0, at: point), to: 0) }
    return page.html
  }

  /// Sets the phone as a cell shows it.
  mutating func openCell(of subject: WordSubject, at point: MatrixPoint, title: String) {
    open({ $0.commands(for: point, of: subject) }, title: title) { interaction in
      interaction.model.selectFirst(of: subject, interaction.scene)
      return Words.isAs(title)
    }
  }
}
