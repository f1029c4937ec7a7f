import Delivery

extension PhoneView {
  /// The index of the selected row of Settings.
  func settingsIndex(_ scene: Scene) -> Int {
    settings.row.flatMap(scene.state.settingsRows.firstIndex) ?? 0
  }

  /// Moves through the rows of Settings.
  mutating func moveInSettings(by count: Int, _ scene: Scene) {
    let rows = scene.state.settingsRows
    guard !rows.isEmpty else { return }
    settings.row = rows[min(max(0, settingsIndex(scene) + count), rows.count - 1)]
  }
}
