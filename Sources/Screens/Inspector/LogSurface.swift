import Delivery

/// The inspector's log: facts, and the person's acts as lines.
struct LogSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    if let step = control.step {
      return Binding { model, scene in
        Self.move(by: step.rows(page: model.layout.inspectorPage), in: &model, scene)
        return []
      }
    }
    return Self.answers[control]?(model, scene)
  }

  private static let answers: Answers = [
    .tap: { model, scene in
      if model.inspector.selectedLine(scene) != nil {
        return Binding(Words.editsLine) { model, scene in open(in: &model, scene) }
      }
      return Binding(Words.explains, canExplain(model, scene)) { model, _ in
        model.inspector.explainLog()
        return []
      }
    },
    .why: { model, scene in
      // Of an empty log it says at least that there is nothing.
      Binding(scene.facts.count > 0 ? canExplain(model, scene) : .enabled) { model, _ in
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
        : Binding(Words.showsAll) { model, _ in
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

  // What a filter hides is not explained: it is not seen to be selected.
  private static func canExplain(_ model: Model, _ scene: Scene) -> Availability {
    if model.inspector.logSelection(scene) != nil { return .enabled }
    return .disabled(
      LogRows(model, scene).count == 0 && model.inspector.logFilter != nil
        ? Words.filterIsEmpty : Words.nothingToOpen)
  }

  @Sendable private static func muting(_ model: Model, _ scene: Scene) -> Binding? {
    guard model.bell.rings, let app = model.inspector.rung(scene) else { return nil }
    return Binding { model, scene in
      let isMuted = model.bell.toggleMute(app)
      model.say(Words.muted(scene.state.displayName(of: app), isMuted))
      return []
    }
  }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .click(.fact(let fact)):
      model.inspector.select(.fact(fact), scene)
      model.focus = .inspector
    case .click(.line(let line)):
      let isSecond = model.inspector.selectedLine(scene) == line
      model.focus = .inspector
      model.inspector.select(.act(line), scene)
      if isSecond { return .consumed(Self.open(in: &model, scene)) }
    case .key, .paste, .wheel, .click, .clickBeside, .payloads, .lineEnded, .refused:
      return .ignored
    }
    return .consumed()
  }
}

extension LogSurface {
  /// Moves the selection, toward the newer end by negative counts.
  static func move(by count: Int, in model: inout Model, _ scene: Scene) {
    let log = LogRows(model, scene)
    let old = model.inspector.logSelection(scene).map(log.index) ?? log.count
    guard let new = log.selectable(near: old - count, -count) else { return }
    model.inspector.select(new, follows: count < -1000, scene)
    show(new, log, in: &model)
  }

  /// Shows the log, with the newest of the person's acts selected.
  static func showLines(in model: inout Model, _ scene: Scene) {
    model.enterInspector(.log)
    guard !scene.commandLog.isEmpty else { return model.say(Words.noLines) }
    let newest = LogRows.Row.act(scene.commandLog.count - 1)
    model.inspector.clearLogFilter()
    model.inspector.select(newest, scene)
    show(newest, LogRows(model, scene), in: &model)
  }

  // Puts the selected act into the command line, to be changed and run again.
  private static func open(in model: inout Model, _ scene: Scene) -> [Effect] {
    guard let index = model.inspector.selectedLine(scene) else { return [] }
    return model.openCommands(with: scene.commandLog[index], scene)
  }

  private static func show(_ selected: LogRows.Row, _ log: LogRows, in model: inout Model) {
    let (tab, rows) = (InspectorTab.log.rawValue, model.layout.inspectorRows)
    let row = log.count - 1 - log.index(of: selected)
    let first = min(model.inspector.firstRows[tab], row)
    model.inspector.firstRows[tab] = max(first, row - rows + 1)
  }
}
