import Delivery
import TerminalCore

/// *Log*: every fact, newest first, one a line, and above what an act led to the act as the
/// scenario line that it is. Only what is seen is put into words.
struct LogTab {
  private let pane: InspectorPane
  private let log: LogRows

  init(_ pane: InspectorPane) {
    self.pane = pane
    log = LogRows(pane.model, pane.scene)
  }

  private var facts: FactList { pane.scene.facts.facts }

  /// The lines that are seen.
  var part: Part {
    if log.count == 0 {
      return .text(
        pane.model.inspector.logFilter == nil ? Words.nothingHappened : Words.nothingFits, .dim
      )
      .marked(false, by: pane.marks)
    }
    let model = pane.model
    let newest = log.count - 1 - model.logFirstRow(log, pane.scene)
    let oldest = max(0, newest - model.layout.inspectorRows + 1)
    return .vertical((oldest...newest).reversed().map { row(log[$0]) })
  }

  private func row(_ row: LogRows.Row) -> Part? {
    switch row {
    case .fact(let index): line(index)
    case .act(let index): act(index)
    case .refusal(let text):
      .text([
        TextRun("\(pane.marks.error) ", .warning, .bold),
        TextRun(pane.marks.own(text), .warning),
      ]).marked(false, by: pane.marks).meaning(.row, label: text)
    }
  }

  private func line(_ index: Int) -> Part? {
    let fact = facts[index]
    let state = pane.scene.state
    let isSelected = isSelected(.fact(index))
    let cells = Part.horizontal([
      .text("\(state.pastTime(fact.at))  ", isSelected ? nil : .dim),
      Part.text(pane.marks.own(fact.logWords(in: state, pane.marks))).growing(),
      ring(of: fact, isSelected),
      fact.logRules.map { .text("  \($0)", isSelected ? nil : .dim) },
    ])
    return pane.row(cells, isSelected: isSelected)
      .identified(.fact(index)).meaning(.row, isSelected: isSelected)
  }

  private func act(_ index: Int) -> Part? {
    let words = JSONColoring.keepingStrings(pane.scene.commandLog[index].visibleLine)
      .split(separator: " ", maxSplits: 1).map(String.init)
    let isSelected = isSelected(.act(index))
    let cells = Part.horizontal([
      .text("\(pane.marks.prompt) ", isSelected ? nil : .accent, .bold),
      Part.text([
        TextRun(words.first ?? "", isSelected ? nil : .accent, .bold),
        TextRun(words.count > 1 ? " \(words[1])" : "", isSelected ? nil : .accent),
      ]).growing(),
    ])
    return pane.row(cells, isSelected: isSelected).identified(.line(index))
      .meaning(.row, label: pane.scene.commandLog[index], isSelected: isSelected)
  }

  private func isSelected(_ row: LogRows.Row) -> Bool {
    pane.model.focus == .inspector && pane.model.inspector.logSelection(pane.scene) == row
  }

  private func ring(of fact: Fact, _ isSelected: Bool) -> Part? {
    guard let app = pane.scene.state.appHeard(in: fact.event) else { return nil }
    let isMuted = pane.model.bell.rings && pane.model.bell.mutedApps.contains(app)
    return .text(
      "  \(pane.marks.note)\(isMuted ? " \(Words.mutedMark)" : "")", isSelected ? nil : .accent)
  }
}

extension Model {
  /// The first row of the log that is seen: where it was scrolled to, while the
  /// cursor is not below that.
  func logFirstRow(_ log: LogRows, _ scene: Scene) -> Int {
    let last = max(0, log.count - layout.inspectorRows)
    let first = min(inspector.firstRows[InspectorTab.log.rawValue], last)
    guard let cursor = logCursor(log, scene) else { return first }
    return layout.firstRow(first, showing: cursor, in: layout.inspectorRows)
  }

  /// The row of the cursor, from 0 for the newest; nil where there is none.
  func logCursor(_ log: LogRows, _ scene: Scene) -> Int? {
    if log.count == 0 { return nil }
    return inspector.logSelection(scene).map { log.count - 1 - log.index(of: $0) }
  }
}
