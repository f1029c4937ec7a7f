import Calendars
import Notifications

extension LocalNotification {
  /// N9–N17: when it fires next behind a moment; nil where it does not any more, and
  /// where a place decides that.
  ///
  /// - Parameter date: When it was scheduled, which stands for a fire date that is missing.
  func nextDate(after moment: Instant, scheduledAt date: Instant, on device: Device) -> Instant? {
    region == nil ? readings(from: fireDate ?? date, on: device).next(after: moment) : nil
  }

  /// N10, N11: when what waits for a moment fires after the device went to another zone; nil where
  /// no clock reads its time there.
  func date(ofReadingAt moment: Instant, in old: TimeZone, on device: Device) -> Instant? {
    readings(from: fireDate ?? moment, on: device).moment(ofReadingAt: moment, in: old)
  }

  /// N9, N10: when the time of a fire date is, where a device is; nil
  /// where no clock reads it there.
  package func date(ofFireDate fireDate: Instant, on device: Device) -> Instant? {
    readings(from: fireDate, on: device).moment(ofReadingAt: fireDate, in: timeZone ?? .utc)
  }

  /// N16: the number of a fire date's day, where one of the months in which it comes again lacks
  /// that; nil where none does.
  package func lackedDay(ofFireDate fireDate: Instant, on device: Device) -> Int? {
    readings(from: fireDate, on: device).lackedDay
  }

  // N9, N10, N15: universal time is what a clock in Greenwich reads, wall
  // time what the device's does.
  private func readings(from first: Instant, on device: Device) -> RepeatedReading {
    RepeatedReading(
      CivilTime(first, in: timeZone ?? .utc), every: repeatInterval,
      in: repeatCalendar ?? .gregorian, zone: timeZone == nil ? .utc : device.timeZone,
      policies: device.policies)
  }

  /// N8: why it is due as soon as it is scheduled; nil where it waits.
  func ruleAtOnce(at now: Instant, on device: Device) -> RuleID? {
    guard region == nil else { return nil }
    guard let fireDate else { return "N8" }
    return date(ofFireDate: fireDate, on: device).map { $0 <= now } ?? false ? "N8" : nil
  }

  /// Which rule says when it fires.
  var dateRule: RuleID {
    if region != nil { return "K10" }
    if fireDate == nil { return "N8" }
    return timeZone == nil ? "N9" : "N10"
  }

  /// Why it waits for what it waits for.
  var waitingReason: Reason { region == nil ? Reason(dateRule) : Reason("K10", "waits") }

  /// N10: whether it is what the clock reads where the device is, so that a
  /// move changes when it fires.
  var isWallTime: Bool { timeZone != nil && region == nil }

  /// N11: whether a move can make its time past; each hour and minute comes again soon.
  var namesTimeOfDay: Bool {
    switch repeatInterval {
    case .hour, .minute: false
    case .year, .quarter, .month, .week, .weekday, .day, nil: true
    }
  }
}
