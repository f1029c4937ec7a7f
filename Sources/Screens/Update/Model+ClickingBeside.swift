import TerminalCore

extension Model {
  /// A click beside what lies on top closes it as Esc does, where nothing that was typed or asked is lost.
  mutating func clickBeside(at point: Point, _ scene: Scene) -> [Effect] {
    guard let layer = layers.last else { return clickBesidePhoneSheet(at: point, scene) }
    guard layer.losesNothing else {
      say(Words.closedByEscape)
      return []
    }
    return press(Key(.escape), in: layer, scene)
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

extension Layer {
  /// Whether closing it takes nothing back that was typed, and answers no question.
  fileprivate var losesNothing: Bool {
    switch self {
    case .help(let list): list.field.isEmpty
    case .locales(let list): list.field.isEmpty
    case .workbench(let workbench): workbench.field.isEmpty
    case .commands(let palette): palette.field.isEmpty
    case .sending, .themes, .complaints: true
    case .pasted, .program, .recording, .exporting: false
    }
  }
}
