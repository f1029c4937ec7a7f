/// An app in front.
struct AppSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    control == .back && model.appearance.showing == .asIs ? .toHome : nil
  }
}

extension Binding {
  /// Leaves what is in front for the home screen.
  static var toHome: Binding { Binding(Words.home) { _, _ in [.perform(.device(.home))] } }
}
