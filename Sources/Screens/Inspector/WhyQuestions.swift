import Explaining
import Notifications
import TerminalCore

/// The questions of *Why* with their answers: what each is about in a column, why beside it,
/// places and rules at the end.
struct WhyQuestions {
  private let pane: InspectorPane
  private let questions: [Question]
  private let look: AnswerLook
  // The key that makes the change that is named; nil where none does.
  private let tryKey: String?

  init(_ pane: InspectorPane, _ explanation: Explanation) {
    self.pane = pane
    questions = explanation.questions
    look = AnswerLook(pane)
    let canTry = explanation.change?.commands.isEmpty == false
    tryKey =
      canTry
      ? pane.model.keymap.control(.tryIt)?.shortcuts.first?.name(pane.model.glyphs) : nil
  }

  private var marks: Marks { pane.marks }
  private var columns: Int { pane.readingColumns }

  /// A heading for each question and its answers below it.
  var parts: [Part?] { questions.flatMap { [heading($0.title)] + rows($0) } }

  /// A question as it is asked.
  func heading(_ title: String) -> Part {
    .text(marks.own(title), .accent, rows: nil)
  }

  private func rows(_ question: Question) -> [Part?] {
    let subjects = SubjectColumns(question, columns: columns) { ending($0)?.columns ?? 0 }
    // What stands before all subjects needs no column for them; what has none begins where the one
    // above it does.
    var own = 0
    return question.answers.map { answer in
      if answer.subject != nil { own = subjects.columns(of: answer) }
      let row = AnswerLook.Row(
        answer: answer, subjectColumns: own,
        air: question.isBelowFact(answer) ? 2 : 0, key: answer.kind == .change ? tryKey : nil)
      return arranged(row)
    }
  }

  // Neighbors are often answered the same.
  private func arranged(_ row: AnswerLook.Row) -> Part {
    pane.scene.memory.answers.part(row, in: look) {
      let arranged = self.row(row.answer, subjectColumns: row.subjectColumns, air: row.air).ours()
        .arranged(columns: columns, glyphs: pane.model.glyphs)
      return (arranged.element, arranged.rows)
    }.part
  }

  private func row(_ answer: Question.Answer, subjectColumns: Int, air: Int) -> Part {
    let hasSubjects = subjectColumns > 0
    let indent = (hasSubjects ? subjectColumns + 4 : 2) + air
    let end = ending(answer)
    let room = columns - indent - (end?.columns ?? 0)
    let source = source(answer, columns: columns - indent)
    let fits = answer.shownWords.columns + (source?.columns ?? 0) + 2 <= room
    let line = Part.horizontal([
      Part.empty.sized(columns: 2),
      hasSubjects
        ? Part.text(marks.own(answer.subject ?? ""), .text, rows: nil)
          .padded(trailing: 2).sized(columns: subjectColumns + 2) : nil,
      air > 0 ? Part.empty.sized(columns: air) : nil,
      flaw(answer), words(answer).growing(),
      fits ? source?.part : nil, end?.part,
    ])
    guard !fits, let source else { return line }
    let below = Part.horizontal([
      Part.empty.sized(columns: indent - 2), source.part, .spacer(),
    ])
    return .vertical([line, below])
  }

  private func words(_ answer: Question.Answer) -> Part {
    let role: Role =
      switch answer.kind {
      case .fact: .text
      case .reason: .dim
      case .flaw: isWrong(answer) ? .warning : .dim
      case .change: .accent
      }
    return .text(marks.own(answer.shownWords), role, rows: nil)
  }

  // A note is none.
  private func isWrong(_ answer: Question.Answer) -> Bool {
    answer.severity.map { $0 > .note } ?? false
  }

  private func flaw(_ answer: Question.Answer) -> Part? {
    isWrong(answer) ? .text("\(marks.error) ", .warning, .bold) : nil
  }

  // A place that is too long for its line loses its middle; it leads to the file.
  private func source(
    _ answer: Question.Answer, columns: Int
  ) -> (part: Part, columns: Int)? {
    guard let source = answer.source else { return nil }
    let words = marks.own(source.words)
      .shortenedMiddle(columns: max(1, columns - 2), ellipsis: pane.model.glyphs.cut)
    let part = Part.text("  \(words)", .dim)
    guard let folder = pane.model.appearance.linkFolder else { return (part, words.columns + 2) }
    let target = Link.file(source.place.path, in: folder)
    return (part.identified(.link(target)), words.columns + 2)
  }

  // The rules, or the key that tries a change.
  private func ending(_ answer: Question.Answer) -> (part: Part, columns: Int)? {
    if answer.kind == .change { return button }
    guard !answer.rules.isEmpty else { return nil }
    let words = "  " + answer.rules.map(\.description).joined(separator: " ")
    return (.text(words, .dim), words.columns)
  }

  private var button: (part: Part, columns: Int)? {
    guard let tryKey else { return nil }
    let hint = "  \(marks.key(tryKey)) \(Words.tryIt)"
    let part = Part.text(hint, .accent, .bold).identified(.control(.tryIt))
      .meaning(.button, label: Words.tryIt)
    return (part, hint.columns)
  }
}
