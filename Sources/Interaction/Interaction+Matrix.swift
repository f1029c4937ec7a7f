import Delivery
import Explaining
import Screens
import Sessions
import TerminalCore

/// What the open matrix is made of.
struct MatrixDesk {
  /// The matrix of what was asked for last; nil before that.
  fileprivate var matrix: Matrix?
  fileprivate var stamp: Stamp?

  /// What has to be another one for the matrix to be made anew.
  fileprivate struct Stamp: Hashable {
    /// Whose words they are.
    var subject: WordSubject
    /// Rows and columns.
    var axes: MatrixAxes
    /// How many facts there are.
    var factCount: Int
    /// How often facts were taken back.
    var rewindCount: Int
  }
}

/// A cell of the matrix on which the phone was set, so that all of it can be taken back at once.
struct OpenedCell {
  /// How many steps the session had before.
  let start: Int
  /// How many it had when all was done.
  let end: Int
  /// The cell in words.
  let title: String
}

extension Interaction {
  /// Plays some cells that the open matrix waits for; to be called between keys.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  package mutating func playMatrix() -> Bool {
    guard let order = model.wantedMatrix else { return false }
    var matrix = matrix(of: order)
    if let wish = order.picture {
      let (palette, bidi) = (model.palette, model.appearance.bidi)
      let rows = matrix.screen(0, at: wish.point) { session in
        session.frame(.asIs, size: wish.size, palette: palette, bidi: bidi, isBare: true)
      }
      desk.matrix = matrix
      _ = handle(.matrixPicture(wish.point, rows, order.subject))
      return true
    }
    let cells = order.points.prefix(Self.cellsAtOnce).map { matrix.cell(0, at: $0) }
    desk.matrix = matrix
    _ = handle(.matrixCells(cells, order.subject))
    return true
  }

  // So few that a key does not wait for them.
  private static let cellsAtOnce = 4

  private mutating func matrix(of order: MatrixOrder) -> Matrix {
    let stamp = MatrixDesk.Stamp(
      subject: order.subject, axes: order.axes, factCount: session.facts.count,
      rewindCount: session.rewindCount)
    if stamp == desk.stamp, let matrix = desk.matrix {
      // Two holders of it would copy what it keeps.
      desk.matrix = nil
      return matrix
    }
    desk.stamp = stamp
    return Matrix([.category(order.subject)], of: session) { _ in order.axes }
  }

  /// The open matrix as a page with a picture for each cell; nil where none is open.
  package var matrixPage: String? {
    guard let order = model.openMatrix else { return nil }
    var matrix = Matrix([.category(order.subject)], of: session) { _ in order.axes }
    var page = MatrixPage(matrix, title: matrix.sections[0].title)
    for point in order.points { page.add(matrix.picture(0, at: point), to: 0) }
    return page.html
  }

  /// Sets the phone as a cell shows it.
  mutating func openCell(
    of subject: WordSubject, at point: MatrixPoint, title: String
  ) -> [TerminalAct] {
    open(session.commands(for: point, of: subject), title: title) { interaction in
      interaction.model.selectFirst(of: subject, interaction.scene)
      return Words.openedCell(title)
    }
  }

  /// Sets the phone by commands that undo takes back all at once.
  ///
  /// - Parameters:
  ///   - title: What the phone is then as, in words.
  ///   - moment: After how many events they are done, in a future of their own; nil for the present.
  ///   - finish: Does the rest once that is so, and says so.
  mutating func open(
    _ commands: [Command], title: String, at moment: Int? = nil,
    finish: (inout Interaction) -> Sentence
  ) -> [TerminalAct] {
    if let moment { session.look(atEvent: moment) } else { session.returnToPresent() }
    let start = session.entries.count
    var facts: [Fact] = []
    do throws(Refusal) {
      for command in commands { facts += try kept.perform(command) }
    } catch {
      _ = takeBack(OpenedCell(start: start, end: session.entries.count, title: title))
      return handle(.refused(error.description))
    }
    openedCell = OpenedCell(start: start, end: session.entries.count, title: title)
    let acts = handle(.happened(facts))
    return acts + handle(.told(model.text(finish(&self))))
  }

  /// Takes back what opening a cell did; nil where something else came after it.
  mutating func takeBackCell() -> [TerminalAct]? {
    guard let opened = takableCell else { return nil }
    let acts = takeBack(opened)
    return acts + handle(.told(Words.closedCell(opened.title)))
  }

  /// The cell that was opened, while nothing else came after it.
  var takableCell: OpenedCell? {
    guard session.entries.count == openedCell?.end, !session.isLookingBack else { return nil }
    return openedCell
  }

  private mutating func takeBack(_ opened: OpenedCell) -> [TerminalAct] {
    openedCell = nil
    kept.takeBack(to: opened.start, title: opened.title)
    return handle(.happened([]))
  }
}
