/// Cells in rows, to draw on. It cannot hold a control character.
package struct Canvas: Sendable {
  /// Its extent.
  package let size: Size
  /// Row by row. Callers make sure that a character they set is drawable.
  var cells: [StoredCell]
  /// The characters of several code points. A canvas is drawn once: what is covered stays here.
  var listed: [Character] = []
  /// The pictures that cells show parts of.
  package internal(set) var pictures: [PlacedMosaic] = []

  /// Makes a blank canvas.
  ///
  /// A negative extent counts as 0.
  package init(size: Size) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(
      repeating: StoredCell(code: StoredCell.blank, style: Style()),
      count: self.size.columns * self.size.rows)
  }

  /// All of it.
  package var bounds: Rect { Rect(column: 0, row: 0, columns: size.columns, rows: size.rows) }

  /// The cell at a point that lies on the canvas.
  ///
  /// Callers that set one look after both halves of a wide character; `put` and `fill` do. A part
  /// of a picture that is set is only its shade from then on: it may come from another canvas.
  ///
  /// A column beyond the row is not caught: it is a cell of another row.
  package subscript(point: Point) -> Cell {
    get { cell(cells[point.row * size.columns + point.column]) }
    set {
      cells[point.row * size.columns + point.column] = StoredCell(
        code: code(of: newValue.sign.drawable), style: newValue.style,
        columns: newValue.columns, marks: newValue.marks)
    }
  }

  /// The same in memory of its own. The first change would copy cell by cell,
  /// which takes ten times as long.
  var copied: Canvas {
    var copy = self
    copy.cells = cells.withUnsafeBufferPointer { Array($0) }
    return copy
  }

  /// The cells of one row, from 0.
  package func row(_ row: Int) -> CanvasRow { CanvasRow(row, of: self) }

  /// Changes how a rectangle looks, and leaves what stands there.
  ///
  /// What of it lies outside the canvas does not count.
  ///
  /// - Parameter change: Called once for each cell; is told, too, what it holds of an icon's patch.
  package mutating func restyle(
    _ rect: Rect, _ change: (_ style: inout Style, _ patch: PatchCell?) -> Void
  ) {
    let area = rect.intersection(bounds)
    for row in area.rowRange {
      for column in area.columnRange {
        let index = row * size.columns + column
        let patch = cells[index].patch
        change(&cells[index].style, patch)
      }
    }
  }
}
