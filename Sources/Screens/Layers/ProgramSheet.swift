import TerminalCore

/// Asks whether an extension's program may run; unless somebody says so, it may not.
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

extension Model {
  /// Asks whether a program may run, unless that is asked already.
  mutating func ask(_ question: ProgramQuestion) {
    if layers.contains(.program(question)) { return }
    layers.append(.program(question))
  }

  /// Takes the answer: only `y` lets it run, and only once somebody could see what it would be said to:
  /// what was typed before the question showed was meant for something else.
  mutating func press(
    _ key: Key, _ id: ControlID?, about question: ProgramQuestion
  ) -> [Effect] {
    let isYes = key == .yes
    if isYes, painted.layer != .program(question) { return [] }
    guard isYes || id == .tap || id == .back || key == Key(.character("n")) else { return [] }
    layers.removeAll { $0 == .program(question) }
    say(
      isYes ? Words.mayRun(question.name) : Words.mayNotRun(question.name), isError: false)
    return [.answer(question, allows: isYes)]
  }
}
