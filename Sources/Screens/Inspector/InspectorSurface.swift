/// The inspector, whichever tab it shows.
struct InspectorSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    if let step = control.step {
      return Binding { model, scene in
        model.scrollTab(by: step.rows(page: model.pageOfInspector), scene)
        return []
      }
    }
    return Self.answers[control]?(model, scene)
  }

  private static let answers: Answers = [
    .tap: { _, _ in .disabled(Words.nothingToOpen) },
    .why: { _, _ in
      Binding { model, _ in
        model.lastAct.asksWhy = true
        model.showInspector(.why)
        return []
      }
    },
    .nextPane: { _, _ in .toPhone },
    .back: { _, _ in
      Binding { model, _ in
        model.inspector.room.isZoomed = false
        model.inspector.followsLog = false
        model.inspector.followsRequest = false
        model.focus = .phone
        return []
      }
    },
  ]

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .wheel(let rows): model.scrollTab(by: rows, scene)
    case .click(.tab(let tab)):
      model.inspector.tab = tab
      model.focus = .inspector
    case .key, .paste, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }
}

extension Binding {
  /// Leaves the inspector for the phone.
  static var toPhone: Binding {
    Binding { model, _ in
      model.leaveInspector()
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

extension Model {
  /// Rows by which the inspector turns a page.
  var pageOfInspector: Int { max(1, layout.inspectorRows - 1) }

  /// Scrolls the tab that is shown.
  mutating func scrollInspector(by count: Int, _ scene: Scene) {
    _ = give(.wheel(count), to: inspectorSurfaces, scene)
  }
}
