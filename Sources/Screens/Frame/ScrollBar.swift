import TerminalCore

/// Where one is in something longer than its window, by counts of rows: nothing is measured for it.
struct ScrollBar: Hashable {
  /// Cells of the bar, from 1.
  let track: Int
  /// Rows there are.
  let total: Int
  /// Rows seen at once.
  let seen: Int
  /// The first row that is seen, from 0.
  let first: Int

  /// Makes a bar; nil where everything is seen.
  ///
  /// - Parameter first: Beyond the ends it stops there.
  init?(track: Int, total: Int, seen: Int, first: Int) {
    if track < 2 || seen < 1 || total <= seen { return nil }
    (self.track, self.total, self.seen) = (track, total, seen)
    self.first = min(max(0, first), total - seen)
  }

  /// The cells that are marked, as many of the track as are seen of the whole.
  ///
  /// From 0, at least one cell and never all of the track.
  var thumb: Range<Int> {
    let start = Self.scaled(first, from: total - seen, to: track - length)
    return start..<start + length
  }

  private var length: Int { min(max(1, track * seen / total), track - 1) }

  /// The first row that is seen when the thumb starts at a cell; beyond the ends it stops there.
  func first(thumbAt cell: Int) -> Int {
    Self.scaled(min(max(0, cell), track - length), from: track - length, to: total - seen)
  }

  private static func scaled(_ value: Int, from: Int, to: Int) -> Int {
    (value * to * 2 + from) / (from * 2)
  }

  /// The bar, one column wide.
  func part(_ marks: Marks, of pane: Pane) -> Part {
    func cells(_ character: Character, _ rows: Int) -> Part {
      Part.repeated(character, .line).sized(rows: rows)
    }
    return Part.vertical([
      cells(" ", thumb.lowerBound), cells(marks.scrollThumb, thumb.count),
      cells(" ", track - thumb.upperBound),
    ]).sized(columns: 1, rows: track).identified(.scrollBar(pane)).meaning(.separator)
  }
}
