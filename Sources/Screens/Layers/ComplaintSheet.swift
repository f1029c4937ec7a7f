import Notifications
import TerminalCore

/// What is wrong with the files that were read: a line each, and the selected one in full.
struct ComplaintSheet {
  private let model: Model
  private let list: ComplaintList

  init(_ model: Model, _ list: ComplaintList) {
    self.model = model
    self.list = list
  }

  private var columns: Int { min(model.size.columns - 2, 100) }
  private var complaints: [Diagnostic] { list.complaints }
  private var selected: Int { min(list.choice.selected, complaints.count - 1) }

  /// The sheet.
  var part: Part {
    let seen = list.choice.seen(of: complaints.count, fitting: list.rows(model))
    return Part.vertical([
      Part.vertical(seen.map { Optional(row($0)) }),
      .horizontal([
        Part.rule.growing(), .text(" \(selected + 1)/\(complaints.count) ", .dim),
      ]),
      whole,
      .horizontal([.spacer(), SheetButtons(model.glyphs).part(ControlWords.edit.title)]),
    ]).padded(leading: 1, trailing: 1).boxed(.line, title: Words.complaintsTitle)
      .sized(columns: columns).identified(.sheet)
      .meaning(.dialog, label: Words.complaintsTitle)
  }

  private func row(_ index: Int) -> Part {
    let complaint = complaints[index]
    let row = ChoiceRow(model, isSelected: index == selected)
    return row.part(
      [
        Part.text(
          complaint.severity.rawValue, row.role(complaint.severity.role), .bold
        ).sized(columns: 9),
        Part.text(complaint.message.visibleLine).growing(minimum: 20),
        Part.text("  \(complaint.place.fileAndLine.visibleLine) ", row.role(.dim)).droppable(),
      ], .choice(index), label: complaint.description)
  }

  private var whole: Part {
    let complaint = complaints[selected]
    return Part.vertical([
      Part.text(
        "\(complaint.place)".visibleLine.shortenedPath(columns: columns - 4, model.glyphs), .dim),
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
