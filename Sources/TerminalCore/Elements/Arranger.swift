/// Gives elements their sizes: widths from the outside in, heights from the inside out.
struct Arranger {
  /// An element with its place in the one around it.
  typealias Child = Arrangement.Child

  /// The characters to draw with, which decide how wide some texts are.
  let glyphs: Glyphs
  /// Whether what is arranged is the interface's own.
  var isOurs = false

  /// Arranges an element in a width.
  ///
  /// - Parameter rows: An exact height, or nil for what the content takes.
  func arrange(_ element: Element, columns: Int, rows: Int?) -> Arrangement {
    let rows = rows ?? element.placement.rows
    let frame = frame(of: element)
    var inner = self
    inner.isOurs = element.isOurs ?? isOurs
    let inside = inner.inside(
      of: element, max(0, columns - frame.columns), rows.map { max(0, $0 - frame.rows) })
    return Arrangement(
      element, Size(columns: columns, rows: rows ?? inside.rows + frame.rows), inside)
  }

  /// The width that an element takes when there is enough.
  func idealColumns(_ element: Element) -> Int {
    if let columns = element.placement.columns { return columns }
    let content: Int
    switch element.content {
    case .empty: content = 0
    case .text(let text): content = text.drawn(with: glyphs).columns
    case .repeated, .rule: content = 1
    case .picture(let mosaic): content = mosaic.size.columns
    case .moved(let place): content = place.size.columns
    case .cells(let cells): content = cells.count
    case .vertical(let elements, _, _):
      content = elements.reduce(0) { max($0, idealColumns($1)) }
    case .horizontal(let elements, let spacing):
      let gaps = spacing * max(0, elements.count - 1)
      content = elements.reduce(gaps) { $0 + idealColumns($1) }
    case .window(let element, _): content = idealColumns(element)
    case .arranged(let arrangement): content = idealColumns(arrangement.element)
    case .layered(let base, let top, _): content = max(idealColumns(base), idealColumns(top))
    }
    let title = element.border?.columns(glyphs) ?? 0
    return max(content + frame(of: element).columns, title, element.placement.minimum)
  }

  /// Columns and rows of padding and border.
  private func frame(of element: Element) -> Size {
    let border = element.border == nil ? 0 : 2
    return Size(
      columns: element.placement.padding.columns + border,
      rows: element.placement.padding.top + border)
  }

  private func inside(of element: Element, _ columns: Int, _ rows: Int?) -> Arrangement.Inside {
    switch element.content {
    case .empty: .init()
    case .repeated, .rule, .cells: .init(rows: 1)
    case .picture(let mosaic): .init(rows: mosaic.size.rows)
    case .moved(let place): .init(rows: place.size.rows)
    case .text(let text): inside(of: text, columns, rows)
    case .vertical(let elements, let spacing, let alignment):
      inside(vertical(elements, spacing, alignment, columns, rows))
    case .horizontal(let elements, let spacing):
      inside(horizontal(elements, spacing, columns, rows))
    case .window(let element, let firstRow):
      inside([Child(arrange(element, columns: columns, rows: nil), row: -firstRow)])
    case .arranged(let arrangement):
      inside([Child(self.arrangement(arrangement, columns: columns, rows: rows))])
    case .layered(let base, let top, let layering):
      inside(layered(base, top, layering, columns, rows))
    }
  }

  private func arrangement(_ ready: Arrangement, columns: Int, rows: Int?) -> Arrangement {
    if ready.size == Size(columns: columns, rows: rows ?? ready.size.rows) { return ready }
    return arrange(ready.element, columns: columns, rows: rows)
  }

  private func inside(_ children: [Child]) -> Arrangement.Inside {
    .init(
      children: children,
      rows: children.reduce(0) { max($0, $1.place.origin.row + $1.place.size.rows) })
  }

  private func inside(of text: StyledText, _ columns: Int, _ rows: Int?) -> Arrangement.Inside {
    var drawn = text.drawn(with: glyphs)
    if let rows { drawn.maximumRows = min(rows, drawn.maximumRows ?? rows) }
    if drawn.isOneLine(columns: columns) { return .init(rows: 1) }
    let lines = drawn.lines(columns: columns, ellipsis: isOurs ? glyphs.cut : glyphs.ellipsis)
    return .init(lines: lines, rows: max(1, lines.count))
  }

  private func layered(
    _ base: Element, _ top: Element, _ layering: Layering, _ columns: Int, _ rows: Int?
  ) -> [Child] {
    let beneath = arrange(base, columns: columns, rows: rows)
    let width = top.placement.grows ? columns : min(columns, idealColumns(top))
    var above = arrange(top, columns: width, rows: nil)
    let room = beneath.size.rows
    if above.size.rows > room { above = arrange(top, columns: width, rows: room) }
    let free = room - above.size.rows
    let row =
      switch layering.position {
      case .top: 0
      case .center: free / 2
      case .bottom: free
      case .at(let point): max(0, min(point.row, free))
      }
    let column =
      switch layering.position {
      case .top, .center, .bottom: Alignment.center.offset(width, in: columns)
      case .at(let point): max(0, min(point.column, columns - width))
      }
    return [Child(beneath), Child(above, column: column, row: row)]
  }
}
