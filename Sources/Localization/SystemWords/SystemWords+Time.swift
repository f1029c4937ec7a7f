import Notifications

extension SystemWords {
  /// P21: `now`, `5m ago`, `2h ago`, `Yesterday, 9:41 AM`, then weekday and
  /// time, over six days the date.
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
      let format = dateFormat(on: device)
      if seconds > 6 * 86_400 { return format.monthAndDay(civil) }
      let time = timeOfDay(civil, on: device)
      let today = CivilTime(now, in: device.timeZone).daysSince1970
      return civil.daysSince1970 == today - 1
        ? self(.yesterdayAndTime, arguments: [time])
        : self(.weekdayAndTime, arguments: [format.weekday(civil), time])
    }
  }

  /// The clock as the status bar shows it: `9:41`, by 24 hours or by 12 as the device is set. By 12
  /// it does not say which half of the day it is.
  package func clock(_ time: CivilTime, on device: Device) -> String {
    inDigits(dateFormat(on: device).clock(time, to24: device.countsTo24), of: nil)
  }

  /// A time of day that says which half of the day it is in, where clocks count to 12: `9:41 AM`.
  package func timeOfDay(_ time: CivilTime, on device: Device) -> String {
    dateFormat(on: device).time(time, to24: device.countsTo24)
  }

  /// A time of day, in minutes since midnight, by 24 hours: a plan for a day says
  /// morning and evening apart.
  ///
  /// - Parameter minutes: 0 to 1440, which is 24:00.
  package func clock(minutes: Int) -> String {
    inDigits("\((minutes / 60).padded(2)):\((minutes % 60).padded(2))", of: nil)
  }

  /// How far something has played: `1:05`.
  ///
  /// Minutes are not turned into hours: `75:00`.
  package func elapsed(seconds: Int) -> String {
    inDigits("\(seconds / 60):\((seconds % 60).padded(2))", of: nil)
  }

  /// A number by itself, such as a badge's.
  package func number(_ number: Int) -> String { inDigits(String(number), of: nil) }

  /// `Mon, Jun 4`.
  package func date(_ time: CivilTime, on device: Device) -> String {
    dateFormat(on: device).weekdayAndDay(time)
  }

  /// A text with its number, in the digits that the language writes.
  ///
  /// - Parameter name: What fills its `%@`: a name keeps its own digits.
  package func inDigits(of text: SystemText, number: Int, name: String? = nil) -> String {
    guard let name else { return inDigits(self(text, number: number), of: text) }
    let words = self(text, number: number, arguments: [String(Self.gap)])
    return inDigits(words, of: text).split(separator: Self.gap, omittingEmptySubsequences: false)
      .joined(separator: name)
  }

  // Stands in no words of a language.
  private static let gap: Character = "\u{FFFC}"

  // P21: the language that the words come in, in the device's region.
  private func dateFormat(on device: Device) -> DateFormat {
    let localization = localizer?.entry(SystemText.now.key)?.found.localization
    guard let localizer, let localization else {
      return DateFormat(language: LanguageTag("en"), in: device.locale)
    }
    let (own, first) = (LanguageTag(localization), localizer.deviceTag)
    return DateFormat(language: own.language == first.language ? first : own, in: device.locale)
  }
}

extension Device {
  /// Whether its clocks count to 24: as it is set, else as its locale does.
  package var countsTo24: Bool {
    uses24HourClock ?? DateFormat(language: LanguageTag(locale), in: locale).countsTo24
  }

  /// P21: how English words beside the phone write days: `Mon, Jun 4` where the region
  /// does so, else `Mon, 4 Jun`.
  package var englishDates: DateFormat { DateFormat(language: LanguageTag("en"), in: locale) }
}
