import Notifications
import Scenarios
import TerminalCore

/// What is wrong: a line each, and the selected one in full.
struct ComplaintPainter {
  private let model: Model
  private let list: ComplaintSheet

  init(_ model: Model, _ list: ComplaintSheet) {
    (self.model, self.list) = (model, list)
  }

  private var columns: Int { SheetWidth.details.columns(model) }
  private var complaints: [Complaint] { list.complaints }
  private var selected: Int { min(list.choice.selected, complaints.count - 1) }

  /// The sheet.
  var part: Part {
    let seen = list.seen(of: complaints.count, model)
    return Part.vertical([
      Part.vertical(seen.map { Optional(row($0)) }),
      .rule(at: selected, of: complaints.count), whole,
    ]).sheet(Words.complaintsTitle, columns: columns)
  }

  private func row(_ index: Int) -> Part {
    let complaint = complaints[index]
    let row = ChoiceRow(model, isSelected: index == selected)
    let (kind, role, message) = headline(complaint)
    return row.part(
      [
        Part.text(kind, row.role(role), .bold).sized(columns: 9),
        Part.text(message.visibleLine).growing(minimum: 20),
        Part.text("  \(complaint.place.fileAndLine.visibleLine) ", row.role(.dim)).droppable(),
      ], .choice(index), label: "\(complaint.place): \(kind): \(message)")
  }

  private func headline(_ complaint: Complaint) -> (kind: String, role: Role, message: String) {
    switch complaint {
    case .check(let check): (Words.expected, .critical, check.failure.expectation)
    case .file(let diagnostic):
      (diagnostic.severity.rawValue, diagnostic.severity.role, diagnostic.message.revealed)
    }
  }

  private var whole: Part {
    let place = "\(list.selected.place)".visibleLine
    let path = place.shortenedPath(columns: Part.sheetInner(columns), model.glyphs)
    return Part.vertical([Part.text(path, .dim)] + details)
  }

  private var details: [Part?] {
    switch list.selected {
    case .check(let check): self.details(check.failure)
    case .file(let diagnostic):
      [
        Part.text(
          [
            TextRun(diagnostic.message.revealed.visibleLine),
            TextRun(diagnostic.rule.map { "  \($0)" } ?? "", .dim),
          ], rows: nil)
      ]
    }
  }

  private func details(_ failure: ExpectationFailure) -> [Part?] {
    let rules = failure.rules.map(\.description).joined(separator: " ")
    return [
      detail(Words.expected, failure.expected), detail(Words.actual, failure.actual, .critical),
      failure.firstDifference.map { detail(Words.differs, $0) },
      rules.isEmpty ? nil : detail(Words.rules, rules, .dim),
    ]
  }

  private func detail(_ name: String, _ words: String, _ role: Role = .text) -> Part {
    .horizontal([
      Part.text(name, .dim).sized(columns: 10),
      Part.text([TextRun(words.visibleLine, role)], rows: 3).growing(),
    ])
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
