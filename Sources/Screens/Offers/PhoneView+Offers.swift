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

extension ScenePart {
  /// The index of the button of a layer that is drawn with the focus; nil where that is elsewhere, or
  /// the phone stands alone.
  func focusedIndex(of layer: PhoneLayer) -> Int? {
    model.focus == .phone && !model.isBare ? model.phone.focusedIndex(of: layer, state) : nil
  }
}
