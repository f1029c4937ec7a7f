extension Frame {
  /// The frame as a picture that needs nothing else, for a page, a README or a colleague.
  ///
  /// Each run has its absolute place and length, so that it lines up whatever font is found.
  package var svg: String {
    var drawing = SVGDrawing(palette: palette)
    for row in 0..<canvas.size.rows {
      for run in canvas.runs(row: row, splitsWide: true) { drawing.add(run, row: row) }
    }
    if let cursor { drawing.addCursor(cursor) }
    return drawing.document(size: canvas.size, title: title.visibleLine)
  }
}

/// Collects the shapes of a picture; backgrounds first, so that no patch covers a descender.
private struct SVGDrawing {
  /// The size of a cell in the picture's units, and of the margin and the font.
  static let (width, height, margin, fontSize) = (9, 19, 18, 15)

  let palette: Palette
  var patches = ""
  var words = ""

  mutating func add(_ run: CellRun, row: Int) {
    let look = FileLook(run.style, in: palette)
    let x = Self.margin + run.columns.lowerBound * Self.width
    let y = Self.margin + row * Self.height
    let length = run.columns.count * Self.width
    if let background = look.background {
      patches +=
        "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(length)\" height=\"\(Self.height)\""
        + " fill=\"\(background.hex)\"/>\n"
    }
    addWords(run, look, x: x, baseline: y + 14)
  }

  private mutating func addWords(_ run: CellRun, _ look: FileLook, x: Int, baseline: Int) {
    let leading = run.text.prefix { $0 == " " }.count
    var text = run.text.dropFirst(leading)
    while text.last == " " { text.removeLast() }
    if text.isEmpty { return }
    let length = String(text).columns * Self.width
    words +=
      "<text x=\"\(x + leading * Self.width)\" y=\"\(baseline)\" textLength=\"\(length)\""
      + " lengthAdjust=\"spacingAndGlyphs\" fill=\"\(look.foreground.hex)\""
      + look.attributes.svg + ">" + String(text).escapedForMarkup + "</text>\n"
  }

  mutating func addCursor(_ point: Point) {
    let x = Self.margin + point.column * Self.width
    let y = Self.margin + point.row * Self.height + 1
    let color = FileLook(Style(.accent), in: palette).foreground.hex
    words +=
      "<rect x=\"\(x)\" y=\"\(y)\" width=\"2\" height=\"\(Self.height - 2)\""
      + " fill=\"\(color)\"/>\n"
  }

  func document(size: Size, title: String) -> String {
    let width = size.columns * Self.width + 2 * Self.margin
    let height = size.rows * Self.height + 2 * Self.margin
    let name = title.isEmpty ? "" : "<title>\(title.escapedForMarkup)</title>\n"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img">
      \(name)<rect width="\(width)" height="\(height)" rx="12" fill="\(palette.fileBackground.hex)"/>
      <g shape-rendering="crispEdges">
      \(patches)</g>
      <g font-family="\(Frame.fontFamilies)" font-size="\(Self.fontSize)" \
      style="white-space: pre" xml:space="preserve">
      \(words)</g>
      </svg>

      """
  }
}

extension Frame {
  /// Monospaced fonts that people have, the best first.
  static let fontFamilies =
    "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
}

extension Attributes {
  /// The attributes that SVG has for them.
  fileprivate var svg: String {
    (contains(.bold) ? " font-weight=\"bold\"" : "")
      + (contains(.italic) ? " font-style=\"italic\"" : "")
      + (contains(.underline) ? " text-decoration=\"underline\"" : "")
  }
}
