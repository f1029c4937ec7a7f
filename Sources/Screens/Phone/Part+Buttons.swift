import TerminalCore

extension Part {
  /// Buttons beside each other, none of them cut: where not all have room on one line, without the
  /// blanks around their titles, and then as many on each line as have.
  ///
  /// - Parameters:
  ///   - alignment: Where lines stand of which one is longer.
  ///   - made: The buttons, with blanks around their titles or without.
  static func buttons(
    columns: Int, _ glyphs: Glyphs, _ alignment: Alignment = .leading,
    _ made: (_ isSpaced: Bool) -> [Part]
  ) -> Part {
    let spaced = Part.horizontal(made(true))
    if spaced.idealColumns(glyphs) <= columns { return spaced }
    return .vertical(alignment: alignment, lines(of: made(false), columns, glyphs))
  }

  private static func lines(of buttons: [Part], _ columns: Int, _ glyphs: Glyphs) -> [Part] {
    var lines: [[Part?]] = [[]]
    for button in buttons {
      let line = lines[lines.count - 1] + [button]
      let fits = Part.horizontal(line).idealColumns(glyphs) <= columns
      if fits || line.count == 1 { lines[lines.count - 1] = line } else { lines.append([button]) }
    }
    return lines.map { .horizontal($0) }
  }
}
