import Notifications

/// A moment of a session: while it is the same, nothing was done to the phone.
package struct SessionMoment: Hashable, Sendable {
  /// How many facts made the phone what it is.
  package let factCount: Int
  /// How often facts were taken back: as many may have come instead.
  package let rewindCount: Int
  /// What the clock reads.
  package let now: Instant
}
