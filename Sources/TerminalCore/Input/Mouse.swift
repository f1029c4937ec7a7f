/// Something that the mouse did, at a cell.
package struct Mouse: Hashable, Sendable {
  /// What it did.
  package var act: Act
  /// The cell, from 0.
  package var point: Point

  package init(_ act: Act, at point: Point) {
    (self.act, self.point) = (act, point)
  }

  /// What a mouse can do.
  package enum Act: Hashable, Sendable {
    case press(Button)
    case release(Button)
    /// Moved while a button is held.
    case drag(Button)
    case wheelUp, wheelDown
  }

  /// Which button.
  package enum Button: Hashable, Sendable {
    case left, middle, right
  }
}
