import Scenarios
import TerminalCore

/// *Scenario*: its lines, those that were played with a mark, the one that comes next, and under a line what is not as
/// it expects. Only rows that are seen are made.
struct SteppingTab {
  private let pane: InspectorPane
  private let scenario: SteppedScenario

  /// Nil where no scenario was opened.
  init?(_ pane: InspectorPane) {
    guard let scenario = pane.scene.stepped else { return nil }
    (self.pane, self.scenario) = (pane, scenario)
  }

  private var model: Model { pane.model }

  /// The rows that are seen.
  var part: Part {
    let rows = model.steppingRows(scenario, pane.scene)
    let first = model.steppingFirstRow(rows, scenario)
    let end = min(rows.rows.count, first + model.layout.inspectorRows)
    return .vertical(rows.rows[first..<end].map { part(of: $0, rows) })
  }

  private func part(of row: SteppingRows.Row, _ rows: SteppingRows) -> Part? {
    switch row {
    case .line(let number): line(number, hasFailed: rows.failed.contains(number))
    case .note(let number, let label, let words): note(number, label, words)
    }
  }

  private func line(_ number: Int, hasFailed: Bool) -> Part {
    let isNext = number == scenario.next
    let isUnderCursor = number == model.steppingLine(scenario)
    let isDone = number < scenario.next ?? .max
    let part = Part.horizontal([
      breakpoint(number),
      .text(gap(number) + " ", isUnderCursor ? nil : .dim),
      mark(number, isNext: isNext, isDone: isDone, hasFailed: hasFailed),
      Part.text([
        TextRun(
          " " + scenario.words(number).visibleLine,
          hasFailed ? .warning : isDone ? .dim : .text, isNext ? .bold : [])
      ]).growing(),
    ]).identified(.stepping(.line(number)))
      .meaning(.row, label: scenario.words(number), isSelected: isUnderCursor)
    guard isUnderCursor, model.focus == .inspector || isNext else { return part }
    return part.selected(in: CardStyle(model.palette, model.glyphs))
  }

  private func breakpoint(_ number: Int) -> Part {
    Part.text(scenario.breakpoints.contains(number) ? pane.marks.pip : " ", .critical)
      .sized(columns: 1).identified(.stepping(.breakpoint(number)))
      .meaning(.button, label: Words.breakpoint)
  }

  private func gap(_ number: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, String(scenario.count).count - text.count)) + text
  }

  private func mark(_ number: Int, isNext: Bool, isDone: Bool, hasFailed: Bool) -> Part {
    let marks = pane.marks
    if hasFailed { return .text(marks.error, .warning, .bold) }
    if isNext { return .text(marks.running, .accent, .bold) }
    let isPlayed = isDone && scenario.starts.contains(number)
    return .text(isPlayed ? marks.done : " ", .success)
  }

  private func note(_ number: Int, _ label: String, _ words: String) -> Part {
    let indent = model.steppingIndent(scenario)
    let name = label.filled(columns: Words.noteLabelColumns)
    return Part.text([
      TextRun(String(repeating: " ", count: indent)), TextRun(name, .dim),
      TextRun(" " + pane.marks.own(words), .warning),
    ]).identified(.stepping(.line(number))).meaning(.status, label: "\(label) \(words)")
  }
}

extension SteppingTab {
  /// The buttons above the lines.
  var buttons: Part {
    let ids: [ControlID] = [.previousEvent, .nextEvent, .runOn, .edit, .saveScenario]
    return .horizontal(
      ids.enumerated().map { place, id in
        model.keymap.control(id).flatMap { button($0)?.droppable(ids.count - place) }
      })
  }

  // What only lines have is left out while nothing is there for it.
  private func button(_ control: Control) -> Part? {
    let answer = SteppingSurface().binding(for: control.id, model, pane.scene)
    guard let answer, let key = control.shortcuts.first else { return nil }
    if control.id == .saveScenario, answer.availability != .enabled { return nil }
    let label = answer.title ?? control.title
    let reason = answer.availability.reason.map(model.text)
    return .text([
      TextRun(key.name(model.glyphs), reason == nil ? .accent : .dim, .bold),
      TextRun(" \(label)  ", .dim),
    ]).identified(.stepping(.control(control.id)))
      .meaning(.button, label: label, whyDisabled: reason)
  }
}
