/// An element that knows its size and where its children are.
///
/// A class, since it is passed from stack to stack as a whole and never changes.
final class Arrangement: Sendable {
  let element: Element
  /// The columns and rows that it got.
  let size: Size
  /// What is within.
  let inside: Inside

  init(_ element: Element, _ size: Size, _ inside: Inside = Inside()) {
    (self.element, self.size, self.inside) = (element, size, inside)
  }

  /// What is within padding and border.
  struct Inside: Sendable {
    /// In painting order.
    var children: [Child] = []
    /// The lines of a text; nil where it stands on one line as it is.
    var lines: [SetLine]?
    /// The height that it takes.
    var rows = 0
  }

  /// An element within, and its place counted from the leading upper corner of the content.
  struct Child: Sendable {
    /// Higher than the arrangement where a stack makes its elements as high as the highest.
    var place: Rect
    /// The element with its size and what is within it.
    let arrangement: Arrangement

    init(_ arrangement: Arrangement, column: Int = 0, row: Int = 0) {
      self.arrangement = arrangement
      place = Rect(
        column: column, row: row, columns: arrangement.size.columns, rows: arrangement.size.rows)
    }
  }

  /// How far content is from the leading upper corner.
  static func inset(of element: Element) -> Point {
    let border = element.border == nil ? 0 : 1
    return Point(
      column: element.placement.padding.leading + border,
      row: element.placement.padding.top + border)
  }
}
