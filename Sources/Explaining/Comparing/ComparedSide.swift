/// What stands beside the phone as it is, to be compared with it.
package enum ComparedSide: Hashable, Sendable {
  /// The same course of events on a phone that is set otherwise from the start.
  case set(MatrixPoint)
  /// Another moment of it: after so many events. More than there are is the present.
  case event(Int)
  /// A future that was left, by its place from the oldest on.
  case branch(Int)
  /// What is at a path: an app's folder, a scenario, payloads.
  case source(String)
}
