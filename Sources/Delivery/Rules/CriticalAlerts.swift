import Notifications

extension State {
  /// R1, R2, R7: whether a notification is a critical alert, and is drawn as one: it says so, and its
  /// app may.
  package func isCritical(_ number: Int) -> Bool {
    let notification = notification(number)
    guard notification.content.sound?.isCritical == true, device.profile >= .ios12,
      let app = app(notification.app)
    else { return false }
    return app.isOn(.critical)
  }
}
