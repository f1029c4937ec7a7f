import Notifications

/// A connection that failed: what those hear who look after the phone or follow it.
package struct ConnectionFailure: Hashable, Sendable {
  /// The connection's number in the log.
  package let number: Int
  /// What it was connected to.
  package let kind: ListenerKind
  /// What the client called itself, or its address.
  package let client: String
  /// When, by the phone's clock.
  package let at: Instant
  /// Why, and what to do about it, without a capital and a full stop.
  package let words: String
}
