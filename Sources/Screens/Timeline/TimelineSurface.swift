/// The inspector's timeline.
struct TimelineSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    if let step = control.step {
      return Binding { model, scene in
        let page = max(1, model.layout.timelineRoom.listRows - 1)
        return move(by: step.rows(page: page), &model, scene)
      }
    }
    return Self.answers[control]?(model, scene)
  }

  func footer(_ model: Model, _ scene: Scene) -> [ControlID] {
    model.timelineRequest(scene) == nil
      ? [.previousEvent, .nextEvent, .goTo] : [.edit, .removeRequest, .nextEvent]
  }

  private static let answers: Answers = [
    .tap: { model, scene in
      Binding(Words.enters(model.timelineMoment(scene))) { enter(&$0, $1) }
    },
    .back: { _, scene in scene.isLookingBack ? .toPresent : nil },
    .timeline: { _, _ in .toPhone },
    .why: { model, scene in
      model.timelineRequest(scene).map { _ in
        Binding { model, _ in
          model.inspector.followsRequest = true
          model.inspector.followsLog = false
          model.showInspector(.why)
          return []
        }
      }
    },
    .edit: { model, scene in model.timelineRequest(scene).map(Binding.changes) },
    .removeRequest: { model, scene in model.timelineRequest(scene).map(Binding.removes) },
  ]

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .wheel(let rows): scroll(by: rows, &model, scene)
    case .click(.moment(let moment)): return .consumed(click(moment, &model, scene))
    case .click(.axis): model.focus = .inspector
    case .key, .paste, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }
}
