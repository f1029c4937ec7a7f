import Notifications

/// F18: how the person muted an app.
package struct Mute: Hashable, Sendable {
  /// When the person chose it, on the simulated clock.
  let since: Instant
  /// When it ends by itself, on the simulated clock.
  package let until: Instant
  /// What was chosen; "for today" ends at midnight wherever the phone is then.
  package let length: MuteLength

  /// - Parameters:
  ///   - since: When the person chose it, which says what day is meant by today.
  ///   - device: Where the phone is now.
  init(_ length: MuteLength, since: Instant, on device: Device) {
    let hourLater = since + .hours(1)
    (self.since, self.length) = (since, length)
    until =
      switch length {
      case .hour: hourLater
      case .today: device.next(TimeOfDay(minutes: 0), after: since) ?? hourLater
      }
  }
}

extension State {
  /// F18: until when an app is muted; nil for not, and before iOS 15, where what was muted waits for
  /// the phone to know of it again.
  package func mutedUntil(of app: InstalledApp) -> Instant? {
    device.profile.has(.muting) ? app.mutedUntil : nil
  }
}
