import TerminalCore

extension Model {
  /// A click beside what lies on top closes it as Esc does, where nothing that was typed or asked is lost.
  mutating func clickBeside(_ point: Point, _ scene: Scene) -> [Effect] {
    guard let sheet = sheets.last else {
      return give(.clickBeside(point), to: phoneSurfaces(in: scene), scene) ?? []
    }
    guard sheet.losesNothing else {
      say(Words.closedByEscape)
      return []
    }
    return giveSheet(.key(Key(.escape)), scene) ?? []
  }
}
