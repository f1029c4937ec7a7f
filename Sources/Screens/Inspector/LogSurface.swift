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
    switch control {
    case .tap:
      return Binding(
        Words.explains, .when(scene.facts.count > 0, else: Words.nothingToOpen)
      ) { model, _ in
        model.inspector.explainLog()
        return []
      }
    case .why:
      return Binding { model, _ in
        model.inspector.explainLog()
        model.lastAct.asksWhy = true
        model.showInspector(.why)
        return []
      }
    case .filter:
      return Binding { model, scene in
        model.inspector.beginLogFilter(scene)
        return []
      }
    case .back where model.inspector.logFilter != nil:
      return Binding { model, _ in
        model.inspector.clearLogFilter()
        return []
      }
    case .mute: return muting(model, scene)
    // The inspector's.
    default: return nil
    }
  }

  private func muting(_ model: Model, _ scene: Scene) -> Binding? {
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
