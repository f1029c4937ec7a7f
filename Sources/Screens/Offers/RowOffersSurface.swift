import TerminalCore

/// The buttons under the selected row, while one of them has the focus.
struct RowOffersSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    guard let offer = model.focusedOffer(scene) else { return nil }
    if control == .back {
      return Binding { model, _ in
        model.phone.offered.rowIndex = nil
        return []
      }
    }
    guard control == .tap else { return nil }
    return Binding(offer.title) { model, scene in model.choose(offer, scene) }
  }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    let offers = model.rowOffers(scene)
    guard case .key(let key) = input, let index = model.phone.offered.rowIndex,
      offers.indices.contains(index)
    else { return .ignored }
    if key.pressesButton { return .consumed(model.choose(offers[index], scene)) }
    let next = key.button(from: index, of: offers.count, scene)
    guard next != nil || key == Key(.escape) else { return .ignored }
    model.phone.offered.rowIndex = next
    return .consumed()
  }
}
