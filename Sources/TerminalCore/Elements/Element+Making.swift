extension Element {
  /// Nothing, with a place.
  package static var empty: Element { Element(.empty) }

  /// Empty space that takes what is left, along the parent's axis.
  package static func spacer(minimum: Int = 0) -> Element {
    Element(.empty).growing(minimum: minimum)
  }

  /// Words of one look.
  ///
  /// - Parameter rows: The most rows; 1 keeps it on one line, nil wraps to as many as it takes.
  package static func text(
    _ text: String, _ role: Role? = nil, _ attributes: Attributes = [], rows: Int? = 1,
    alignment: Alignment = .leading
  ) -> Element {
    .text([TextRun(text, role, attributes)], rows: rows, alignment: alignment)
  }

  /// Words of several looks.
  package static func text(
    _ runs: [TextRun], rows: Int? = 1, alignment: Alignment = .leading
  ) -> Element {
    Element(.text(StyledText(runs, maximumRows: rows, alignment: alignment)))
  }

  /// A character repeated over its whole place: one column and one row unless it is given more.
  package static func repeated(
    _ character: Character, _ role: Role? = nil, _ attributes: Attributes = []
  ) -> Element {
    Element(.repeated(TextRun(String(character), role, attributes)))
  }

  /// A picture, at its own size. Its label is the caller's to give:
  /// `.meaning(.image, label: …)`.
  package static func picture(_ mosaic: Mosaic) -> Element {
    Element(.picture(mosaic)).meaning(.image)
  }

  /// What stood at a place of the canvas that is painted over, as it was; blank on any other.
  ///
  /// - Parameter place: Cuts no wide character.
  package static func moved(from place: Rect) -> Element { Element(.moved(place)) }

  /// A row of cells as it was drawn elsewhere: nothing of it is laid out or put in another order.
  ///
  /// - Parameter cells: From the left, whichever way the screen reads; both
  ///   halves of wide characters.
  package static func cells(_ cells: [Cell]) -> Element { Element(.cells(cells)) }

  /// A line along a row, `line` or ASCII as the painting has it.
  package static var rule: Element { Element(.rule).meaning(.separator) }

  /// Elements from top to bottom; nil ones are left out.
  ///
  /// - Parameter alignment: Nil gives each the full width; otherwise each is
  ///   as narrow as its content.
  package static func vertical(
    spacing: Int = 0, alignment: Alignment? = nil, _ elements: [Element?]
  ) -> Element {
    Element(.vertical(kept(elements), spacing: spacing, alignment: alignment))
  }

  /// Elements from the leading to the trailing side, all as high as the
  /// highest; nil ones are left out.
  package static func horizontal(spacing: Int = 0, _ elements: [Element?]) -> Element {
    Element(.horizontal(kept(elements), spacing: spacing))
  }

  /// A line editor with its cursor, scrolled so that the cursor is seen.
  ///
  /// Its value is what is read aloud of it; it is as wide as `columns`, whatever stands in it.
  ///
  /// - Parameters:
  ///   - columns: The width of the visible part.
  ///   - cut: What stands where the line goes on beyond it; empty for nothing.
  package static func field(
    _ field: TextField, columns: Int, cut: String = "", _ role: Role? = nil,
    _ attributes: Attributes = []
  ) -> Element {
    let view = field.view(columns: columns, cut: cut)
    var text = StyledText([TextRun(view.text, role, attributes)], maximumRows: 1)
    text.cursor = view.cursor
    return Element(.text(text)).meaning(.field, value: field.text).sized(columns: columns)
  }

  // Unlike `compactMap` it takes the room once.
  private static func kept(_ elements: [Element?]) -> [Element] {
    var kept: [Element] = []
    kept.reserveCapacity(elements.count)
    for case let element? in elements { kept.append(element) }
    return kept
  }
}
