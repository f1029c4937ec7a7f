import Delivery
import Explaining
import Screens
import Sessions
import TerminalCore

/// What the open matrix is made of, and the cells on which the phone was set.
struct PlayedMatrix {
  // The matrix of what was ordered last; nil before that.
  private var matrix: Matrix?
  private var order: MatrixOrder?
  /// The cells that were opened, the latest last.
  var opened: [OpenedCell] = []

  /// A cell of the matrix on which the phone was set, so that all of it can be taken back at once.
  struct OpenedCell {
    /// How many steps the session had before.
    let start: Int
    /// What was done; never empty.
    let steps: [CommandHistory.Step]
    /// The cell in words.
    let title: String

    /// Where its steps are among those of the session.
    var range: Range<Int> { start..<start + steps.count }
  }

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

  /// Sets the phone by commands that undo takes back all at once.
  ///
  /// - Parameters:
  ///   - commands: Works them out at the moment at which they are done: at another one
  ///     something else may be installed, listed or set.
  ///   - title: What the phone is then as, in words.
  ///   - moment: After how many events they are done, in a future of their
  ///     own; nil for the present.
  ///   - finish: Does the rest once that is so, and says so.
  mutating func open(
    _ commands: (Session) throws -> [Command], title: String, at moment: Int? = nil,
    finish: (inout Interaction) -> Sentence
  ) rethrows {
    if let moment { session.look(atEvent: moment) } else { session.returnToPresent() }
    let start = session.entries.count
    let commands = try commands(session)
    var facts: [Fact] = []
    do throws(Refusal) {
      for command in commands { facts += try kept.perform(command) }
    } catch {
      kept.takeBack(to: start, title: title)
      handle(.happened([]))
      return handle(.refused(error.description))
    }
    let steps = Array(session.entries[start...])
    if !steps.isEmpty {
      orders.matrix.opened.append(
        PlayedMatrix.OpenedCell(start: start, steps: steps, title: title))
    }
    handle(.happened(facts))
    let words = finish(&self)
    handle(.told(steps.isEmpty ? Words.isSoAlready : model.text(words)))
  }

  /// The cell that undo takes back: the last thing that the person did, whatever came since.
  var takableCell: PlayedMatrix.OpenedCell? {
    // Each key asks.
    if orders.matrix.opened.isEmpty { return nil }
    let last = session.lastActIndex ?? -1
    // As many steps are not the same: some of them may have been taken back, and others done since.
    return orders.matrix.opened.last { cell in
      last < cell.range.upperBound && cell.range.upperBound <= session.entries.count
        && session.entries[cell.range].elementsEqual(cell.steps)
    }
  }
}
