/// The inspector, whichever tab it shows.
struct InspectorSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    if let step = control.step {
      return Binding { model, scene in
        scroll(by: step.rows(page: model.layout.inspectorPage), &model, scene)
        return []
      }
    }
    return Self.answers[control]?(model, scene)
  }

  private static let answers: Answers = [
    .tap: { _, _ in .disabled(Words.nothingToOpen) },
    .why: { _, _ in
      Binding { model, _ in
        if model.inspector.tab == .why { model.say(Words.whyHasKeys) }
        model.lastAct.asksWhy = true
        model.showInspector(.why)
        return []
      }
    },
    .nextPane: { _, _ in .toPhone },
    .back: { _, _ in
      Binding { model, _ in
        model.turnToPhone()
        model.inspector.followsLog = false
        model.inspector.followsRequest = false
        return []
      }
    },
  ]

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .wheel(let rows): scroll(by: rows, &model, scene)
    case .click(.tab(let tab)):
      model.inspector.tab = tab
      model.focus = .inspector
      model.fitInspector()
    case .key, .paste, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }

  // Where all of the tab is kept as rows.
  private func scroll(by count: Int, _ model: inout Model, _ scene: Scene) {
    let tab = model.inspector.tab.rawValue
    let pane = InspectorPane(model, scene)
    let last = max(0, pane.contentRows - pane.seenRows)
    let first = min(model.inspector.firstRows[tab], last)
    model.inspector.firstRows[tab] = min(max(0, first + count), last)
  }
}

extension Binding {
  /// Leaves the inspector for the phone.
  static var toPhone: Binding {
    Binding { model, _ in
      model.turnToPhone()
      return []
    }
  }
}

extension InspectorTab {
  /// What a tab does otherwise than the others; nil where it is only scrolled.
  var surface: (any Surface)? {
    switch self {
    case .log: LogSurface()
    case .timeline: TimelineSurface()
    case .scenario: SteppingSurface()
    case .connections: ConnectionsSurface()
    case .why, .payload, .calls: nil
    }
  }
}
