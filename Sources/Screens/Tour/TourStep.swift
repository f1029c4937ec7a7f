/// What the tour asks for, in its order; the raw value names it in the
/// file that remembers the tour.
package enum TourStep: String, CaseIterable, Hashable, Sendable {
  case move, expand, clear, undo, search, language, previews
  case why, grouping, send, line
  case words, matrix, edit, theme
  /// The last card: how to leave, and how to open one's own. Nothing is to be done there.
  case leave

  /// The steps at which something is to be done.
  static let tasks = allCases.filter { $0 != .leave }

  /// Whether it is done in the list.
  var isInList: Bool {
    switch self {
    case .move, .expand, .why, .clear, .search, .grouping, .words, .edit: true
    case .undo, .language, .previews, .send, .line, .matrix, .theme, .leave: false
    }
  }

  /// The part of the tour that it belongs to; nil for the last card.
  var chapter: TourChapter? { TourChapter.allCases.first { $0.steps.contains(self) } }

  /// Its place in its chapter, from 1; nil for the last card.
  var number: Int? { chapter?.steps.firstIndex(of: self).map { $0 + 1 } }
}
