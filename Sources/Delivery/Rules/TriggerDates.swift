import Calendars
import Notifications

extension Trigger {
  /// K3–K9: when it fires next behind a moment; nil where it does not any more, and
  /// where no time decides that.
  ///
  /// - Parameters:
  ///   - date: When it was scheduled.
  ///   - device: Its zone holds for what names none (K5).
  func nextDate(after moment: Instant, scheduledAt date: Instant, on device: Device) -> Instant? {
    switch self {
    case .push, .immediate, .location, .legacy(_, isPresentedNow: true): return nil
    case .legacy(let notification, isPresentedNow: false):
      return notification.nextDate(after: moment, scheduledAt: date, on: device)
    case .timeInterval(let interval, let repeats):
      if !repeats { return moment < date + interval ? date + interval : nil }
      return Self.nextMultiple(of: interval, from: date, after: moment)
    case .calendar(let matching, _):
      return DateSearch(matching, deviceZone: device.timeZone, policies: device.policies)?
        .next(after: moment)
    }
  }

  // K3: an interval counts elapsed time from the moment of scheduling.
  private static func nextMultiple(
    of interval: Interval, from date: Instant, after moment: Instant
  ) -> Instant {
    let passed = max(0, (moment - date).milliseconds / interval.milliseconds)
    return date + Interval(milliseconds: (passed + 1) * interval.milliseconds)
  }

  /// Why it fires; nil for what comes without waiting.
  package var reason: Reason? {
    switch self {
    case .push, .immediate: nil
    case .timeInterval: Reason("K3")
    case .calendar: Reason("K6")
    case .location: Reason("K10")
    case .legacy(_, isPresentedNow: true): Reason("N22")
    case .legacy(let notification, isPresentedNow: false): Reason(notification.dateRule)
    }
  }

  /// K2: why a request with it is refused; nil where it is not.
  package var refusal: String? {
    guard case .timeInterval(let interval, let repeats) = self else { return nil }
    if interval <= .seconds(0) { return "time interval must be greater than 0" }
    if repeats, interval < .seconds(60) { return "time interval must be at least 60 if repeating" }
    return nil
  }
}
