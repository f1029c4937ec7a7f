import Notifications

/// F18: how the person muted an app.
package struct Mute: Hashable, Sendable {
  /// What calendar and clock read where the person chose it, as if that were Greenwich: the day that
  /// is meant by today, wherever the phone is then.
  let reading: Instant
  /// When it ends by itself, on the simulated clock.
  package let until: Instant
  /// What was chosen; "for today" ends at midnight wherever the phone is then.
  package let length: MuteLength

  /// - Parameters:
  ///   - now: By the simulated clock.
  ///   - reading: As of the property; nil where it is chosen now.
  ///   - device: Where the phone is now.
  init(_ length: MuteLength, at now: Instant, reading: Instant? = nil, on device: Device) {
    let hourLater = now + .hours(1)
    self.reading = reading ?? CivilTime(now, in: device.timeZone).instant(in: .utc)
    self.length = length
    let start = CivilTime(self.reading, in: .utc).instant(in: device.timeZone)
    until =
      switch length {
      case .hour: hourLater
      case .today: device.next(TimeOfDay(minutes: 0), after: start) ?? hourLater
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
