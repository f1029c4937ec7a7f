import Encodings

/// Collects the shapes of a picture; patches first, so that none covers a descender.
struct SVGDrawing {
  private static let cell = DrawnGlyph.cell
  /// The frame's blank edge, the size of the font and the height of its
  /// baseline, in the picture's units.
  private static let (margin, fontSize, baseline) = (18, 15, 14)

  /// The frame's own, so that the picture has the colors of the screen.
  let palette: Palette
  /// Backgrounds and drawn glyphs, as elements.
  private(set) var patches = ""
  /// Texts, as elements.
  private(set) var words = ""

  init(palette: Palette) {
    self.palette = palette
  }

  /// Adds a piece of a row, counted from 0: its background and its characters.
  mutating func add(_ part: RowPart, row: Int) {
    switch part {
    case .run(let run):
      addPatch(run, row: row)
      let place = origin(Point(column: run.columns.lowerBound, row: row))
      addCharacters(run, FileLook(run, in: palette), at: place)
    case .field(let field, let runs):
      for run in runs { addPatch(run, row: row) }
      addField(runs, field, row: row)
    }
  }

  private mutating func addPatch(_ run: CellRun, row: Int) {
    guard let background = FileLook(run, in: palette).background else { return }
    let place = origin(Point(column: run.columns.lowerBound, row: row))
    let patch = Rect(
      column: place.column, row: place.row, columns: run.columns.count * Self.cell.columns,
      rows: Self.cell.rows)
    patches += patch.svg(fill: background)
  }

  // In one piece, or a viewer could not put its words in visual order; held at the side at which it
  // stands, since not every viewer makes it as long as it is told.
  private mutating func addField(_ runs: [CellRun], _ field: RowPart.Field, row: Int) {
    let columns = field.columns
    let edge = field.isAtRight ? columns.upperBound : columns.lowerBound
    let place = origin(Point(column: edge, row: row))
    let spans = runs.map { run in
      let look = FileLook(run, in: palette)
      return "<tspan fill=\"\(look.foreground.hex)\"\(look.attributes.svg)>"
        + run.text.escapedForMarkup + "</tspan>"
    }
    words +=
      "<text x=\"\(place.column)\" y=\"\(place.row + Self.baseline)\""
      + " direction=\"\(field.direction.markup)\" unicode-bidi=\"isolate\""
      + (field.standsAtEnd ? " text-anchor=\"end\"" : "")
      + " textLength=\"\(columns.count * Self.cell.columns)\" lengthAdjust=\"spacingAndGlyphs\">"
      + spans.joined() + "</text>\n"
  }

  // Words go to the font, lines and blocks are drawn.
  private mutating func addCharacters(_ run: CellRun, _ look: FileLook, at place: Point) {
    var word = ""
    var start = place.column
    var next = place.column
    // A line under words goes on below the blanks between them.
    let isSplit = !look.attributes.contains(.underline)
    for character in run.text {
      let glyph = DrawnGlyph(character)
      let endsWord = glyph != nil || (isSplit && character == " ")
      if endsWord {
        addWord(word, look, Point(column: start, row: place.row), columns: next - start)
        word = ""
      }
      for rect in glyph?.rects ?? [] {
        patches += rect.moved(by: Point(column: next, row: place.row)).svg(fill: look.foreground)
      }
      if word.isEmpty { start = next }
      next += character.columns * Self.cell.columns
      if endsWord { start = next } else { word.append(character) }
    }
    addWord(word, look, Point(column: start, row: place.row), columns: next - start)
  }

  private mutating func addWord(
    _ word: String, _ look: FileLook, _ place: Point, columns length: Int
  ) {
    if word.isEmpty { return }
    words +=
      "<text x=\"\(place.column)\" y=\"\(place.row + Self.baseline)\" textLength=\"\(length)\""
      + " lengthAdjust=\"spacingAndGlyphs\" fill=\"\(look.foreground.hex)\""
      + look.attributes.svg + ">" + word.escapedForMarkup + "</text>\n"
  }

  /// Adds the cursor as an upright bar in the accent color, at the left of its cell.
  mutating func addCursor(_ point: Point) {
    let color = FileLook(Style(.accent), in: palette).foreground
    patches += Rect(column: 0, row: 1, columns: 2, rows: Self.cell.rows - 2)
      .moved(by: origin(point)).svg(fill: color)
  }

  private func origin(_ point: Point) -> Point {
    Point(
      column: Self.margin + point.column * Self.cell.columns,
      row: Self.margin + point.row * Self.cell.rows)
  }

  /// The width and height of the picture of a frame of this size.
  static func extent(of size: Size) -> (width: Int, height: Int) {
    (
      width: size.columns * cell.columns + 2 * margin, height: size.rows * cell.rows + 2 * margin
    )
  }

  /// The whole file, with all that was added so far.
  ///
  /// - Parameters:
  ///   - size: The extent of the frame in columns and rows, without the margin.
  ///   - title: The document's title in plain text; left out when empty.
  ///   - language: The value of its `lang` attribute.
  ///   - widths: What is recorded of the terminal that it was drawn for.
  func document(size: Size, title: String, language: String, widths: ClusterWidths) -> String {
    Self.document(
      size: size, title: title, language: language, widths: widths,
      background: palette.fileBackground, content: content)
  }

  /// What was added so far, in the groups that say how it is drawn.
  var content: String {
    """
    <g shape-rendering="crispEdges">
    \(patches)</g>
    <g font-family="\(Frame.fontFamilies)" font-size="\(Self.fontSize)" \
    xml:space="preserve">
    \(words)</g>
    """
  }

  /// A file with these elements on a ground with round corners.
  static func document(
    size: Size, title: String, language: String, widths: ClusterWidths, background: RGB,
    content: String
  ) -> String {
    let (width, height) = extent(of: size)
    let name = title.isEmpty ? "" : "<title>\(title.escapedForMarkup)</title>\n"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" lang="\(language.escapedForMarkup)" \
      data-widths="\(widths)">
      \(name)<rect width="\(width)" height="\(height)" rx="12" fill="\(background.hex)"/>
      \(content)
      </svg>

      """
  }
}

extension Rect {
  fileprivate func moved(by distance: Point) -> Rect {
    Rect(
      column: origin.column + distance.column, row: origin.row + distance.row,
      columns: size.columns, rows: size.rows)
  }

  fileprivate func svg(fill: RGB) -> String {
    "<rect x=\"\(origin.column)\" y=\"\(origin.row)\" width=\"\(size.columns)\""
      + " height=\"\(size.rows)\" fill=\"\(fill.hex)\"/>\n"
  }
}

extension Attributes {
  /// The attributes that SVG has for them.
  fileprivate var svg: String {
    (contains(.bold) ? " font-weight=\"bold\"" : "")
      + (contains(.italic) ? " font-style=\"italic\"" : "")
      + (contains(.underline) ? " text-decoration=\"underline\"" : "")
      + (contains(.concealed) ? " fill-opacity=\"0\"" : "")
  }
}
