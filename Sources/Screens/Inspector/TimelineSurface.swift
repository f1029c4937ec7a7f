/// The inspector's timeline.
struct TimelineSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    if let step = control.step {
      return Binding { model, scene in
        model.moveInTimeline(by: step.rows(page: model.pageOfInspector), scene)
      }
    }
    switch control {
    case .tap: return Binding(Words.enters(model.inspector.moment)) { $0.enterMoment($1) }
    case .back: return scene.isLookingBack ? .toPresent : nil
    case .timeline:
      return Binding { model, _ in
        model.leaveInspector()
        return []
      }
    // The inspector's.
    default: return nil
    }
  }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .wheel(let rows): model.scrollTimeline(by: rows, scene)
    case .click(.moment(let moment)): return .consumed(model.click(moment, scene))
    case .key, .paste, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }
}

extension Model {
  /// Scrolls the timeline, wherever its cursor is.
  mutating func scrollTimeline(by count: Int, _ scene: Scene) {
    let rows = TimelineRows(scene.timeline)
    let last = max(0, rows.count - layout.inspectorRows)
    inspector.timelineFirst = min(max(0, timelineFirstRow(rows, scene) + count), last)
  }
}
