extension JSONNode {
  /// Whether this `aps` is for a live activity: it changes what is on the screen already,
  /// and its keys have other meanings (a relevance of any size, a sound and texts of
  /// their own inside `alert`).
  package var isForLiveActivity: Bool {
    self["event"] != nil && self["content-state"] != nil
  }
}
