import TerminalCore

extension Screen {
  /// Writes the cells of pictures that ncurses got blanks for.
  func paintPictures(in rows: [Int], of canvas: Canvas, into bytes: inout [UInt8]) {
    guard !canvas.pictures.isEmpty else { return }
    let start = bytes.count
    for row in rows where row < min(size.rows, canvas.size.rows) {
      paintPictures(inRow: row, of: canvas, into: &bytes)
    }
    if bytes.count > start { returnCursor(into: &bytes) }
  }

  private func paintPictures(inRow row: Int, of canvas: Canvas, into bytes: inout [UInt8]) {
    var look: TerminalCore.ResolvedStyle?
    var next = -1
    for (column, cell) in canvas.row(row).prefix(size.columns).enumerated() {
      guard let shown = pictures.shown(cell, at: Point(column: column, row: row)) else { continue }
      if column != next { bytes += Capabilities.bytes("cup", row, column) }
      if look != shown.look {
        bytes += capabilities.plain
        bytes += colors.sequence(of: shown.look)
      }
      bytes += shown.character.safeBytes
      (look, next) = (shown.look, column + 1)
    }
    if look != nil { bytes += capabilities.plain }
  }
}
