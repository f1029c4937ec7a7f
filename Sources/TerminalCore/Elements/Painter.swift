/// Puts arranged elements on a canvas, and notes where each can be hit.
struct Painter {
  /// What everything inherits unless it says otherwise.
  struct Surroundings {
    /// Nothing is painted outside.
    var clip: Rect
    /// What text without a style of its own looks like.
    var style = Style()
    /// Where the leading edge is.
    var direction: Direction
  }

  /// The characters that lines, boxes and marks are drawn with.
  let glyphs: Glyphs
  /// L34: what puts words in visual order; nil leaves that to the terminal.
  let reordering: Reordering?
  /// What is painted over; nil for a blank canvas.
  let ground: Canvas?
  /// What was painted so far.
  var canvas: Canvas
  /// Where things can be hit, in the order of painting: of two at a point the later one is.
  var targets: [(identity: Identity, rect: Rect)] = []
  /// Where the cursor blinks; nil while no field was painted that has it.
  var cursor: Point?
  /// Whether something was put in visual order.
  var isReordered = false

  /// Paints an element and all within.
  ///
  /// - Parameter rect: Its place on the canvas, left and right being physical.
  mutating func paint(_ part: Arrangement, at rect: Rect, in outer: Surroundings) {
    var inner = outer
    inner.clip = rect.intersection(outer.clip)
    if inner.clip.isEmpty { return }
    inner.direction = part.element.direction ?? outer.direction
    if let fill = part.element.fill {
      inner.style = fill.style(on: outer.style)
      canvas.fill(inner.clip, " ", inner.style)
    }
    if let identity = part.element.identity { targets.append((identity, inner.clip)) }
    if let border = part.element.border { paint(border, around: rect, in: inner) }
    paintContent(of: part, at: rect, in: inner)
  }

  private mutating func paintContent(
    of part: Arrangement, at rect: Rect, in inner: Surroundings
  ) {
    switch part.element.content {
    case .empty: break
    case .text(let text):
      paint(text, part.inside.lines, in: content(of: part, at: rect, inner), inner)
    case .repeated(let run): paint(run, content(of: part, at: rect, inner), inner)
    case .picture(let mosaic): paint(mosaic, content(of: part, at: rect, inner), inner)
    case .moved(let place):
      guard let ground else { return }
      canvas.put(ground, place, at: content(of: part, at: rect, inner).origin, in: inner.clip)
    case .cells(let cells):
      // The second half of a wide character comes with the first.
      let line = cells.filter { $0.columns > 0 }
      canvas.put(line, at: content(of: part, at: rect, inner).origin, in: inner.clip)
    case .rule:
      let run = TextRun(String(glyphs.horizontal), .line)
      paint(run, content(of: part, at: rect, inner), inner)
    case .vertical, .horizontal, .window, .arranged:
      var clipped = inner
      clipped.clip = content(of: part, at: rect, inner).intersection(inner.clip)
      for child in part.inside.children { paint(child, of: part, at: rect, in: clipped) }
    case .layered(_, _, let layering):
      for (index, child) in part.inside.children.enumerated() {
        if index == 1 { recede(inner.clip, for: layering) }
        paint(child, of: part, at: rect, in: inner, isOpaque: index == 1)
      }
    }
  }

  /// What lies beneath a modal layer cannot be hit, and mostly is dim.
  private mutating func recede(_ area: Rect, for layering: Layering) {
    if layering.isDimming { dim(area) }
    if !layering.isModal { return }
    targets.removeAll { !$0.rect.intersection(area).isEmpty }
    cursor = nil
  }

  private mutating func dim(_ area: Rect) {
    // What is drawn in the color of a patch or a line is no word: it would stand out.
    let wordless: [Role] = [.background, .surface, .surfaceSelected, .line, .edge]
    canvas.restyle(area) { style, patch in
      if let patch {
        // A letter on it is to be read as other words are.
        style.foreground = patch == .letter ? .dim : .edge
      } else if !wordless.contains(style.foreground) {
        style.foreground = .dim
      }
      style.attributes.subtract(patch == nil ? [.bold, .reverse] : .bold)
    }
  }

  private mutating func paint(
    _ child: Arrangement.Child, of part: Arrangement, at rect: Rect, in inner: Surroundings,
    isOpaque: Bool = false
  ) {
    let inset = Arrangement.inset(of: part.element)
    var place = child.place
    place.origin.column += rect.origin.column + inset.column
    place.origin.row += rect.origin.row + inset.row
    place = mirrored(place, within: rect, inner.direction)
    if isOpaque {
      canvas.cutFields(around: place.intersection(inner.clip))
      canvas.fill(place.intersection(inner.clip), " ", inner.style)
    }
    paint(child.arrangement, at: place, in: inner)
  }

  /// The place of an element's content, without padding and border.
  private func content(of part: Arrangement, at rect: Rect, _ inner: Surroundings) -> Rect {
    let inset = Arrangement.inset(of: part.element)
    let padding = part.element.placement.padding
    let border = part.element.border == nil ? 0 : 1
    let place = Rect(
      column: rect.origin.column + inset.column, row: rect.origin.row + inset.row,
      columns: max(0, rect.size.columns - inset.column - padding.trailing - border),
      rows: max(0, rect.size.rows - inset.row - border))
    return mirrored(place, within: rect, inner.direction)
  }

  /// Where a place is, counted from the leading side, once leading is to the right.
  func mirrored(_ place: Rect, within rect: Rect, _ direction: Direction) -> Rect {
    guard direction == .rightToLeft else { return place }
    var place = place
    let fromLeading = place.origin.column - rect.origin.column
    place.origin.column =
      rect.origin.column + rect.size.columns - fromLeading - place.size.columns
    return place
  }
}
