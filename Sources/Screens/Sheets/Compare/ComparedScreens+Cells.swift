import TerminalCore

extension ComparedScreens {
  /// The cells of one side of a row; what differs within it is underlined.
  /// Empty where the side has none.
  func cells(of row: CanvasComparison.Row, isRight: Bool) -> [Cell] {
    guard let own = isRight ? row.right : row.left else { return [] }
    var cells = Array((isRight ? right : left).row(own))
    guard row.kind == .changed, !isMirrored, let other = isRight ? row.left : row.right else {
      return cells
    }
    let others = Array((isRight ? left : right).row(other))
    for column in cells.indices where column >= others.count || cells[column] != others[column] {
      if cells[column].character != " " { cells[column].style.attributes.insert(.underline) }
    }
    return cells
  }
}

extension [Cell] {
  /// The cells of a phone's row as its list has a selected one: reversed from one margin to the
  /// other, with blanks where there is nothing.
  ///
  /// - Parameter columns: How wide the phone is.
  func selected(columns: Int, in style: CardStyle) -> [Cell] {
    let blanks = repeatElement(Cell(), count: Swift.max(0, columns - count))
    var cells = self + blanks
    for column in cells.indices.dropFirst().dropLast() where cells[column].picture == 0 {
      let own = cells[column].style
      let role = own.foreground == .critical ? .critical : style.selectedInk
      let kept = own.attributes.intersection([.bold, .italic, .underline])
      cells[column].style = Style(role, on: .surfaceSelected, kept.union(.reverse))
    }
    return cells
  }
}
