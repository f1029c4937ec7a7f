internal import CNcurses
import Glibc
import TerminalCore

/// Gives rows of cells to ncurses.
struct RowPainter {
  private var wide: [cchar_t] = []
  private var scalars: [wchar_t] = []
  // What stands invisibly behind the cell, and before the next one: that has
  // nothing of its own to stand on.
  private var marks: [Unicode.Scalar] = []

  /// Gives a part of a row to ncurses.
  ///
  /// - Parameters:
  ///   - cells: All of the row; what is missing becomes blank, and so does all where it is nil.
  ///   - columns: The part, that cuts no wide character of what stands there.
  ///   - window: Which of ncurses' screens gets it.
  ///   - pictures: Their cells are left to be written beside ncurses.
  /// - Returns: The first columns of the characters that are to be written beside ncurses.
  mutating func paint(
    _ cells: CanvasRow?, _ columns: Range<Int>, row: Int,
    on window: UnsafeMutablePointer<WINDOW>? = cn_wanted_window(), colors: inout ColorTable,
    pictures: TileSheet
  ) -> [Int] {
    wide.removeAll(keepingCapacity: true)
    var detached: [Int] = []
    var column = columns.lowerBound
    if let cells {
      for index in columns.clamped(to: cells.indices) where column < columns.upperBound {
        if let plain = cells.plain(at: index) {
          append(plain.byte, colors.look(of: plain.style))
          column += 1
          continue
        }
        let cell = cells[index]
        // The second column of a wide character, which the first has covered.
        if cell.columns == 0 && wide.count < column - columns.lowerBound { continue }
        if cell.picture > 0, pictures.shown(cell, at: Point(column: column, row: row)) != nil {
          wide.append(colors.look(of: cell.style).cell([Glyph.stand(columns: 1), 0]))
          column += 1
          continue
        }
        marks = Self.marks(behind: cell, at: index, in: cells)
        column += append(
          cell, column: column, end: columns.upperBound, colors: &colors, to: &detached)
      }
    }
    if column < columns.upperBound {
      let blank = colors.look(of: Style()).blank
      wide.append(contentsOf: repeatElement(blank, count: columns.upperBound - column))
    }
    mvwadd_wchnstr(
      window, Int32(row), Int32(columns.lowerBound), wide, Int32(wide.count))
    return detached
  }

  private static func marks(
    behind cell: Cell, at index: Int, in cells: CanvasRow
  ) -> [Unicode.Scalar] {
    let next = index + max(1, Int(cell.columns))
    let before = next < cells.endIndex ? cells[next].marks : []
    return cell.marks.isEmpty && before.isEmpty ? [] : cell.marks.after + before.before
  }

  private mutating func append(_ byte: UInt8, _ look: TerminalStyle) {
    wide.append(look.blank)
    wide[wide.count - 1].chars.0 = wchar_t(byte)
  }

  /// Adds one cell and returns how many columns it takes.
  private mutating func append(
    _ cell: Cell, column: Int, end: Int, colors: inout ColorTable, to detached: inout [Int]
  ) -> Int {
    let width = min(2, max(1, Int(cell.columns)), end - column)
    let look = colors.look(of: cell.style)
    if width < cell.columns {
      wide.append(look.blank)
      return width
    }
    if case .detached = Glyph(cell.character, columns: width, scalars: &scalars) {
      detached.append(column)
      scalars = [Glyph.stand(columns: width)]
    }
    // CCHARW_MAX, without the zero at the end.
    if scalars.count + marks.count <= 5 { scalars += marks.map { wchar_t($0.value) } }
    scalars.append(0)
    wide.append(look.cell(scalars))
    return width
  }
}
