/// Which button has the focus: of what lies over the phone's screen, or of
/// those under the selected row.
struct OfferFocus: Hashable, Sendable {
  /// What the index is about; the buttons of anything else begin with the first.
  var layer: PhoneLayer?
  /// The index of a button of that layer.
  var index = 0
  /// What that layer came from, so that the way back leads to the same button.
  var origin: Origin?
  /// The index of a button under the selected row; nil while the row itself has the focus.
  var rowIndex: Int?
  /// The button under the selected row that led to the layer; nil where none did.
  var below: RowButton?

  /// A button under a row, by its index, and the number of the row's notification.
  struct RowButton: Hashable, Sendable {
    let index: Int
    /// The delivery number of the row's notification.
    let number: Int
  }

  /// A layer, and its button that had the focus.
  struct Origin: Hashable, Sendable {
    /// The layer that another one lies over.
    let layer: PhoneLayer
    let index: Int
  }

  /// Turns to another layer: back to the button that led away from it, else to the one
  /// that has the focus first.
  mutating func turn(to next: PhoneLayer?, first: Int) {
    let isWayBack = origin?.layer == next
    let came = layer.map { Origin(layer: $0, index: index) }
    index = isWayBack ? origin?.index ?? 0 : first
    origin = isWayBack || next == nil ? nil : came
    layer = next
  }
}
