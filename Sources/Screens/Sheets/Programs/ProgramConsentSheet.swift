import Delivery
import TerminalCore

/// The question whether a program may run while it waits for its answer.
struct ProgramConsentSheet: ModalSheet, Equatable {
  /// Which program of which extension, and its fingerprint.
  let question: ProgramQuestion
  /// Whether it was on top when the screen was painted last.
  private(set) var isSeen = false

  init(_ question: ProgramQuestion) { self.question = question }

  /// Asks whether a program may run, unless that is asked already.
  static func ask(_ question: ProgramQuestion, in model: inout Model) {
    let isAsked = model.sheets.contains { ($0 as? Self)?.question == question }
    if !isAsked { model.open(ProgramConsentSheet(question)) }
  }

  var losesNothing: Bool { false }

  func element(_ model: Model, _ scene: Scene) -> Part {
    let sheet = QuestionPainter(model, title: Words.runsTitle)
    let title = Words.runsQuestion(question.name, for: question.app)
    return sheet.part(
      [
        sheet.question(title), .text(""), .text(question.command.visibleLine, .accent, rows: 2),
        .text(question.folder.visibleLine, .dim, rows: 2), .text(""),
        sheet.remark(Words.runsWithLimits),
      ], .warning, label: title)
  }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    [.back(Words.letsNotRun), SheetAct(.yes, Words.letsRun)]
  }

  mutating func painted(isSeen: Bool) { self.isSeen = isSeen }

  // Only `y` lets it run, and only once the question could be read: what was typed before it showed
  // was meant for something else.
  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    guard case .key(let key) = input else { return .ignored }
    let isYes = key == .yes
    if isYes, !isSeen { return .consumed() }
    let id = model.keymap.meaning(of: key)
    guard isYes || id == .tap || id == .back || key == .no else { return .ignored }
    model.say(isYes ? Words.mayRun(question.name) : Words.mayNotRun(question.name))
    return .closed([.answer(question, allows: isYes)])
  }
}
