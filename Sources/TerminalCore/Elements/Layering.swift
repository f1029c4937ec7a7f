/// How one element lies on top of another.
package struct Layering: Hashable, Sendable {
  /// Where the one on top stands.
  var position: Position
  /// Keeps what is beneath from being hit.
  var isModal: Bool
  /// Dims what is beneath.
  var isDimming: Bool

  /// Places in height; sideways, the one on top stands in the middle unless a point says where.
  package enum Position: Hashable, Sendable {
    case top, center, bottom
    /// Its leading upper corner, as far as it then still lies on the one beneath.
    case at(Point)
  }
}
