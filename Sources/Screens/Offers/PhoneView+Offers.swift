import Delivery

extension PhoneView {
  /// The index of the button of a layer that has the focus.
  func focusedIndex(of layer: PhoneLayer, _ state: State) -> Int {
    offered.layer == layer ? offered.index : state.firstFocus(of: layer)
  }

  /// Gives a button of a layer the focus.
  mutating func focus(on index: Int, of layer: PhoneLayer) {
    offered.layer = layer
    offered.index = index
  }
}
