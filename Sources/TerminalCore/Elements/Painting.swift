/// What an element looks like at a size, and what can be hit where: one and the same thing.
package struct Painting<ID: Sendable>: Sendable {
  /// The cells.
  package let canvas: Canvas
  /// What can be hit, in painting order: later ones lie on top.
  package let targets: [Target<ID>]
  /// Where the cursor blinks; nil without a field.
  package let cursor: Point?
  /// Whether a line was put into the order in which it is seen.
  package let isReordered: Bool
}

extension Painting: Equatable where ID: Equatable {}

extension Element {
  /// Lays the element out over a size and paints it.
  ///
  /// - Parameters:
  ///   - identities: Of which type the identities are; what has one of another type is not hit.
  ///   - reordering: Nil leaves lines in logical order, with marks around each.
  package func painted<ID>(
    as identities: ID.Type, size: Size, glyphs: Glyphs = .unicode,
    direction: Direction = .leftToRight,
    reordering: Reordering? = nil
  ) -> Painting<ID> {
    let canvas = Canvas(size: size)
    var painter = Painter(glyphs: glyphs, reordering: reordering, ground: nil, canvas: canvas)
    return painted(by: &painter, at: canvas.bounds, direction)
  }

  /// Lays the element out over a part of a canvas and paints it there; the rest stays as it is.
  package func painted<ID>(
    as identities: ID.Type, over ground: Canvas, at place: Rect, glyphs: Glyphs = .unicode,
    reordering: Reordering? = nil
  ) -> Painting<ID> {
    var painter = Painter(
      glyphs: glyphs, reordering: reordering, ground: ground, canvas: ground.copied)
    painter.canvas.fill(place, " ", Style())
    return painted(by: &painter, at: place, .leftToRight)
  }

  private func painted<ID>(
    by painter: inout Painter, at place: Rect, _ direction: Direction
  ) -> Painting<ID> {
    let arranger = Arranger(glyphs: painter.glyphs)
    let arrangement = arranger.arrange(self, columns: place.size.columns, rows: place.size.rows)
    painter.paint(arrangement, at: place, in: .init(clip: place, direction: direction))
    if painter.reordering?.marksTakeColumns == true { painter.canvas.standBlanksForMarks() }
    var targets: [Target<ID>] = []
    for (identity, rect) in painter.targets {
      if let id = identity.value as? ID { targets.append(Target(id: id, rect: rect)) }
    }
    return Painting(
      canvas: painter.canvas, targets: targets, cursor: painter.cursor,
      isReordered: painter.isReordered)
  }

  /// The rows that the element takes at a width; what has a width of its own is no wider than that.
  ///
  /// Lays all of it out: `arranged` keeps that where it is painted as well.
  package func rows(columns: Int, glyphs: Glyphs = .unicode) -> Int {
    let width = min(columns, placement.columns ?? columns)
    return Arranger(glyphs: glyphs).arrange(self, columns: width, rows: nil).size.rows
  }

  /// Whether words take no more rows at a width than these, as far as that is told without laying
  /// them out: any two lines that follow each other are together longer than one can be.
  package func surelyFits(columns: Int, rows: Int) -> Bool {
    guard case .text(let text) = content, !text.hasLineBreaks, columns > 16 else { return false }
    return text.columns <= columns * ((rows + 1) / 2)
  }

  /// The element laid out at a width, to be measured and painted without doing it again.
  ///
  /// - Parameter rows: An exact height, or nil for what it takes.
  package func arranged(
    columns: Int, rows: Int? = nil, glyphs: Glyphs
  ) -> (element: Element, rows: Int) {
    let arrangement = Arranger(glyphs: glyphs).arrange(self, columns: columns, rows: rows)
    return (Element(.arranged(arrangement)), arrangement.size.rows)
  }

  /// The columns that the element takes when there is enough.
  package func idealColumns(_ glyphs: Glyphs) -> Int {
    Arranger(glyphs: glyphs).idealColumns(self)
  }
}
