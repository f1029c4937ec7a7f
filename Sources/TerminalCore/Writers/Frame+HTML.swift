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
    let markup = markup { run, width in
      " style=\"\((FileLook(run, in: palette).rules + width).joined(separator: "; "))\""
    }
    return "<pre style=\"\(style)\">\n" + markup + "</pre>\n"
  }

  /// The rows for the inside of a `pre`, each with a line feed; what looks alike is one span.
  ///
  /// - Parameter attributes: What a span's tag says, beginning with a blank: takes the run, and the rules of a
  ///   stylesheet that it needs besides its look.
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
    case .run(let run): return run.markup(attributes)
    case .field(let columns, let direction, let runs):
      // As wide as its cells: fonts for other scripts are rarely as wide as the page's.
      let rules = [
        "display: inline-block", "width: \(columns.count)ch", "white-space: pre",
        "unicode-bidi: isolate",
      ]
      // The background reaches as far as the cells do, whatever is written on it.
      let style =
        runs.first.map { attributes($0.plain, rules) }
        ?? " style=\"\(rules.joined(separator: "; "))\""
      return "<span dir=\"\(direction.markup)\"\(style)>"
        + runs.map { $0.markup(attributes) }.joined() + "</span>"
    }
  }
}

extension CellRun {
  fileprivate func markup(_ attributes: (CellRun, [String]) -> String) -> String {
    let text = text.escapedForMarkup
    if style == Style() && look == nil && !isWide { return text }
    let width =
      isWide ? ["display: inline-block; width: \(columns.count)ch; white-space: pre"] : []
    return "<span\(attributes(self, width))>\(text)</span>"
  }
}

extension FileLook {
  /// The rules of a stylesheet that give this look.
  var rules: [String] {
    var rules = ["color: \(foreground.hex)"]
    if let background { rules.append("background: \(background.hex)") }
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
