import Notifications

/// F18: how the person muted an app.
package struct Mute: Hashable, Sendable {
  /// When it ends by itself, on the simulated clock.
  package let until: Instant
  /// What was chosen; "for today" ends at midnight wherever the phone is then.
  package let length: MuteLength

  /// - Parameter now: When it begins, or when the clock of the device comes to read otherwise.
  init(_ length: MuteLength, from now: Instant, on device: Device) {
    let hourLater = now + .hours(1)
    self.length = length
    until =
      switch length {
      case .hour: hourLater
      case .today: device.next(TimeOfDay(minutes: 0), after: now) ?? hourLater
      }
  }
}
