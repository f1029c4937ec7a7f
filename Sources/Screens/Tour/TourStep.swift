/// What the tour asks for, in its order; the raw value names it in the file that remembers the tour.
package enum TourStep: String, CaseIterable, Hashable, Sendable {
  case move, expand, why, clear, undo, search, send, grouping, line, theme
  /// The last card: how to leave. Nothing is to be done there.
  case leave

  /// The steps at which something is to be done.
  static let tasks = allCases.filter { $0 != .leave }

  /// Whether it is done in the list.
  var isInList: Bool {
    switch self {
    case .move, .expand, .why, .clear, .search, .grouping: true
    case .undo, .send, .line, .theme, .leave: false
    }
  }

  /// Its place among them, from 1; nil for the last card.
  var number: Int? { Self.tasks.firstIndex(of: self).map { $0 + 1 } }
}
