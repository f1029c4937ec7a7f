/// A line on its way to the canvas: its characters in logical order, and how each is seen.
///
/// Blanks at its ends keep their side: the first ones are on the leading side whichever way the
/// words run, since they keep them apart from their neighbors.
struct MixedText {
  private let letters: [Letter]
  /// The letters between the blanks at the ends.
  private let words: Range<Int>
  /// The words as their paragraph has them.
  let line: MixedLine
  private let direction: Direction
  /// What of the paragraph is quoted in it.
  private let quotations: [Quotation]
  /// Whether any of its paragraph runs from right to left.
  let hasRightToLeft: Bool

  private struct Letter {
    /// As it is written: it is mirrored and joined once its neighbors are known.
    let character: Character
    /// Of the run that it comes from.
    let style: Style
  }

  /// Takes a line apart.
  ///
  /// - Parameters:
  ///   - paragraph: The one that it is of: the rest of it decides, too, which
  ///     way its signs and digits go.
  ///   - inner: Its direction is the one in which parts follow each other, and that of
  ///     words that have no letter.
  init(_ line: SetLine, of paragraph: MixedParagraph, _ inner: Painter.Surroundings) {
    letters = line.runs.flatMap { run in
      let style = run.style(on: inner.style)
      return run.text.map { Letter(character: $0, style: style) }
    }
    let first = letters.firstIndex { $0.character != " " } ?? letters.count
    let last = letters.lastIndex { $0.character != " " } ?? letters.count - 1
    words = first..<max(first, last + 1)
    direction = inner.direction
    hasRightToLeft = paragraph.hasRightToLeft
    quotations = paragraph.quotations
    let start = line.start - paragraph.range.lowerBound + words.lowerBound
    self.line = MixedLine(
      paragraph.characters, start..<start + words.count,
      paragraph.direction ?? (hasRightToLeft ? inner.direction : .leftToRight))
  }

  /// The cells from left to right.
  ///
  /// - Parameter reordering: Nil leaves the words in logical order, and marks them as a field.
  func cells(_ reordering: Reordering?) -> [Cell] {
    let start = letters[..<words.lowerBound].flatMap(Self.cells)
    let end = letters[words.upperBound...].flatMap(Self.cells)
    let middle: [Cell]
    if !hasRightToLeft {
      middle = letters[words].flatMap(Self.cells).filter { $0.columns > 0 }
    } else if let reordering {
      middle = seen(reordering).map(\.cell)
    } else {
      middle = field
    }
    return direction == .leftToRight ? start + middle + end : end + middle + start
  }

  // More than one where it takes more columns than a cell has.
  private static func cells(_ letter: Letter) -> [Cell] {
    letter.character.cellParts.map {
      Cell($0, letter.style, columns: UInt8(clamping: $0.columns))
    }
  }

  private func seen(_ reordering: Reordering) -> [(source: Int, cell: Cell)] {
    reordering.seen(line).flatMap { seen in
      let source = seen.source - line.range.lowerBound + words.lowerBound
      let style = letters[min(max(0, source), letters.count - 1)].style
      return Self.cells(Letter(character: seen.character, style: style)).map { cell in
        var cell = cell
        cell.marks = seen.marks
        return (source, cell)
      }
    }
  }

  // Marks take no cell: they go with the character before them.
  private var field: [Cell] {
    var cells: [Cell] = []
    var places: [Int] = []
    for (place, letter) in zip(line.range, letters[words]) {
      if letter.character.columns > 0 {
        let own = Self.cells(letter)
        cells += own
        places += own.map { _ in place }
      } else if !cells.isEmpty {
        cells[cells.count - 1].marks.formUnion(DirectionMarks(line.paragraph[place]))
      }
    }
    if cells.isEmpty { return [] }
    for quotation in quotations { cells.mark(quotation, places) }
    cells[0].marks.formUnion(DirectionMarks(opening: line.direction))
    cells[cells.count - 1].marks.insert(.closes)
    return cells
  }

  /// The column of the cursor, counted from the leftmost cell.
  ///
  /// - Parameter logical: Its column were all written from left to right.
  func column(ofCursor logical: Int, _ reordering: Reordering?) -> Int {
    let total = letters.reduce(0) { $0 + $1.character.columns }
    let isInText = direction == .leftToRight || logical < total
    let inOrder = isInText ? logical : total - 1 - logical
    guard hasRightToLeft, let reordering, let index = index(atColumn: logical),
      words.contains(index)
    else { return inOrder }
    let start =
      direction == .leftToRight ? words.lowerBound : letters.count - words.upperBound
    var column = start
    for (source, cell) in seen(reordering) {
      if source == index { return column }
      column += Int(cell.columns)
    }
    return inOrder
  }

  private func index(atColumn column: Int) -> Int? {
    var used = 0
    for (index, letter) in letters.enumerated() {
      if used >= column, letter.character.columns > 0 { return index }
      used += letter.character.columns
    }
    return nil
  }
}

extension [Cell] {
  // What of a quotation is on a line is between isolates there.
  fileprivate mutating func mark(_ quotation: Quotation, _ places: [Int]) {
    guard let first = places.firstIndex(where: quotation.content.contains),
      let last = places.lastIndex(where: quotation.content.contains)
    else { return }
    self[first].marks.formUnion(DirectionMarks(quoting: quotation.direction))
    self[last].marks.insert(.endsQuotation)
  }
}
