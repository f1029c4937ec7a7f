import Explaining
import Notifications
import TerminalCore

/// A cell of either side, drawn, and how they compare.
package struct ComparedPicture {
  /// The left phone.
  package let left: Matrix.Picture
  /// The right one.
  package let right: Matrix.Picture
  /// Row by row; nil where a side has no picture.
  let comparison: CanvasComparison?
  /// What differs, each text once; empty where both show the same.
  package let differences: [MatrixFlag]

  init(_ left: Matrix.Picture, _ right: Matrix.Picture) {
    (self.left, self.right) = (left, right)
    guard let own = left.frame, let other = right.frame else {
      comparison = nil
      let words = Self.words(left.cell.refusal, right.cell.refusal)
      let isSame = left.frame == nil && right.frame == nil
      differences = isSame ? [] : [MatrixFlag(.differs, words)]
      return
    }
    let comparison = CanvasComparison(own.canvas, other.canvas)
    self.comparison = comparison
    let texts = Self.textFlags(left.cell.texts, right.cell.texts)
    differences =
      (texts.isEmpty ? comparison.flags(own.canvas, other.canvas, besides: left.cell.texts) : texts)
      + Self.actionFlags(left.cell, right.cell)
  }

  private static func textFlags(_ left: [String], _ right: [String]) -> [MatrixFlag] {
    var (gone, added): ([Int: String], [Int: String]) = ([:], [:])
    for change in right.difference(from: left) {
      switch change {
      case .remove(let offset, let text, _): gone[offset] = text
      case .insert(let offset, let text, _): added[offset] = text
      }
    }
    let olds = gone.ordered { $0.key < $1.key }.map(\.value)
    let news = added.ordered { $0.key < $1.key }.map(\.value)
    return (0..<max(olds.count, news.count)).map { index in
      let (left, right) = (olds.dropFirst(index).first, news.dropFirst(index).first)
      return CanvasComparison.words(left ?? "", right ?? "")
    }.flags
  }

  // They show only when a notification is opened.
  private static func actionFlags(_ left: MatrixCell, _ right: MatrixCell) -> [MatrixFlag] {
    if left.actions == right.actions { return [] }
    let words = [left, right].map { side in
      side.actions.isEmpty ? "none" : side.actions.joined(separator: ", ")
    }
    return [MatrixFlag(.differs, "actions: " + words[0].beside(words[1]))]
  }

  /// Two phones as they are.
  init(of sessions: (Session, Session)) {
    self.init(.phone(sessions.0), .phone(sessions.1))
  }

  private static func words(_ left: String?, _ right: String?) -> String {
    (left ?? "a notification").beside(right ?? "a notification")
  }

  /// Both as one cell, with what differs as its flags.
  package var cell: MatrixCell {
    let words = [left, right].map { $0.cell.refusal ?? $0.cell.words }
    var cell = MatrixCell(
      at: left.cell.point, words: words[0] == words[1] ? words[0] : words[0].beside(words[1]),
      flags: differences)
    if left.frame == nil, right.frame == nil { cell.refusal = cell.words }
    cell.actions = left.cell.actions == right.cell.actions ? left.cell.actions : []
    return cell
  }

  /// The rows of one side that the other has not, from 0.
  func changedRows(isRight: Bool) -> [Int] {
    (comparison?.rows ?? []).filter { $0.kind != .same }.compactMap { isRight ? $0.right : $0.left }
  }
}

extension CanvasComparison {
  /// What differs besides the texts that both show, row by row; the same words once.
  fileprivate func flags(
    _ left: Canvas, _ right: Canvas, besides texts: [String]
  ) -> [MatrixFlag] {
    let texts = texts.map(\.onOneLine)
    // Where a text is broken into lines, or cut, is no difference of words.
    func words(_ row: Int?, _ canvas: Canvas) -> String {
      let words = row.map(canvas.words) ?? ""
      let piece = words.hasSuffix("…") ? String(words.dropLast()) : words
      return texts.contains { $0.containsBytes(of: piece) } ? "" : words
    }
    let changed = rows.filter { $0.kind != .same }
    let told = changed.map { (words($0.left, left), words($0.right, right)) }
      .filter { $0.0 != $0.1 }.map(Self.words)
    if told.isEmpty, !changed.isEmpty { return ["the same words in another look"].flags }
    return told.flags
  }

  /// What stands on either side, in a line.
  fileprivate static func words(_ left: String, _ right: String) -> String {
    if left.isEmpty { return "only right: \(right.isolated)" }
    if right.isEmpty { return "only left: \(left.isolated)" }
    return left == right ? "\(left.isolated), in another place" : left.beside(right)
  }
}

extension [String] {
  /// As differences, each once; a phone that is another one altogether is not told line by line.
  fileprivate var flags: [MatrixFlag] {
    let flags = uniqued().map { MatrixFlag(.differs, $0) }
    let rest = flags.count - Self.mostFlags
    guard rest > 0 else { return flags }
    return flags.prefix(Self.mostFlags)
      + [MatrixFlag(.differs, "and \(rest.counted("more text"))")]
  }

  private static let mostFlags = 6
}

extension Canvas {
  /// What a row says, without lines and what lies between words.
  fileprivate func words(ofRow row: Int) -> String {
    String(self.row(row).filter { $0.columns > 0 }.map(\.character).filter { !$0.isDrawing })
      .onOneLine
  }
}

extension String {
  /// Both in a line, of which neither changes the order.
  fileprivate func beside(_ other: String) -> String { "\(isolated) | \(other.isolated)" }
}

extension Matrix.Picture {
  // A phone's usual width, and as high as two screens of a list, or as that goes.
  fileprivate static func phone(_ session: Session) -> Matrix.Picture {
    let rows = max(56, session.state.mostListRows ?? 0)
    let size = Size(columns: Matrix.Table.standardWidth, rows: rows)
    let frame = session.drawing.themed(session, size, .light, true, nil)
    return Matrix.Picture(cell: session.state.matrixCell(at: MatrixPoint()), frame: frame.trimmed)
  }
}
