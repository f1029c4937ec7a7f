import Explaining
import TerminalCore

/// All that answers in the inspector depend on beside what they say.
struct AnswerLook: Equatable {
  private let columns: Int
  private let glyphs: Glyphs
  private let linkFolder: String?

  init(_ pane: InspectorPane) {
    columns = pane.readingColumns
    glyphs = pane.model.glyphs
    linkFolder = pane.model.appearance.linkFolder
  }

  /// An answer, and where it stands.
  struct Row: Hashable {
    let answer: Question.Answer
    let subjectColumns: Int
    /// Blank columns before it.
    let air: Int
    /// The key that does what it names; nil for none.
    let key: String?
  }
}
