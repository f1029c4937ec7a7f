/// A moment that the timeline shows.
///
/// Places are counted from 0 and hold only until the next event or look.
package enum Moment: Hashable, Sendable {
  /// After so many events; 0 is the beginning.
  case event(Int)
  /// When a trigger of an app's request fired, by its place from the oldest on.
  case fired(Int)
  /// Where time passes and acts have their effect.
  case present
  /// A line or a request that is to come, by its place from the nearest on.
  case pending(Int)
  /// A future that was left, by its place from the oldest on.
  case branch(Int)
  /// Where an expectation was checked, by its number.
  case check(Int)
}
