internal import CNcurses
import Glibc
import TerminalCore

/// Gives rows of cells to ncurses.
struct RowPainter {
  private var wide: [cchar_t] = []
  private var scalars: [wchar_t] = []
  // What stands invisibly behind the cell, and before the next one: that has nothing of its own to stand on.
  private var marks: [Unicode.Scalar] = []

  /// A character that ncurses must not paint, and where it is.
  struct Detached: Hashable {
    /// The first column, from 0.
    var column: Int
    /// How many columns beyond its own it may paint over.
    var spill: Int
  }

  /// Gives one row to ncurses' wanted screen.
  ///
  /// - Parameters:
  ///   - cells: As many as the row has columns; what is missing becomes blank.
  ///   - columns: The columns of the terminal.
  ///   - pictures: Their cells are left to be written beside ncurses.
  /// - Returns: The characters that are to be written beside ncurses.
  mutating func paint(
    _ cells: ArraySlice<Cell>, row: Int, columns: Int, colors: inout ColorTable,
    pictures: TileSheet
  ) -> [Detached] {
    wide.removeAll(keepingCapacity: true)
    var detached: [Detached] = []
    var column = 0
    for (index, cell) in zip(cells.indices, cells) where column < columns {
      // The second column of a wide character, which the first has covered.
      if cell.columns == 0 && wide.count < column { continue }
      if cell.picture > 0, pictures.shown(cell, at: Point(column: column, row: row)) != nil {
        append(Glyph.stand(columns: 1), 0, colors.look(of: cell.style))
        column += 1
        continue
      }
      marks = Self.marks(behind: cell, at: index, in: cells)
      column += append(cell, column: column, columns: columns, colors: &colors, to: &detached)
    }
    marks = []
    while column < columns {
      column += append(Cell(), column: column, columns: columns, colors: &colors, to: &detached)
    }
    mvwadd_wchnstr(cn_wanted_window(), Int32(row), 0, wide, Int32(wide.count))
    return detached
  }

  private static func marks(
    behind cell: Cell, at index: Int, in cells: ArraySlice<Cell>
  ) -> [Unicode.Scalar] {
    let next = index + max(1, Int(cell.columns))
    let before = next < cells.endIndex ? cells[next].marks : []
    return cell.marks.isEmpty && before.isEmpty ? [] : cell.marks.after + before.before
  }

  /// Adds one cell and returns how many columns it takes.
  private mutating func append(
    _ cell: Cell, column: Int, columns: Int, colors: inout ColorTable,
    to detached: inout [Detached]
  ) -> Int {
    let width = min(2, max(1, Int(cell.columns)), columns - column)
    let look = colors.look(of: cell.style)
    if let ascii = cell.character.asciiValue, ascii >= 0x20, ascii < 0x7f, width == 1 {
      append(wchar_t(ascii), 0, look)
      return 1
    }
    if width < cell.columns {
      append(wchar_t(0x20), 0, look)
      return width
    }
    if case .detached(let spill) = Glyph(cell.character, columns: width, scalars: &scalars) {
      detached.append(Detached(column: column, spill: spill))
      scalars = [Glyph.stand(columns: width)]
    }
    scalars.append(0)
    append(look)
    return width
  }

  private mutating func append(_ one: wchar_t, _ two: wchar_t, _ look: Look) {
    scalars.removeAll(keepingCapacity: true)
    scalars.append(one)
    scalars.append(two)
    append(look)
  }

  private mutating func append(_ look: Look) {
    var cell = cchar_t()
    var pair = look.pair
    // CCHARW_MAX, and the zero at the end.
    if !marks.isEmpty, let end = scalars.firstIndex(of: 0), end + marks.count <= 5 {
      scalars.insert(contentsOf: marks.map { wchar_t($0.value) }, at: end)
    }
    setcchar(&cell, scalars, look.attributes, Int16(clamping: pair), &pair)
    wide.append(cell)
  }
}
