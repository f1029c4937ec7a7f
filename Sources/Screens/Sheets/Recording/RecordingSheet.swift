import TerminalCore

/// Asks where a recording is to be kept, and whether something is to be lost.
struct RecordingSheet {
  private let model: Model
  private let question: RecordingQuestion
  private let marks: Marks

  init(_ model: Model, _ question: RecordingQuestion) {
    self.model = model
    self.question = question
    marks = Marks(model.glyphs)
  }

  private var columns: Int { min(model.size.columns - 2, 64) }

  /// The sheet.
  var part: Part {
    Part.vertical(rows).padded(leading: 1, trailing: 1).boxed(.accent, title: Words.recordingTitle)
      .sized(columns: columns).identified(.sheet).meaning(.dialog, label: Words.recordingTitle)
  }

  private var rows: [Part?] {
    switch question {
    case .name(let field, let complaint):
      [
        .text(marks.own(Words.recordingName), .text, rows: 2),
        .horizontal([
          .text("\(marks.prompt) ", .accent, .bold),
          .field(field, columns: columns - 6, .text, .bold),
        ]), complaint.map { .text(marks.complaint($0), rows: 3).meaning(.status) }, .text(""),
        buttons([
          (Key(.enter), Words.keep), (Key(.character("x"), .control), Words.drop),
          (Key(.escape), Words.goesOn),
        ]),
      ]
    case .replaces(let path):
      [
        .text(marks.own(Words.replaces(path).visibleLine), .text, .bold, rows: 3), .text(""),
        buttons([(.yes, Words.replace), (Key(.enter), Words.keepOld)]),
      ]
    case .leaves:
      [
        .text(marks.own(Words.leavesUnkept), .text, .bold, rows: 3), .text(""),
        buttons([
          (.yes, Words.leaveWithout), (Key(.character("k")), Words.keepFirst),
          (Key(.enter), Words.stay),
        ]),
      ]
    }
  }

  private func buttons(_ keys: [(key: Key, title: String)]) -> Part {
    .horizontal([.spacer()] + keys.map(SheetButtons(model.glyphs).button))
  }
}
