extension JSONNode {
  /// Whether this `aps` is for a live activity: it changes what is on the screen already,
  /// and its keys have other meanings (a relevance of any size, a sound and texts of
  /// their own inside `alert`).
  package var isForLiveActivity: Bool {
    // Nearly all have no event, and without it no names of keys are made.
    self["event"] != nil && isForLiveActivity { member(named: $0) != nil }
  }

  /// The same, where keys may be written otherwise.
  ///
  /// - Parameter has: Whether this `aps` has a key.
  package func isForLiveActivity(_ has: (String) -> Bool) -> Bool {
    guard has("event") else { return false }
    return has("content-state") || endsLiveActivity && (has("timestamp") || has("dismissal-date"))
  }

  /// Whether it says that a live activity ends: only then there need be no `content-state`.
  package var endsLiveActivity: Bool { self["event"]?.string == "end" }
}
