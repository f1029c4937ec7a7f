extension Frame {
  /// The frame as a page of its own, which names its characters, its title and its language.
  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="\(language.escapedForMarkup)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
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
    let pictures = tileSheet(depth: .full)
    let lines = (0..<canvas.size.rows).map { row in
      canvas.parts(row: row, pictures: pictures).map(part).joined() + "\n"
    }
    return "<pre style=\"\(style)\">\n" + lines.joined() + "</pre>\n"
  }

  private func part(_ part: RowPart) -> String {
    switch part {
    case .run(let run): return span(run)
    case .field(let columns, let direction, let runs):
      // As wide as its cells: fonts for other scripts are rarely as wide as the page's.
      return "<span dir=\"\(direction.markup)\" style=\"display: inline-block; "
        + "width: \(columns.count)ch; white-space: pre; unicode-bidi: isolate\">"
        + runs.map(span).joined() + "</span>"
    }
  }

  private func span(_ run: CellRun) -> String {
    let look = FileLook(run, in: palette)
    let text = run.text.escapedForMarkup
    var rules = look.rules
    if run.isWide {
      rules.append("display: inline-block; width: \(run.columns.count)ch; white-space: pre")
    }
    if run.style == Style() && run.look == nil && !run.isWide { return text }
    return "<span style=\"\(rules.joined(separator: "; "))\">\(text)</span>"
  }
}

extension FileLook {
  /// The rules of a stylesheet that give this look.
  fileprivate var rules: [String] {
    var rules = ["color: \(foreground.hex)"]
    if let background { rules.append("background: \(background.hex)") }
    if attributes.contains(.bold) { rules.append("font-weight: bold") }
    if attributes.contains(.italic) { rules.append("font-style: italic") }
    if attributes.contains(.underline) { rules.append("text-decoration: underline") }
    return rules
  }
}

extension Direction {
  /// The direction as HTML and SVG name it.
  var markup: String { self == .rightToLeft ? "rtl" : "ltr" }
}
