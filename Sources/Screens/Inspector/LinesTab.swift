import TerminalCore

/// *Lines*: what the person did, as the scenario lines that it is, newest first.
struct LinesTab {
  private let pane: InspectorPane

  init(_ pane: InspectorPane) { self.pane = pane }

  private var lines: [String] { pane.scene.commandLog }

  /// The lines that are seen.
  var part: Part {
    if lines.isEmpty { return .text(Words.noLines, .dim, rows: nil) }
    let model = pane.model
    let first = min(model.inspector.firstRows[InspectorTab.lines.rawValue], lines.count - 1)
    let newest = lines.count - 1 - first
    let oldest = max(0, newest - model.layout.inspectorRows + 1)
    return .vertical((oldest...newest).reversed().map(line))
  }

  private func line(_ index: Int) -> Part? {
    let isSelected =
      pane.model.focus == .inspector && index == pane.model.inspector.selectedLine(pane.scene)
    let number = String(index + 1)
    let gap = String(repeating: " ", count: max(0, String(lines.count).count - number.count))
    let words = lines[index].split(separator: " ", maxSplits: 1).map(String.init)
    let line = Part.horizontal([
      .text("\(gap)\(number)  ", isSelected ? nil : .dim),
      Part.text([
        TextRun(words.first?.visibleLine ?? "", nil, .bold),
        TextRun(words.count > 1 ? " \(words[1].visibleLine)" : ""),
      ]).growing(),
    ]).identified(.line(index)).meaning(.row, label: lines[index], isSelected: isSelected)
    return isSelected ? line.selected(in: CardStyle(pane.model.palette, pane.model.glyphs)) : line
  }
}

extension Model {
  /// Moves the selection among the lines.
  mutating func moveInLines(by count: Int, _ scene: Scene) {
    guard let old = inspector.selectedLine(scene) else { return }
    let last = scene.commandLog.count - 1
    let new = min(max(0, old - count), last)
    inspector.line = new == last ? nil : new
    let row = last - new
    let first = min(inspector.firstRows[InspectorTab.lines.rawValue], row)
    inspector.firstRows[InspectorTab.lines.rawValue] = max(first, row - layout.inspectorRows + 1)
  }

  /// Puts the selected line into the command line, to be changed and run again.
  mutating func openLine(_ scene: Scene) -> [Effect] {
    guard let index = inspector.selectedLine(scene) else { return [] }
    return openCommands(with: scene.commandLog[index], scene)
  }
}
