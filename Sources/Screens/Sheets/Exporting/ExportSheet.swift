import TerminalCore

/// Asks where a picture of the screen is to be written.
struct ExportSheet {
  private let model: Model
  private let question: ExportQuestion
  private let marks: Marks

  init(_ model: Model, _ question: ExportQuestion) {
    self.model = model
    self.question = question
    marks = Marks(model.glyphs)
  }

  private var columns: Int { min(model.size.columns - 2, 64) }

  /// The sheet.
  var part: Part {
    Part.vertical(rows).padded(leading: 1, trailing: 1).boxed(.accent, title: Words.exportTitle)
      .sized(columns: columns).identified(.sheet).meaning(.dialog, label: Words.exportTitle)
  }

  private var rows: [Part?] {
    switch question {
    case .name(let field, let complaint):
      [
        .text(marks.own(Words.exportName), .text, rows: 2),
        .horizontal([
          .text("\(marks.prompt) ", .accent, .bold),
          .field(field, columns: columns - 6, .text, .bold),
        ]),
        complaint.map { .text(marks.complaint($0), rows: 3).meaning(.status) }
          ?? .text(Words.exportEndings, .dim, rows: 2),
        .text(""),
        buttons([(Key(.enter), Words.exports), (Key(.escape), ControlWords.cancel.title)]),
      ]
    case .replaces(let path):
      [
        .text(marks.own(Words.replaces(path).visibleLine), .text, .bold, rows: 3), .text(""),
        buttons([(.yes, Words.replace), (Key(.enter), Words.keepOld)]),
      ]
    }
  }

  private func buttons(_ keys: [(key: Key, title: String)]) -> Part {
    .horizontal([.spacer()] + keys.map(SheetButtons(model.glyphs).button))
  }
}
