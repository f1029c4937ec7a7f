import TerminalCore

/// What is asked before the program is left with a scenario whose changes no file has.
struct UnsavedScenarioSheet: ModalSheet {
  /// The scenario's path.
  let path: String

  var losesNothing: Bool { false }

  func element(_ model: Model, _ scene: Scene) -> Part {
    let sheet = QuestionPainter(model, title: Words.scenarioTitle)
    return sheet.part(
      [sheet.question(Words.leavesUnsaved(path))],
      [(.yes, Words.leaveWithout), (Key(.enter), Words.stay)])
  }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    guard case .key(let key) = input else { return .ignored }
    return .closed(key == .yes ? model.leave() : [])
  }
}
