import Scenarios
import TerminalCore

/// *Scenario*: its lines, those that were played with a mark, the one that comes next, and under a
/// line what is not as it expects. Only rows that are seen are made.
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
    let isUnderCursor = number == model.steppingLine(scenario)
    let isReversed = isUnderCursor && (model.focus == .inspector || number == scenario.next)
    let cells = Part.horizontal([
      breakpoint(number, isReversed: isReversed),
      .text(gap(number) + " ", isReversed ? nil : .dim),
      mark(number, hasFailed: hasFailed, isReversed: isReversed),
      words(number, hasFailed: hasFailed, isReversed: isReversed).growing(),
    ])
    return pane.row(cells, isSelected: isReversed).identified(.stepping(.line(number)))
      .meaning(.row, label: scenario.words(number), isSelected: isUnderCursor)
  }

  // Whatever is reversed has the one color of its bar.
  private func breakpoint(_ number: Int, isReversed: Bool) -> Part {
    let isSet = scenario.breakpoints.contains(number)
    return Part.text(isSet ? pane.marks.pip : " ", isReversed ? nil : .critical)
      .sized(columns: 1).identified(.stepping(.breakpoint(number)))
      .meaning(.button, label: Words.stopsBefore(number), value: isSet ? "on" : "off")
  }

  private func gap(_ number: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, String(scenario.count).count - text.count)) + text
  }

  private func mark(_ number: Int, hasFailed: Bool, isReversed: Bool) -> Part {
    let marks = pane.marks
    if hasFailed { return .text(marks.error, isReversed ? nil : .warning, .bold) }
    if number == scenario.next {
      return .text(marks.running, isReversed ? nil : .accent, .bold)
    }
    let isPlayed = isDone(number) && scenario.starts.contains(number)
    return .text(isPlayed ? marks.done : " ", isReversed ? nil : .success)
  }

  private func words(_ number: Int, hasFailed: Bool, isReversed: Bool) -> Part {
    let role: Role = hasFailed ? .warning : isDone(number) ? .dim : .text
    let words = TextRun(
      " " + JSONColoring.keepingStrings(scenario.words(number).visibleLine),
      isReversed ? nil : role,
      number == scenario.next ? .bold : [])
    return .text([words])
  }

  private func isDone(_ number: Int) -> Bool { number < scenario.next ?? .max }

  private func note(_ number: Int, _ label: String, _ words: String) -> Part {
    let indent = model.steppingIndent(scenario)
    let name = label.filled(columns: Words.noteLabelColumns)
    return Part.text([
      TextRun(String(repeating: " ", count: indent)), TextRun(name, .dim),
      TextRun(" " + pane.marks.own(words), .warning),
    ]).marked(false, by: pane.marks).identified(.stepping(.line(number))).meaning(
      .status, label: "\(label) \(words)")
  }
}
