import Delivery

/// What the cells of a matrix show.
package enum MatrixSubject: Hashable, Sendable {
  /// Notifications of one category, on a phone on which nothing else happened.
  case category(WordSubject)
  /// What was played.
  case played
}
