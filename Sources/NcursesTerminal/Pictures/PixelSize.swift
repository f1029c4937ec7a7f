import TerminalCore

/// An extent in pixels.
package struct PixelSize: Hashable, Sendable {
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int

  /// A cell's, where it can be one's: a terminal may report anything.
  var asCell: PixelSize? {
    (2...64).contains(width) && (4...128).contains(height) ? self : nil
  }

  /// What is taken for a cell's where the terminal says nothing.
  static let usualCell = PixelSize(width: 10, height: 20)
}

/// A part of a picture, in pixels.
struct PixelRect: Hashable {
  /// From its left edge.
  var x: Int
  /// From its upper edge.
  var y: Int
  /// How far it reaches from there.
  var size: PixelSize
}

extension PixelRect {
  /// The pixels of some cells of a picture, which are counted from its upper left one.
  init(_ cells: Rect, of cell: PixelSize) {
    (x, y) = (cells.origin.column * cell.width, cells.origin.row * cell.height)
    size = PixelSize(
      width: cells.size.columns * cell.width, height: cells.size.rows * cell.height)
  }
}
