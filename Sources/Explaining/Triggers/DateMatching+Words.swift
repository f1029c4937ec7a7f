import Localization
import Notifications

extension DateMatching {
  /// What it matches, the day before the time: `every Monday at 08:30`, `on
  /// March 10, 2019 at 02:30`.
  ///
  /// - Parameter dates: How days are written; only their order is looked at.
  func words(repeats: Bool, _ dates: DateFormat) -> String {
    if hasNoDay { return timeWords(repeats: repeats) + calendarWords }
    let time = [.hour, .minute, .second].contains { units[$0] != nil } ? " at \(clock)" : ""
    return dayWords(repeats: repeats, dates) + calendarWords + time
  }

  // K4: what stands above the highest unit is free.
  private func timeWords(repeats: Bool) -> String {
    if units[.hour] != nil { return (repeats ? "every day at " : "at ") + clock }
    if let minute = units[.minute] {
      let second = units[.second].map { ":" + $0.padded(2) } ?? ""
      return (repeats ? "every hour at :" : "at :") + minute.padded(2) + second
    }
    return (repeats ? "every minute at second " : "at second ") + "\(units[.second] ?? 0)"
  }

  private func dayWords(repeats: Bool, _ dates: DateFormat) -> String {
    let every = repeats ? "every " : "on "
    if units[.day] != nil, units[.month] == nil, units[.year] == nil {
      let month = repeats ? "every month on " : "on "
      let others = [weekdayWords, "day \(units[.day] ?? 1)"] + weeks + [quarter, era]
      return month + others.compactMap(\.self).joined(separator: ", ")
    }
    return every
      + ([weekdayWords] + weeks + [date(dates)]).compactMap(\.self).joined(separator: ", ")
  }

  private var hasNoDay: Bool {
    units.deciding(in: calendar ?? .gregorian).keys
      .allSatisfy { [.hour, .minute, .second].contains($0) }
  }

  private var clock: String {
    let second = units[.second].map { ":" + $0.padded(2) } ?? ""
    return (units[.hour] ?? 0).padded(2) + ":" + (units[.minute] ?? 0).padded(2) + second
  }

  private var calendarWords: String {
    calendar.map { $0 == .gregorian ? "" : " (\($0.rawValue))" } ?? ""
  }

  private var weekdayWords: String? {
    let name = units[.weekday].map(Self.weekdayName)
    guard let ordinal = units[.weekdayOrdinal] else { return name }
    return "\(name ?? "week") number \(ordinal)"
  }

  private var weeks: [String?] {
    [
      units[.weekOfMonth].map { "week \($0) of the month" },
      units[.weekOfYear].map { "week \($0)" },
      units[.yearForWeekOfYear].map { "\($0)" },
    ]
  }

  // `February 29, 2020`, or `29 February 2020`, with what of it is given.
  private func date(_ dates: DateFormat) -> String? {
    let day = units[.day].map { "\($0)" }
    let leap = isLeapMonth == true ? "leap " : ""
    let name =
      month.map { leap + (monthName($0) ?? "month \($0)") } ?? (leap.isEmpty ? nil : "leap month")
    let years = [quarter, units[.year].map { "\($0)" }, era].compactMap(\.self)
    // A month that has a number only is no word to stand before a day's: `3 month 13`.
    let isMonthFirst = dates.namesMonthFirst && month.flatMap(monthName) != nil
    let days = (isMonthFirst ? [name, day] : [day, name]).compactMap(\.self)
    let comma = isMonthFirst && day != nil && !years.isEmpty ? "," : ""
    let words = days.joined(separator: " ") + comma
    let parts = (words.isEmpty ? [] : [words]) + years
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  // K4: between a year and a day that are given, it is the first.
  private var month: Int? {
    units[.month] ?? (units[.day] != nil && units[.year] != nil ? 1 : nil)
  }

  private var quarter: String? { units[.quarter].map { "quarter \($0)" } }

  private var era: String? { units[.era].map { "era \($0)" } }

  private static func weekdayName(_ number: Int) -> String {
    DateNames.american.weekdays[ordinal: number] ?? "weekday \(number)"
  }

  // Nil for one that has a number only.
  private func monthName(_ number: Int) -> String? {
    let hasNames = (calendar ?? .gregorian).hasGregorianMonths
    return hasNames ? DateNames.american.months[ordinal: number] : nil
  }
}

extension CalendarIdentifier {
  fileprivate var hasGregorianMonths: Bool {
    switch self {
    case .gregorian, .iso8601, .buddhist, .japanese, .republicOfChina: true
    case .chinese, .coptic, .ethiopicAmeteAlem, .ethiopicAmeteMihret, .hebrew, .indian, .islamic,
      .islamicCivil, .islamicTabular, .islamicUmmAlQura, .persian:
      false
    }
  }
}
