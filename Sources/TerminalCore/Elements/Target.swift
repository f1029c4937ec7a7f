/// A place on the canvas that belongs to something.
package struct Target<ID: Sendable>: Sendable {
  package let id: ID
  /// Its visible part.
  package let rect: Rect
}

extension Target: Equatable where ID: Equatable {}

/// Those of a painting, in painting order.
extension Array {
  /// What is hit at a point: the topmost thing there that has an identity.
  ///
  /// In linear time, from the last painted on.
  package func target<ID>(at point: Point) -> ID? where Element == Target<ID> {
    last { $0.rect.contains(point) }?.id
  }

  /// The visible part of a thing's place; nil when it is not on the canvas.
  package func rect<ID: Equatable>(of id: ID) -> Rect? where Element == Target<ID> {
    last { $0.id == id }?.rect
  }
}
