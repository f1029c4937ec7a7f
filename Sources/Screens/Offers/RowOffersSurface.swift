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
    func moved(_ count: Int) -> Int { min(max(0, index + count), offers.count - 1) }
    switch (key.code, key.modifiers) {
    case (.left, []): model.phone.offered.rowIndex = moved(-scene.rightwards)
    case (.right, []): model.phone.offered.rowIndex = moved(scene.rightwards)
    case (.tab, []): model.phone.offered.rowIndex = (index + 1) % offers.count
    case (.tab, .shift):
      model.phone.offered.rowIndex = (index + offers.count - 1) % offers.count
    case (.character(" "), []): return .consumed(model.choose(offers[index], scene))
    case (.escape, []): model.phone.offered.rowIndex = nil
    default: return .ignored
    }
    return .consumed()
  }
}
