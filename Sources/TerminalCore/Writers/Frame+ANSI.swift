extension Frame {
  /// The frame as text with escape sequences for colors and attributes, a line for each row.
  ///
  /// A field that runs both ways is between isolates, unless it is reordered already.
  ///
  /// - Parameter depth: The colors to use; the nearest stand for others. `none` keeps attributes.
  package func ansi(depth: ColorDepth) -> String {
    let pictures = tileSheet(depth: depth)
    let isPlain = palette.resolved(Style()).reduced(to: depth) == Self.plain
    var text = ""
    for row in 0..<canvas.size.rows {
      var current = Self.plain
      let runs = canvas.runs(row: row, marks: .all, pictures: pictures)
      for run in isPlain ? runs.droppingPlainEnd() : runs {
        let look = (run.look ?? palette.resolved(run.style)).reduced(to: depth)
        if look != current { text += look.sequence }
        text += run.text
        current = look
      }
      if current != Self.plain { text += Self.plain.sequence }
      text += "\n"
    }
    return text
  }

  private static let plain = ResolvedStyle(
    foreground: .standard, background: .standard, attributes: [])
}

extension [CellRun] {
  /// Without blanks of plain style at the end.
  fileprivate func droppingPlainEnd() -> [CellRun] {
    var runs = self
    guard let last = runs.last, last.style == Style(), last.look == nil else { return runs }
    let text = last.text.droppingTrailingBlanks
    runs[runs.count - 1].text = text
    if text.isEmpty { runs.removeLast() }
    return runs
  }
}

extension ResolvedStyle {
  fileprivate func reduced(to depth: ColorDepth) -> ResolvedStyle {
    ResolvedStyle(
      foreground: foreground.reduced(to: depth), background: background.reduced(to: depth),
      attributes: attributes)
  }

  /// The control sequence that sets this look, whatever was set before.
  fileprivate var sequence: String {
    let codes =
      ["0"] + attributes.codes + foreground.codes(base: 30) + background.codes(base: 40)
    return "\u{1B}[" + (codes == ["0"] ? "" : codes.joined(separator: ";")) + "m"
  }
}

extension Attributes {
  /// The parameters that set them.
  fileprivate var codes: [String] {
    let all: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
      (.concealed, "8"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension Color {
  /// The parameters that set the color.
  ///
  /// - Parameter base: 30 for the character, 40 for what is behind it.
  fileprivate func codes(base: Int) -> [String] {
    switch self {
    case .standard: []
    case .ansi(let index) where index < 8: ["\(base + Int(index))"]
    case .ansi(let index) where index < 16: ["\(base + 52 + Int(index))"]
    case .ansi(let index): ["\(base + 8)", "5", "\(index)"]
    case .rgb(let red, let green, let blue): ["\(base + 8)", "2", "\(red)", "\(green)", "\(blue)"]
    }
  }
}
