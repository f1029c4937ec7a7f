import Notifications
import TerminalCore

/// What is wrong with the files that were read: a line each, and the selected one in full.
struct ComplaintSheet {
  private let model: Model
  private let scene: Scene
  private let list: ComplaintList

  init(_ model: Model, _ scene: Scene, _ list: ComplaintList) {
    self.model = model
    self.scene = scene
    self.list = list
  }

  private var columns: Int { min(model.size.columns - 2, 100) }
  private var complaints: [Diagnostic] { scene.diagnostics }
  private var selected: Int { min(list.selected, complaints.count - 1) }

  /// The sheet.
  var part: Part {
    let rows = min(ComplaintList.rows(model.sheetSize), complaints.count)
    let first = min(list.firstRow, max(0, complaints.count - rows))
    return Part.vertical([
      Part.vertical((first..<first + rows).map { Optional(row($0)) }).sized(rows: rows),
      .horizontal([
        Part.rule.growing(), .text(" \(selected + 1)/\(complaints.count) ", .dim),
      ]),
      whole,
      .horizontal([.spacer(), SheetButtons(model.glyphs).editing]),
    ]).padded(leading: 1, trailing: 1).boxed(.line, title: Words.complaintsTitle)
      .sized(columns: columns).identified(.sheet)
      .meaning(.dialog, label: Words.complaintsTitle)
  }

  private func row(_ index: Int) -> Part {
    let complaint = complaints[index]
    let isSelected = index == selected
    let mark = isSelected ? String(Marks(model.glyphs).selected) : " "
    let line = Part.horizontal([
      .text("\(mark) ", isSelected ? nil : .accent),
      Part.text(
        complaint.severity.rawValue, isSelected ? nil : complaint.severity.role, .bold
      ).sized(columns: 9),
      Part.text(complaint.message.visibleLine).growing(minimum: 20),
      Part.text("  \(complaint.place.fileAndLine.visibleLine) ", isSelected ? nil : .dim)
        .droppable(),
    ]).identified(.choice(index)).meaning(
      .row, label: complaint.description, isSelected: isSelected)
    return isSelected ? line.selected(in: CardStyle(model.palette, model.glyphs)) : line
  }

  private var whole: Part {
    let complaint = complaints[selected]
    return Part.vertical([
      Part.text("\(complaint.place)".visibleLine, .dim),
      Part.text(
        [
          TextRun(complaint.message.visibleLine),
          TextRun(complaint.rule.map { "  \($0)" } ?? "", .dim),
        ], rows: nil),
    ])
  }
}

extension Place {
  fileprivate var fileAndLine: String {
    "\(path.split(separator: "/").last ?? "-"):\(line)"
  }
}

extension Diagnostic.Severity {
  fileprivate var role: Role {
    switch self {
    case .note: .dim
    case .warning: .warning
    case .error: .critical
    }
  }
}
