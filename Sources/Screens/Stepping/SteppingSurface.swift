import Scenarios
import TerminalCore

/// The inspector's scenario, which is gone through line by line.
struct SteppingSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    if let step = control.step {
      return Binding { model, scene in
        move(by: step.rows(page: model.layout.inspectorPage), &model, scene)
        return []
      }
    }
    guard let scenario = scene.stepped else { return nil }
    return Self.answers[control]?(scenario, model, scene)
  }

  func footer(_ model: Model, _ scene: Scene) -> [ControlID] {
    [.previousEvent, .nextEvent, .runOn, .saveScenario, .edit]
  }

  private static let answers: AnswersAbout<SteppedScenario> = [
    .tap: { scenario, model, _ in
      let line = model.steppingLine(scenario)
      let isElsewhere = scenario.start(from: line) != scenario.next
      let here: Sentence = scenario.next == nil ? Words.atScenarioEnd : Words.runsHereAlready
      return act(Words.runsToHere, .run(to: line), .when(isElsewhere, else: here))
    },
    .nextEvent: { scenario, _, _ in
      act(Words.steps, .step, .when(scenario.next != nil, else: Words.atScenarioEnd))
    },
    .previousEvent: { scenario, _, _ in
      act(Words.stepsBack, .back, .when(scenario.previous != nil, else: Words.atScenarioStart))
    },
    .runOn: { scenario, _, _ in
      act(nil, .runOn, .when(scenario.next != nil, else: Words.atScenarioEnd))
    },
    .toggle: { scenario, model, _ in
      let line = model.steppingLine(scenario)
      return Binding(
        Words.breakpoint, .when(scenario.start(from: line) != nil, else: Words.nothingRunsThere)
      ) { _, _ in [.step(.breakpoint(line))] }
    },
    .edit: { scenario, model, _ in editing(model, scenario) },
    .undo: { scenario, _, _ in
      scenario.undoableLine.flatMap { act(Words.undoesEdit($0), .undoEdit, .enabled) }
    },
    .redo: { scenario, _, _ in
      scenario.redoableLine.flatMap { act(Words.redoesEdit($0), .redoEdit, .enabled) }
    },
    .saveScenario: { scenario, _, _ in
      Binding(.when(scenario.isEdited, else: Words.nothingToSave)) { _, _ in [.step(.save)] }
    },
    .copyLine: { scenario, model, _ in
      let words = scenario.words(model.steppingLine(scenario))
      return Binding { _, _ in [.terminal(.copy(words))] }
    },
    .why: { scenario, model, scene in
      let line = model.steppingLine(scenario)
      let check = scene.failedChecks.last {
        $0.failure.place.path == scenario.path && Int($0.failure.place.line) == line
      }
      return check.map { check in Binding(Words.goesThere) { model, _ in model.goTo(check) } }
    },
  ]

  private static func act(
    _ title: String?, _ act: SteppingAct, _ availability: Availability
  ) -> Binding? {
    Binding(title, availability) { model, _ in step(act, &model) }
  }

  // What a field cannot hold as it is would be written otherwise than it was.
  private static func editing(_ model: Model, _ scenario: SteppedScenario) -> Binding {
    let line = model.steppingLine(scenario)
    let words = scenario.words(line)
    return Binding(
      Words.editsScenarioLine, .when(TextField(words).text == words, else: Words.notForAField)
    ) { model, _ in
      let document = ScenarioDocument(line: words)
      model.inspector.stepping.edit = LineEdit(
        number: line, field: TextField(words),
        isWhole: !document.isBroken && !document.lines.isEmpty)
      return []
    }
  }

  // The cursor follows the line that comes next.
  private static func step(_ act: SteppingAct, _ model: inout Model) -> [Effect] {
    model.inspector.stepping.line = nil
    model.inspector.stepping.firstRow = nil
    return [.step(act)]
  }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .wheel(let rows): scroll(by: rows, &model, scene)
    case .click(.stepping(let spot)):
      model.focus = .inspector
      return .consumed(click(spot, &model, scene))
    case .key, .paste, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }

  private func click(_ spot: SteppingSpot, _ model: inout Model, _ scene: Scene) -> [Effect] {
    guard let scenario = scene.stepped else { return [] }
    switch spot {
    case .breakpoint(let line): return [.step(.breakpoint(line))]
    case .line(let line):
      if model.inspector.stepping.line == line { return Self.step(.run(to: line), &model) }
      point(atLine: line, scenario, &model, scene)
      return []
    }
  }

  // Moves the cursor among the lines.
  private func move(by count: Int, _ model: inout Model, _ scene: Scene) {
    guard let scenario = scene.stepped else { return }
    let line = min(max(1, model.steppingLine(scenario) + count), max(1, scenario.count))
    point(atLine: line, scenario, &model, scene)
  }

  // Puts the cursor on a line, which is brought into sight.
  private func point(
    atLine line: Int, _ scenario: SteppedScenario, _ model: inout Model, _ scene: Scene
  ) {
    let rows = model.steppingRows(scenario, scene)
    let first = min(model.steppingFirstRow(rows, scenario), rows.row(of: line))
    model.inspector.stepping.line = line == scenario.next ? nil : line
    model.inspector.stepping.firstRow = max(
      first, rows.row(of: line) - model.layout.inspectorRows + 1)
  }

  // Wherever the cursor is.
  private func scroll(by count: Int, _ model: inout Model, _ scene: Scene) {
    guard let scenario = scene.stepped else { return }
    let rows = model.steppingRows(scenario, scene)
    model.inspector.stepping.firstRow = model.steppingFirstRow(rows, scenario) + count
    model.inspector.stepping.firstRow = model.steppingFirstRow(rows, scenario)
  }
}
