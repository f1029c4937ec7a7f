import Delivery

/// What the cells of a matrix show.
package enum MatrixSubject: Equatable, Sendable {
  /// Notifications of one category, on a phone on which nothing else happened.
  case category(WordSubject)
  /// What was played.
  case played
}
