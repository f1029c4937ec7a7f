/// How one element lies on top of another.
package struct Layering: Hashable, Sendable {
  /// Where the one on top stands in height.
  var position: Position
  /// Dims what is beneath, and keeps it from being hit.
  var isModal: Bool

  /// Places in height; sideways, the one on top stands in the middle.
  package enum Position: Hashable, Sendable { case top, center, bottom }
}
