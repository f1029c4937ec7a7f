import Delivery

/// The inspector's log: facts, and the person's acts as lines.
struct LogSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    if let step = control.step {
      return Binding { model, scene in
        model.moveInLog(by: step.rows(page: model.pageOfInspector), scene)
        return []
      }
    }
    return Self.answers[control]?(model, scene)
  }

  private static let answers: Answers = [
    .tap: { model, scene in
      if model.inspector.selectedLine(scene) != nil {
        return Binding(Words.editsLine) { model, scene in model.openLine(scene) }
      }
      return Binding(
        Words.explains, .when(scene.facts.count > 0, else: Words.nothingToOpen)
      ) { model, _ in
        model.inspector.explainLog()
        return []
      }
    },
    .why: { _, _ in
      Binding { model, _ in
        model.inspector.explainLog()
        model.lastAct.asksWhy = true
        model.showInspector(.why)
        return []
      }
    },
    .filter: { _, _ in
      Binding { model, scene in
        model.inspector.beginLogFilter(scene)
        return []
      }
    },
    .back: { model, _ in
      model.inspector.logFilter == nil
        ? nil
        : Binding { model, _ in
          model.inspector.clearLogFilter()
          return []
        }
    },
    .copyLine: { model, scene in
      model.inspector.selectedLine(scene).map { line in
        Binding { _, scene in [.terminal(.copy(scene.commandLog[line]))] }
      }
    },
    .mute: muting,
  ]

  @Sendable private static func muting(_ model: Model, _ scene: Scene) -> Binding? {
    guard model.bell.rings, let app = model.inspector.rung(scene) else { return nil }
    return Binding { model, scene in
      model.toggleMute(app, scene)
      return []
    }
  }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .wheel(let rows): model.scrollLog(by: rows, scene)
    case .click(.fact(let fact)):
      model.inspector.select(.fact(fact), scene)
      model.focus = .inspector
    case .click(.line(let line)):
      let isSecond = model.inspector.selectedLine(scene) == line
      model.focus = .inspector
      model.inspector.select(.act(line), scene)
      if isSecond { return .consumed(model.openLine(scene)) }
    case .key, .paste, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }
}
