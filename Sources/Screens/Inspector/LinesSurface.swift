/// The inspector's lines of what was done.
struct LinesSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    if let step = control.step {
      return Binding { model, scene in
        model.moveInLines(by: step.rows(page: model.pageOfInspector), scene)
        return []
      }
    }
    return Self.answers[control]?(model, scene)
  }

  private static let answers: Answers = [
    .tap: { model, scene in
      Binding(
        Words.editsLine, .when(line(model, scene) != nil, else: Words.noLines)
      ) { model, scene in model.openLine(scene) }
    },
    .copyLine: { model, scene in
      let line = line(model, scene)
      return Binding(.when(line != nil, else: Words.nothingToCopy)) { _, _ in
        line.map { [.terminal(.copy($0))] } ?? []
      }
    },
  ]

  private static func line(_ model: Model, _ scene: Scene) -> String? {
    model.inspector.selectedLine(scene).map { scene.commandLog[$0] }
  }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    guard case .click(.line(let line)) = input else { return .ignored }
    model.focus = .inspector
    if model.inspector.line == line { return .consumed(model.openLine(scene)) }
    model.inspector.line = line
    return .consumed()
  }
}
