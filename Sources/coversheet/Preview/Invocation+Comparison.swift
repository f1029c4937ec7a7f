import Explaining
import Files
import Sessions
import TerminalCore

extension Invocation {
  /// Plays every cell of two apps or scenarios, or of one that is set in two ways; writes page and
  /// pictures, and prints what differs.
  ///
  /// - Parameter status: How the run ended that stands on the left.
  func drawComparison(
    _ request: MatrixRequest, of run: HeadlessRun, _ status: ExitStatus, with other: ComparedInput
  ) throws -> ExitStatus {
    let session = run.session
    var status = status
    let otherSession: Session
    if let path = other.path {
      let otherRun = try headlessRun(of: [path]) { try request.check(in: [run, $0]) }
      status = max(status, self.status(of: otherRun, shownAs: request))
      otherSession = otherRun.session
    } else {
      otherSession = session
    }
    if status == .unusable { return leaveAll(of: request) }
    let isPlayed = try isPlayed(arguments.operands + [other.path].compactMap(\.self), request)
    let palettes = request.palettes
    var matrix = ComparedMatrix(
      ComparedMatrix.Subjects.all(session.state, otherSession.state, isPlayed: isPlayed),
      session, otherSession,
      changing: other.point, title: matrixTitle, palette: { palettes[$0] },
      axes: { request.axes(of: ($0, $1), on: session.state, otherSession.state) })
    try checkCount(2 * matrix.cellCount)
    let sides = sideNames(other)
    var page = MatrixPage(matrix, title: sides.joined(separator: " | "), sides: sides)
    page.head = MatrixHead(
      matrix.pairs.map(\.section), of: session.state, beside: otherSession.state,
      changing: other.point, command: request.command(of: arguments.operands))
    let drawn = fill(&page, from: &matrix, sides, request)
    return max(status, try deliver(page, drawn, request))
  }

  // Two versions of an app often have the same name in different folders.
  private func sideNames(_ other: ComparedInput) -> [String] {
    guard let path = other.path else { return [matrixTitle, other.point.title.revealedLine] }
    let name = FilePath(path).name(in: environment.workingDirectory)
    let names = [matrixTitle, name.revealedLine]
    if names[0] != names[1] { return names }
    return [arguments.operands.joined(separator: " ").revealedLine, path.revealedLine]
  }

  private func fill(
    _ page: inout MatrixPage, from matrix: inout ComparedMatrix, _ sides: [String],
    _ request: MatrixRequest
  ) -> DrawnCells {
    let tables = matrix.pairs.map(\.section)
    var drawn = DrawnCells(tables, keepsPictures: request.svg != nil)
    eachCell(of: tables, called: "pairs") { index, point in
      let picture = matrix.picture(index, at: point)
      page.add(picture, to: index)
      drawn.add(
        picture.cell, at: point, to: index,
        showing: [(sides[0], picture.left.frame), (sides[1], picture.right.frame)])
    }
    return drawn
  }
}
