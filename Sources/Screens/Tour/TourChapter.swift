/// A part of the tour; each can be begun alone.
enum TourChapter: String, CaseIterable, Hashable, Sendable {
  /// What the list shows, and what is done there.
  case list
  /// Why something is where it is, and what would change that.
  case why
  /// What an app says, in every language.
  case app

  /// What is asked for, in order.
  var steps: [TourStep] {
    switch self {
    case .list: [.move, .expand, .clear, .undo, .search, .language, .previews]
    case .why: [.why, .grouping, .send, .line]
    case .app: [.words, .matrix, .edit, .theme]
    }
  }
}
