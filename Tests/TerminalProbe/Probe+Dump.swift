import TerminalCore

extension Frame {
  /// What each cell is to show at a depth of colour, for programs that look at a real terminal: a line a row, of
  /// cells between tabs: character, foreground, background, attributes.
  func dump(_ depth: ColorDepth) -> String {
    (0..<canvas.size.rows).map { row in
      canvas.row(row).filter { $0.columns > 0 }.map { cell($0, depth) }.joined(separator: "\t")
    }.joined(separator: "\n") + "\n"
  }

  private func cell(_ cell: Cell, _ depth: ColorDepth) -> String {
    let palette = depth == .none ? palette.uncolored : palette
    let look = palette.resolved(cell.style)
    let names = [
      name(look.foreground.reduced(to: depth)), name(look.background.reduced(to: depth)),
      String(look.attributes.rawValue),
    ]
    return "\(cell.character)" + names.map { "\u{1F}" + $0 }.joined()
  }

  private func name(_ color: Color) -> String {
    switch color {
    case .standard: "default"
    case .ansi(let number): String(number)
    case .rgb(let red, let green, let blue): RGB(red, green, blue).hex
    }
  }
}
