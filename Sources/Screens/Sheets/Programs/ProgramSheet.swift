import TerminalCore

/// Asks whether an extension's program may run; without the person's consent it may not.
struct ProgramSheet {
  private let model: Model
  private let question: ProgramQuestion
  private let marks: Marks

  init(_ model: Model, _ question: ProgramQuestion) {
    self.model = model
    self.question = question
    marks = Marks(model.glyphs)
  }

  /// The sheet.
  var part: Part {
    let buttons = SheetButtons(model.glyphs)
    let title = Words.runsQuestion(question.name, for: question.app)
    return Part.vertical([
      .text(marks.own(title.visibleLine), .text, .bold, rows: 3), .text(""),
      .text(question.command.visibleLine, .accent, rows: 2),
      .text(question.folder.visibleLine, .dim, rows: 2), .text(""),
      .text(marks.own(Words.runsWithLimits), .dim, rows: 3), .text(""),
      .horizontal([
        .spacer(),
        buttons.button(.yes, Words.letsRun),
        buttons.button(Key(.enter), Words.letsNotRun),
      ]),
    ]).padded(leading: 1, trailing: 1).boxed(.warning, title: Words.runsTitle)
      .sized(columns: min(model.size.columns - 2, 64))
      .identified(.sheet).meaning(.dialog, label: title)
  }
}
