import TerminalCore

/// Which languages of the workbench are seen side by side, each as wide as its words: rather fewer
/// at a time than words that are cut where they begin to differ.
struct WordColumnLayout {
  /// A language's words of one use.
  struct Column {
    /// The index of its group among those of the grid, from 0.
    let group: Int
    /// The index of its use among those of the grid, from 0.
    let use: Int
    /// Columns of the terminal, with a blank at the end.
    var width: Int
  }

  /// The columns that are seen, from the leading side; those of one language are never apart.
  private(set) var seen: [Column]
  /// What the numbers take at the leading side, with the mark before and two blanks behind: words
  /// often begin with the number, too.
  let numberColumns: Int
  private static let leastColumns = 8

  /// Lays out the page on which the selected language is.
  init(_ sheet: WorkbenchPainter) {
    // The numbers ascend.
    let digits = sheet.grid.numbers.last.map { String($0).count } ?? 0
    numberColumns = max(8, digits + 3)
    let groups = sheet.grid.groups.indices.map { Self.columns(of: $0, sheet) }
    // Where lines are read, all are on one page.
    let room =
      sheet.model.isRead
      ? groups.joined().reduce(0) { $0 + $1.width } : sheet.tableColumns - numberColumns
    let page = Self.page(of: sheet.selected?.group ?? 0, groups.map(\.totalWidth), room)
    seen = groups[page].flatMap(\.self)
    fill(room)
  }

  private static func columns(of group: Int, _ sheet: WorkbenchPainter) -> [Column] {
    let grid = sheet.grid
    return grid.uses.indices.map { use in
      let column = Column(group: group, use: use, width: 0)
      let title = sheet.title(of: column).reduce(0) { $0 + $1.text.columns }
      let words = sheet.shownRows.map { row in
        let wording = grid.groups[group].leader.columns[use].wording(grid.numbers[row])
        return wording.words.visibleLine.columns + (sheet.mark(of: wording) == nil ? 0 : 2)
      }
      let width = max(leastColumns, title, words.max() ?? 0) + 2
      return Column(group: group, use: use, width: width)
    }
  }

  // Pages stay as they are while one moves among their languages.
  private static func page(of selected: Int, _ widths: [Int], _ room: Int) -> Range<Int> {
    var (first, used) = (0, 0)
    for (index, width) in widths.enumerated() {
      if used > 0, used + width > room {
        if selected < index { return first..<index }
        (first, used) = (index, 0)
      }
      used += width
    }
    // The last page takes in what fits before it.
    while first > 0, used + widths[first - 1] <= room {
      first -= 1
      used += widths[first]
    }
    return first..<widths.count
  }

  // What is left is shared; what is too wide by itself is cut, and its words are whole below.
  private mutating func fill(_ room: Int) {
    if seen.totalWidth > room {
      for index in seen.indices { seen[index].width = room / seen.count }
      return
    }
    let extra = (room - seen.totalWidth) / max(1, seen.count)
    for index in seen.indices { seen[index].width += extra }
  }
}

extension [WordColumnLayout.Column] {
  /// All of them side by side.
  fileprivate var totalWidth: Int { reduce(0) { $0 + $1.width } }
}
