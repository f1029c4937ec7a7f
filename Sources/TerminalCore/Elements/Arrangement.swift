/// A piece that knows its size and where its children are.
struct Arrangement {
  let piece: Piece
  var size: Size
  /// With their places in painting order.
  var children: [Child] = []
  /// The lines of a text.
  var lines: [SetLine] = []

  /// A piece within, and how far it is from the leading upper corner of the content.
  struct Child {
    let offset: Point
    var arrangement: Arrangement
  }

  /// How far content is from the leading upper corner.
  static func inset(of piece: Piece) -> Point {
    let border = piece.border == nil ? 0 : 1
    return Point(
      column: piece.placement.padding.leading + border,
      row: piece.placement.padding.top + border)
  }
}

/// Gives pieces their sizes: widths from the outside in, heights from the inside out.
struct Arranger {
  typealias Child = Arrangement.Child

  let glyphs: Glyphs

  /// Arranges a piece in a width.
  ///
  /// - Parameter rows: An exact height, or nil for what the content takes.
  func arrange(_ piece: Piece, columns: Int, rows: Int?) -> Arrangement {
    let rows = rows ?? piece.placement.rows
    let frame = frame(of: piece)
    let inner = (max(0, columns - frame.columns), rows.map { max(0, $0 - frame.rows) })
    var result = Arrangement(piece: piece, size: Size(columns: columns, rows: 0))
    let contentRows = arrangeContent(of: piece, inner.0, inner.1, into: &result)
    result.size.rows = rows ?? contentRows + frame.rows
    return result
  }

  /// The width that a piece takes when there is enough.
  func idealColumns(_ piece: Piece) -> Int {
    if let columns = piece.placement.columns { return columns }
    let content: Int
    switch piece.content {
    case .empty: content = 0
    case .text(let text): content = text.columns
    case .repeated, .rule: content = 1
    case .picture(let mosaic): content = mosaic.size.columns
    case .vertical(let pieces, _, _): content = pieces.map(idealColumns).max() ?? 0
    case .horizontal(let pieces, let spacing):
      content = pieces.map(idealColumns).reduce(0, +) + spacing * max(0, pieces.count - 1)
    case .window(let piece, _): content = idealColumns(piece)
    case .layered(let base, let top, _): content = max(idealColumns(base), idealColumns(top))
    }
    let title = piece.border.map { $0.title.isEmpty ? 0 : $0.title.columns + 4 } ?? 0
    return max(content + frame(of: piece).columns, title, piece.placement.minimum)
  }

  /// Columns and rows of padding and border.
  private func frame(of piece: Piece) -> Size {
    let border = piece.border == nil ? 0 : 2
    return Size(
      columns: piece.placement.padding.columns + border,
      rows: piece.placement.padding.rows + border)
  }

  /// Arranges what is within; returns the height it takes.
  private func arrangeContent(
    of piece: Piece, _ columns: Int, _ rows: Int?, into result: inout Arrangement
  ) -> Int {
    switch piece.content {
    case .empty: return 0
    case .repeated, .rule: return 1
    case .picture(let mosaic): return mosaic.size.rows
    case .text(let text):
      result.lines = text.lines(columns: columns, rows: rows, ellipsis: glyphs.ellipsis)
      return max(1, result.lines.count)
    case .vertical(let pieces, let spacing, let alignment):
      result.children = vertical(pieces, spacing, alignment, columns, rows)
    case .horizontal(let pieces, let spacing):
      result.children = horizontal(pieces, spacing, columns, rows)
    case .window(let piece, let firstRow):
      let whole = arrange(piece, columns: columns, rows: nil)
      result.children = [Child(offset: Point(column: 0, row: -firstRow), arrangement: whole)]
      return max(0, whole.size.rows - firstRow)
    case .layered(let base, let top, let layering):
      result.children = layered(base, top, layering, columns, rows)
      return result.children.first?.arrangement.size.rows ?? 0
    }
    return result.children.map { $0.offset.row + $0.arrangement.size.rows }.max() ?? 0
  }

  private func layered(
    _ base: Piece, _ top: Piece, _ layering: Layering, _ columns: Int, _ rows: Int?
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
