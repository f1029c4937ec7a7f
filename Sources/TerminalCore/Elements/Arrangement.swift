/// An element that knows its size and where its children are.
struct Arrangement: Sendable {
  let element: Element
  var size: Size
  /// With their places in painting order.
  var children: [Child] = []
  /// The lines of a text.
  var lines: [SetLine] = []

  /// An element within, and how far it is from the leading upper corner of the content.
  struct Child: Sendable {
    let offset: Point
    var arrangement: Arrangement
  }

  /// How far content is from the leading upper corner.
  static func inset(of element: Element) -> Point {
    let border = element.border == nil ? 0 : 1
    return Point(
      column: element.placement.padding.leading + border,
      row: element.placement.padding.top + border)
  }
}

/// Gives elements their sizes: widths from the outside in, heights from the inside out.
struct Arranger {
  typealias Child = Arrangement.Child

  let glyphs: Glyphs

  /// Arranges an element in a width.
  ///
  /// - Parameter rows: An exact height, or nil for what the content takes.
  func arrange(_ element: Element, columns: Int, rows: Int?) -> Arrangement {
    let rows = rows ?? element.placement.rows
    let frame = frame(of: element)
    let inner = (max(0, columns - frame.columns), rows.map { max(0, $0 - frame.rows) })
    var result = Arrangement(element: element, size: Size(columns: columns, rows: 0))
    let contentRows = arrangeContent(of: element, inner.0, inner.1, into: &result)
    result.size.rows = rows ?? contentRows + frame.rows
    return result
  }

  /// The width that an element takes when there is enough.
  func idealColumns(_ element: Element) -> Int {
    if let columns = element.placement.columns { return columns }
    let content: Int
    switch element.content {
    case .empty: content = 0
    case .text(let text): content = text.columns
    case .repeated, .rule: content = 1
    case .picture(let mosaic): content = mosaic.size.columns
    case .vertical(let elements, _, _): content = elements.map(idealColumns).max() ?? 0
    case .horizontal(let elements, let spacing):
      content = elements.map(idealColumns).reduce(0, +) + spacing * max(0, elements.count - 1)
    case .window(let element, _): content = idealColumns(element)
    case .arranged(let arrangement): content = idealColumns(arrangement.element)
    case .layered(let base, let top, _): content = max(idealColumns(base), idealColumns(top))
    }
    let title = element.border.map { $0.title.isEmpty ? 0 : $0.title.columns + 4 } ?? 0
    return max(content + frame(of: element).columns, title, element.placement.minimum)
  }

  /// Columns and rows of padding and border.
  private func frame(of element: Element) -> Size {
    let border = element.border == nil ? 0 : 2
    return Size(
      columns: element.placement.padding.columns + border,
      rows: element.placement.padding.rows + border)
  }

  /// Arranges what is within; returns the height it takes.
  private func arrangeContent(
    of element: Element, _ columns: Int, _ rows: Int?, into result: inout Arrangement
  ) -> Int {
    switch element.content {
    case .empty: return 0
    case .repeated, .rule: return 1
    case .picture(let mosaic): return mosaic.size.rows
    case .text(let text):
      result.lines = text.lines(columns: columns, rows: rows, ellipsis: glyphs.ellipsis)
      return max(1, result.lines.count)
    case .vertical(let elements, let spacing, let alignment):
      result.children = vertical(elements, spacing, alignment, columns, rows)
    case .horizontal(let elements, let spacing):
      result.children = horizontal(elements, spacing, columns, rows)
    case .window(let element, let firstRow):
      let whole = arrange(element, columns: columns, rows: nil)
      result.children = [Child(offset: Point(column: 0, row: -firstRow), arrangement: whole)]
      return max(0, whole.size.rows - firstRow)
    case .arranged(let arrangement):
      let isAsAsked = arrangement.size.columns == columns && rows == nil
      let inner =
        isAsAsked ? arrangement : arrange(arrangement.element, columns: columns, rows: rows)
      result.children = [Child(offset: Point(column: 0, row: 0), arrangement: inner)]
    case .layered(let base, let top, let layering):
      result.children = layered(base, top, layering, columns, rows)
      return result.children.first?.arrangement.size.rows ?? 0
    }
    return result.children.map { $0.offset.row + $0.arrangement.size.rows }.max() ?? 0
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
    return [
      Child(offset: Point(column: 0, row: 0), arrangement: beneath),
      Child(offset: Point(column: column, row: row), arrangement: above),
    ]
  }
}

extension StyledText {
  /// The lines at a width, and in a height where that is given.
  func lines(columns: Int, rows: Int?, ellipsis: String) -> [SetLine] {
    guard let rows, rows < maximumRows ?? .max else {
      return lines(columns: columns, ellipsis: ellipsis)
    }
    var text = self
    text.maximumRows = rows
    return text.lines(columns: columns, ellipsis: ellipsis)
  }
}
