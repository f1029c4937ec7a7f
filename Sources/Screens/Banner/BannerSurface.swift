/// A banner on the phone.
struct BannerSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    switch control {
    case .back:
      return Binding(ControlWords.bannerDismiss.title) { _, _ in [.perform(.banner(.dismiss))] }
    // With a list on the screen the key opens the view of its selected row.
    case .view where !model.showsList(in: scene):
      return Binding { model, _ in
        model.turnToPhone()
        return [.perform(.banner(.pull))]
      }
    case .act where !model.showsList(in: scene): return .disabled(Words.noView)
    // The screen's beneath it.
    default: return nil
    }
  }
}
