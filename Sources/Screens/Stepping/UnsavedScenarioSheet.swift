import TerminalCore

/// What is asked before the program is left with a scenario whose changes no file has.
struct UnsavedScenarioSheet: ModalSheet {
  /// The scenario's path.
  let path: String

  var losesNothing: Bool { false }

  func element(_ model: Model, _ scene: Scene) -> Part {
    let sheet = QuestionPainter(model, title: Words.scenarioTitle)
    return sheet.part([sheet.question(Words.leavesUnsaved(path))])
  }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    [.back(Words.stay), SheetAct(.yes, Words.leaveWithout)]
  }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    guard case .key(let key) = input else { return .ignored }
    return .closed(key == .yes ? model.leave() : [])
  }
}
