import Delivery

extension PhoneView {
  /// The rows of Settings that are shown.
  func settingsRows(_ scene: Scene) -> [SettingsRow] {
    scene.state.settingsRows(on: settings.branch(in: scene), people: settings.people)
  }
}
