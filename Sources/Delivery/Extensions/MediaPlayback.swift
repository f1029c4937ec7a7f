import Notifications

/// A medium that plays or rests, on the simulated clock (C16, C17).
package struct MediaPlayback: Hashable, Sendable {
  /// Whether it plays, from `since` on.
  package var isPlaying = false
  /// How far it was when it last began or stopped.
  var position = Interval(milliseconds: 0)
  /// When it last began or stopped.
  var since: Instant

  init(since: Instant) { self.since = since }

  /// How far it is at a moment.
  func position(at now: Instant) -> Interval {
    guard isPlaying else { return position }
    return Interval(milliseconds: position.milliseconds + (now - since).milliseconds)
  }

  /// When it is over, if it goes on playing.
  func end(of length: Interval) -> Instant {
    since + Interval(milliseconds: max(0, length.milliseconds - position.milliseconds))
  }

  /// Begins or stops at a moment; what is over begins anew.
  ///
  /// - Parameter length: Nil where nothing says how long it is.
  mutating func set(_ playing: Bool, at now: Instant, length: Interval?) {
    guard playing != isPlaying else { return }
    position = position(at: now)
    if playing, let length, position >= length { position = Interval(milliseconds: 0) }
    isPlaying = playing
    since = now
  }
}
