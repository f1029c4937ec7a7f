/// A moment that the timeline shows.
package enum Moment: Hashable, Sendable {
  /// After so many events; 0 is the beginning.
  case event(Int)
  case present
  /// A line that is to come, by its place from the nearest on.
  case pending(Int)
  /// A future that was left, by its place from the oldest on.
  case branch(Int)
  /// Where an expectation was checked, by its number.
  case check(Int)
}
