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

extension ComparedScreens {
  /// The row of the same phones drawn anew that has most of a row's words; of several the one that
  /// is as far down.
  ///
  /// - Returns: One on which the cursor stops; nil where there is none.
  func place(of row: Int, in other: ComparedScreens) -> Int? {
    guard let place = stops.firstIndex(of: row) else { return nil }
    let words = words(in: row)
    let expected = place * (other.stops.count - 1) / max(1, stops.count - 1)
    let fits = other.stops.enumerated().map { index, stop in
      let others = other.words(in: stop)
      return (words.count(where: others.contains), -abs(index - expected))
    }
    return fits.indices.max { fits[$0] < fits[$1] }.map { other.stops[$0] }
  }

  // On either phone.
  private func words(in index: Int) -> [Substring] {
    let row = comparison.rows[index]
    return [false, true].flatMap { isRight in
      cells(of: row, isRight: isRight).words.split(separator: " ")
    }
  }
}

extension [Cell] {
  /// What they say.
  var words: String { String(filter { $0.columns > 0 }.map(\.character)) }

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
