extension Frame {
  /// The frame as a picture that needs nothing else, for a page, a README or a colleague.
  ///
  /// Each run has its absolute place and length, so that it lines up whatever font is found.
  package var svg: String {
    var drawing = SVGDrawing(palette: palette)
    let pictures = tileSheet(depth: .full)
    for row in 0..<canvas.size.rows {
      for part in canvas.parts(row: row, pictures: pictures) { drawing.add(part, row: row) }
    }
    if let cursor { drawing.addCursor(cursor) }
    return drawing.document(
      size: canvas.size, title: title.visibleLine, language: language, widths: widths)
  }

  /// The width and height of `svg`, in its own units.
  package var svgSize: (width: Int, height: Int) { SVGDrawing.extent(of: canvas.size) }

  /// Monospaced fonts that people have, the best first.
  package static let fontFamilies =
    "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
}
