import Delivery

extension PhoneView {
  /// The index of the selected row of Settings.
  func settingsIndex(_ scene: Scene) -> Int {
    settings.row.flatMap(settingsRows(scene).firstIndex) ?? 0
  }

  /// Moves through the rows of Settings.
  mutating func moveInSettings(by count: Int, _ scene: Scene) {
    let rows = settingsRows(scene)
    guard !rows.isEmpty else { return }
    settings.row = rows[min(max(0, settingsIndex(scene) + count), rows.count - 1)]
  }

  /// The rows that are shown.
  func settingsRows(_ scene: Scene) -> [SettingsRow] {
    scene.state.settingsRows(on: settings.branch(in: scene), people: settings.people)
  }
}
