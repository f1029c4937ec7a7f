import Notifications

extension State {
  /// The same phone with another setting of previews, lying there otherwise, to look
  /// at: nothing happened to it.
  ///
  /// - Parameters:
  ///   - previews: Of the phone, and of all apps.
  ///   - isLocked: Whether it is locked.
  ///   - isAuthenticated: Whether its owner was recognized (P1).
  package func lookedAt(
    previews: Previews, isLocked: Bool, isAuthenticated: Bool
  ) -> State {
    var other = self
    other.device.previews = previews
    (other.device.isLocked, other.device.isAuthenticated) = (isLocked, isAuthenticated)
    other.setApps(
      apps.map { app in
        var app = app
        app.settings.previews = nil
        return app
      })
    return other
  }
}
