/// Work that the interface waits for and that takes long: it is served in slices between frames,
/// shows how far it is, and is given up where it is no longer ordered.
package enum Order: Equatable, Sendable {
  /// Pictures that are to be seen; answered by `ModelEvent.pictured`.
  case pictures([PictureFile])
  /// Cells of the open matrix; answered by `ModelEvent.matrixCells` and `ModelEvent.matrixPicture`.
  case cells(MatrixOrder)
  /// The other phone of the open comparison; answered by `Model.take(_:)`.
  case comparison(ComparisonOrder)
  /// A Focus, or the summary, that the open report is counted with;
  /// answered by `Model.take(_:for:)`.
  case silencing(SilencingOrder)
}

extension Model {
  /// What the interface waits for, what is served first before the rest; to be
  /// asked anew before each slice.
  package func orders(in scene: Scene) -> [Order] {
    let pictures = pictureOrder(in: scene)
    return [
      pictures.isEmpty ? nil : .pictures(pictures), matrixOrder.map(Order.cells),
      comparisonOrder.map(Order.comparison), silencingOrder.map(Order.silencing),
    ].compactMap(\.self)
  }
}
