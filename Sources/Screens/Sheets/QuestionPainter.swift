import TerminalCore

/// A sheet that asks something; the keys that answer are in the last row of the screen.
struct QuestionPainter {
  private let model: Model
  private let title: String
  private let marks: Marks

  init(_ model: Model, title: String) {
    (self.model, self.title) = (model, title)
    marks = Marks(model.glyphs)
  }

  private var columns: Int { SheetWidth.question.columns(model) }

  /// The sheet.
  ///
  /// - Parameter label: What it is called where that says more than the title.
  func part(
    _ rows: [Part?], _ border: Role = .accent, label: String? = nil
  ) -> Part {
    Part.vertical(rows)
      .sheet(title, border, columns: columns, label: label)
  }

  /// What is asked, in a sentence that may hold a name from elsewhere.
  func question(_ words: String) -> Part {
    .text(marks.own(words), .text, .bold, rows: 3)
  }

  /// What is to be typed below it.
  func request(_ words: String) -> Part { .text(marks.own(words), .text, rows: 2) }

  /// The line that is typed into.
  func line(_ field: TextField) -> Part {
    .typedLine(field, columns: Part.sheetInner(columns), model.glyphs)
  }

  /// What was wrong with the last answer.
  func complaint(_ words: String) -> Part {
    .text(marks.complaint(words), rows: 3).meaning(.status)
  }

  /// What helps to answer.
  func remark(_ words: String) -> Part { .text(marks.own(words), .dim, rows: 3) }
}
