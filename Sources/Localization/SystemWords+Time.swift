import Notifications

extension SystemWords {
  /// P21: `now`, `5m ago`, `2h ago`, `Yesterday, 9:41 AM`, then weekday and time, over six days the date.
  ///
  /// - Parameters:
  ///   - instant: One in the future reads as `now`.
  ///   - now: The scenario's clock.
  ///   - device: Its zone decides which day it was, its clock setting how the time reads.
  package func relativeTime(of instant: Instant, at now: Instant, on device: Device) -> String {
    let seconds = (now - instant).milliseconds / 1000
    switch seconds {
    case ..<60: return self(.now)
    case ..<3600: return inDigits(self(.minutes, number: Int(seconds / 60)), of: .minutes)
    case ..<86_400: return inDigits(self(.hours, number: Int(seconds / 3600)), of: .hours)
    default:
      let civil = CivilTime(instant, in: device.timeZone)
      if seconds > 6 * 86_400 { return dayAndMonth(civil) }
      let time = timeOfDay(civil, on: device)
      let today = CivilTime(now, in: device.timeZone).daysSince1970
      return civil.daysSince1970 == today - 1
        ? self(.yesterdayAndTime, arguments: [time])
        : self(.weekdayAndTime, arguments: [weekday(civil), time])
    }
  }

  /// The clock as the status bar shows it: `9:41`, by 24 hours or by 12 as the device is set. By 12
  /// it does not say which half of the day it is.
  package func clock(_ time: CivilTime, on device: Device) -> String {
    let minutes = time.minute.padded(2)
    let words =
      device.countsTo24
      ? self(.clock24, arguments: [time.hour.padded(2), minutes])
      : self(.clock12, arguments: [String((time.hour + 11) % 12 + 1), minutes])
    return inDigits(words, of: nil)
  }

  /// A time of day that says which half of the day it is in, where clocks count to 12: `9:41 AM`.
  package func timeOfDay(_ time: CivilTime, on device: Device) -> String {
    guard !device.countsTo24 else { return clock(time, on: device) }
    let arguments = [String((time.hour + 11) % 12 + 1), time.minute.padded(2)]
    return inDigits(self(time.hour < 12 ? .clockAM : .clockPM, arguments: arguments), of: nil)
  }

  /// A time of day, in minutes since midnight, by 24 hours: a plan for a day says morning and evening apart.
  ///
  /// - Parameter minutes: 0 to 1439.
  package func clock(minutes: Int) -> String {
    let arguments = [(minutes / 60).padded(2), (minutes % 60).padded(2)]
    return inDigits(self(.clock24, arguments: arguments), of: nil)
  }

  /// How far something has played: `1:05`.
  ///
  /// Minutes are not turned into hours: `75:00`.
  package func elapsed(seconds: Int) -> String {
    inDigits("\(seconds / 60):\((seconds % 60).padded(2))", of: nil)
  }

  /// A number by itself, such as a badge's.
  package func number(_ number: Int) -> String { inDigits(String(number), of: nil) }

  /// `Mon 4 Jun`.
  package func date(_ time: CivilTime) -> String {
    self(.weekdayAndDate, arguments: [weekday(time), dayAndMonth(time)])
  }

  /// A text with its number, in the digits that the language writes.
  package func inDigits(of text: SystemText, number: Int) -> String {
    inDigits(self(text, number: number), of: text)
  }

  private func weekday(_ time: CivilTime) -> String {
    SystemText.weekdays.indices.contains(time.weekday - 1)
      ? self(SystemText.weekdays[time.weekday - 1]) : ""
  }

  private func dayAndMonth(_ time: CivilTime) -> String {
    let month =
      SystemText.months.indices.contains(time.month - 1)
      ? self(SystemText.months[time.month - 1]) : ""
    return inDigits(self(.dayAndMonth, arguments: [String(time.day), month]), of: .dayAndMonth)
  }
}

extension Device {
  /// Whether its clocks count to 24: as it is set, else as its region does.
  ///
  /// The regions are those of CLDR's data that scenarios meet; any other one counts to 24.
  package var countsTo24: Bool {
    let twelveHourRegions = ["US", "CA", "AU", "NZ", "PH", "IN", "EG", "SA", "CO", "PK", "MY"]
    return uses24HourClock ?? !twelveHourRegions.contains(LanguageTag(locale).region)
  }
}
