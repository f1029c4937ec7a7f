import Notifications

/// The system's own words: what a phone says where the app says nothing (T25).
package struct SystemWords: Hashable, Sendable {
  /// T8: what stands for a group that no app describes.
  package func moreNotifications(_ number: Int) -> String {
    number == 1 ? "1 more notification" : "\(number) more notifications"
  }

  /// P21: `now`, `5m ago`, `2h ago`, then weekday and time, over six days the date.
  package func relativeTime(of instant: Instant, at now: Instant, on device: Device) -> String {
    let seconds = (now - instant).milliseconds / 1000
    switch seconds {
    case ..<60: return "now"
    case ..<3600: return "\(seconds / 60)m ago"
    case ..<86_400: return "\(seconds / 3600)h ago"
    default:
      let civil = CivilTime(instant, in: device.timeZone)
      if seconds > 6 * 86_400 { return dayAndMonth(civil) }
      return "\(weekday(civil)) \(clock(civil, on: device))"
    }
  }

  /// The clock as the status bar shows it: `9:41`, by 24 hours or by 12 as the device is set.
  package func clock(_ time: CivilTime, on device: Device) -> String {
    let minutes = time.minute.padded(2)
    if device.countsTo24 { return "\(time.hour.padded(2)):\(minutes)" }
    return "\((time.hour + 11) % 12 + 1):\(minutes)"
  }

  /// `Mon 4 Jun`.
  package func date(_ time: CivilTime) -> String { "\(weekday(time)) \(dayAndMonth(time))" }

  package init() {}

  private func weekday(_ time: CivilTime) -> String {
    ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][time.weekday - 1]
  }

  private func dayAndMonth(_ time: CivilTime) -> String {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return "\(time.day) \(months[time.month - 1])"
  }
}

extension Device {
  /// Whether its clocks count to 24: as it is set, else as its region does.
  package var countsTo24: Bool {
    let twelveHourRegions = ["US", "CA", "AU", "NZ", "PH", "IN", "EG", "SA", "CO", "PK", "MY"]
    let region = locale.split { $0 == "_" || $0 == "-" }.last.map(String.init) ?? ""
    return uses24HourClock ?? !twelveHourRegions.contains(region)
  }
}
