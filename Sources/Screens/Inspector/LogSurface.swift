import Delivery

/// The inspector's log.
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
    .tap: { _, scene in
      Binding(
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
      model.inspector.fact = fact
      model.focus = .inspector
    case .key, .paste, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }
}
