import TerminalCore

extension Frame {
  /// What each cell is to show at a depth of color, for programs that look at a real terminal: a
  /// line a row, of cells between tabs: character, foreground, background, attributes.
  func dump(_ depth: ColorDepth) -> String {
    var pictures = TileSheet(palette, depth: depth)
    pictures.prepare(for: canvas)
    return (0..<canvas.size.rows).map { row in
      canvas.row(row).enumerated().filter { $0.element.columns > 0 }.map { column, cell in
        let shown = pictures.shown(cell, at: Point(column: column, row: row))
        return self.cell(
          shown?.character ?? cell.character, shown?.look ?? look(cell, depth), depth)
      }.joined(separator: "\t")
    }.joined(separator: "\n") + "\n"
  }

  private func look(_ cell: Cell, _ depth: ColorDepth) -> ResolvedStyle {
    (depth == .none ? palette.uncolored : palette).resolved(cell.style)
  }

  private func cell(_ character: Character, _ look: ResolvedStyle, _ depth: ColorDepth) -> String {
    let names = [
      name(look.foreground.reduced(to: depth)), name(look.background.reduced(to: depth)),
      String(look.attributes.rawValue),
    ]
    return "\(character)" + names.map { "\u{1F}" + $0 }.joined()
  }

  private func name(_ color: Color) -> String {
    switch color {
    case .standard: "default"
    case .ansi(let number): String(number)
    case .rgb(let red, let green, let blue): RGB(red, green, blue).hex
    }
  }
}
