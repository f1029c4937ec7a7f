import Encodings

extension Frame {
  /// The frame as a page of its own, which names its characters, its title and its language.
  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="\(language.escapedForMarkup)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="coversheet-widths" content="\(widths)">
    <title>\(title.visibleLine.escapedForMarkup)</title>
    </head>
    <body style="background: \(palette.fileBackground.hex)">
    \(preformatted)</body>
    </html>

    """
  }

  /// The frame as preformatted text; styles are inline, so that it can be pasted into any page.
  private var preformatted: String {
    let foreground = FileLook(Style(), in: palette).foreground
    let style =
      "font-family: \(Self.fontFamilies); line-height: 1.25; padding: 1em; border-radius: 0.75em; "
      + "overflow-x: auto; color: \(foreground.hex); background: \(palette.fileBackground.hex)"
    let markup = markup { run, more in
      let look = FileLook(run, in: palette).rules
      let rules = look + more.filter { !look.contains($0) }
      return " style=\"\(rules.joined(separator: "; "))\""
    }
    return "<pre style=\"\(style)\">\n" + markup + "</pre>\n"
  }

  /// The rows for the inside of a `pre`, each with a line feed; what looks alike is one span.
  ///
  /// - Parameter attributes: What a span's tag says, beginning with a blank: takes the run, and the
  ///   rules of a stylesheet that it needs besides its look.
  func markup(_ attributes: (CellRun, [String]) -> String) -> String {
    let pictures = tileSheet(depth: .full)
    let lines = (0..<canvas.size.rows).map { row in
      canvas.parts(row: row, pictures: pictures).map { $0.markup(attributes) }.joined() + "\n"
    }
    return lines.joined()
  }
}

extension RowPart {
  fileprivate func markup(_ attributes: (CellRun, [String]) -> String) -> String {
    switch self {
    case .run(let run): return run.markup(attributes, run.blockRules)
    case .field(let field, let runs):
      // As wide as its cells: fonts for other scripts are rarely as wide as the page's.
      let rules =
        [
          "display: inline-block", "width: \(field.columns.count)ch", "white-space: pre",
          "unicode-bidi: isolate",
        ] + (field.standsAtEnd ? ["text-align: end"] : [])
      // The background reaches as far as the cells do, whatever is written on it.
      let style =
        runs.first.map { attributes($0.plain, rules) }
        ?? " style=\"\(rules.joined(separator: "; "))\""
      return "<span dir=\"\(field.direction.markup)\"\(style)>"
        // Blocks would be put in order one by one, and not word by word.
        + runs.map { $0.markup(attributes, ["display: inline"]) }.joined() + "</span>"
    }
  }
}

extension CellRun {
  fileprivate func markup(
    _ attributes: (CellRun, [String]) -> String, _ rules: [String]
  ) -> String {
    let text = text.escapedForMarkup
    if style == Style() && look == nil && !isWide && !isDrawn { return text }
    return "<span\(attributes(self, rules))>\(text)</span>"
  }

  /// What a font does not do by itself: wide characters take two columns, and blocks reach those in
  /// the next row, although lines are further apart than a font's characters are high.
  fileprivate var blockRules: [String] {
    if isWide { return ["display: inline-block", "width: \(columns.count)ch", "white-space: pre"] }
    return isDrawn ? ["display: inline-block", "transform: scaleY(1.1)"] : []
  }

  private var isDrawn: Bool {
    text.contains { $0 != " " } && text.allSatisfy { $0 == " " || DrawnGlyph($0) != nil }
  }
}

extension FileLook {
  /// The rules of a stylesheet that give this look.
  var rules: [String] {
    var rules = ["color: \(foreground.hex)"]
    // A block is as high as the line; behind words alone, a color is as high
    // as the font's characters.
    if let background { rules += ["background: \(background.hex)", "display: inline-block"] }
    if attributes.contains(.bold) { rules.append("font-weight: bold") }
    if attributes.contains(.italic) { rules.append("font-style: italic") }
    if attributes.contains(.underline) { rules.append("text-decoration: underline") }
    if attributes.contains(.concealed) { rules.append("color: transparent") }
    return rules
  }
}

extension Direction {
  /// The direction as HTML and SVG name it.
  var markup: String { self == .rightToLeft ? "rtl" : "ltr" }
}
