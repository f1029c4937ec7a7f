/// The inspector's timeline.
struct TimelineSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    if let step = control.step {
      return Binding { model, scene in
        model.moveInTimeline(by: step.rows(page: model.pageOfInspector), scene)
      }
    }
    return Self.answers[control]?(model, scene)
  }

  private static let answers: Answers = [
    .tap: { model, _ in Binding(Words.enters(model.inspector.moment)) { $0.enterMoment($1) } },
    .back: { _, scene in scene.isLookingBack ? .toPresent : nil },
    .timeline: { _, _ in .toPhone },
  ]

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
