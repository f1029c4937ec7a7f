import Notifications

extension State {
  /// The same phone with another setting of previews, lying there otherwise, to look
  /// at, in the groups that hold then (H15): nothing happened to it.
  ///
  /// - Parameters:
  ///   - previews: Of the phone, and of all apps.
  ///   - isLocked: Whether it is locked.
  ///   - isAuthenticated: Whether its owner was recognized (P1).
  package func lookedAt(
    previews: Previews, isLocked: Bool, isAuthenticated: Bool
  ) -> State {
    var other = self
    for app in apps { other.change(AppReference(app)) { $0.settings.previews = nil } }
    var device = device
    device.previews = previews
    (device.isLocked, device.isAuthenticated) = (isLocked, isAuthenticated)
    other.setDevice(device)
    return other
  }
}
