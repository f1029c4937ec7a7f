import TerminalCore

/// Rows that a terminal moves up or down by itself: what is written of a list that went on
/// by a few rows is those few.
struct RowScroll: Equatable {
  /// The rows that take part, from 0.
  let rows: Range<Int>
  /// By how many rows what stands there goes up; negative for down. Rows that are left are blank.
  let distance: Int

  init(_ rows: Range<Int>, by distance: Int) { (self.rows, self.distance) = (rows, distance) }

  /// What brings most of the rows that changed where they are.
  ///
  /// Nil where they are not most of the screen, or did not stand together higher or lower before.
  init?(_ changes: [RowChange], in new: Canvas, since old: Canvas) {
    let count = new.size.rows
    if changes.isEmpty || changes.count < count / 2 { return nil }
    let changed = changes.map(\.row)
    // Where rows have moved it is so of one of a few.
    let samples = (1...5).map { changed[$0 * (changed.count - 1) / 6] }
    var tried: Set<Int> = []
    for sample in samples {
      for row in 0..<count where new.shows(sample, as: row, of: old) {
        guard tried.insert(row - sample).inserted else { continue }
        let rows = Self.longestRun(in: new, thatStood: row - sample, below: old)
        // More rows stay than are left blank, and of what changed they are most.
        if abs(row - sample) < rows.count, changed.count(where: rows.contains) * 2 > changed.count {
          self.init(taking: rows, from: row - sample)
          return
        }
      }
    }
    return nil
  }

  /// The rows that are left blank.
  var exposedRows: Range<Int> {
    distance > 0
      ? rows.upperBound - distance..<rows.upperBound
      : rows.lowerBound..<rows.lowerBound - distance
  }

  private init(taking rows: Range<Int>, from distance: Int) {
    self.init(
      min(
        rows.lowerBound, rows.lowerBound + distance)..<max(
          rows.upperBound, rows.upperBound + distance), by: distance)
  }

  private static func longestRun(
    in new: Canvas, thatStood distance: Int, below old: Canvas
  ) -> Range<Int> {
    let rows = max(0, -distance)..<min(new.size.rows, new.size.rows - distance)
    var (longest, start) = (0..<0, rows.lowerBound)
    for row in rows {
      if !new.shows(row, as: row + distance, of: old) {
        start = row + 1
      } else if row + 1 - start > longest.count {
        longest = start..<row + 1
      }
    }
    return longest
  }
}

extension CharacterWriter {
  /// Lets the terminal move rows; those that are left are blank on the terminal's own background.
  ///
  /// - Parameter count: The rows of the screen.
  mutating func scroll(_ scroll: RowScroll, of count: Int, _ looks: inout RenditionTable) {
    draw(in: GraphicRendition())
    tell(&looks)
    // Lines are deleted and inserted, which more terminals know than to scroll by a number.
    let isWhole = scroll.rows.upperBound == count
    if !isWhole { setMargins(scroll.rows) }
    move(to: Point(column: 0, row: scroll.rows.lowerBound))
    changeLines(by: scroll.distance)
    if !isWhole { setMargins(nil) }
  }
}
