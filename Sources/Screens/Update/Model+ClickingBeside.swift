import TerminalCore

extension Model {
  /// A click beside what lies on top closes it as Esc does, where nothing that was typed or asked is lost.
  mutating func clickBeside(at point: Point, _ scene: Scene) -> [Effect] {
    guard let sheet = sheets.last else { return clickBesidePhoneSheet(at: point, scene) }
    guard sheet.losesNothing else {
      say(Words.closedByEscape)
      return []
    }
    return giveSheet(.key(Key(.escape)), scene) ?? []
  }

  // A question of the system has to be answered.
  private mutating func clickBesidePhoneSheet(at point: Point, _ scene: Scene) -> [Effect] {
    let phone = Rect(column: 0, row: 1, columns: layout.phoneColumns, rows: layout.paneRows)
    guard layout.hasPhone, phone.contains(point), let layer = phoneLayer(in: scene) else {
      return []
    }
    let choices = scene.state.choices(of: layer)
    guard choices.last?.isWayOut == true else {
      say(Words.mustAnswer(choices.map(\.title)), isError: true)
      return []
    }
    focus = .phone
    return leave(layer, scene)
  }
}
