import Localization
import Notifications

extension DateMatching {
  /// What it matches, the day before the time: `every Monday at 08:30`, `on
  /// March 10, 2019 at 02:30`.
  ///
  /// - Parameter dates: How days are written; only their order is looked at.
  func words(repeats: Bool, _ dates: DateFormat) -> String {
    let repeats = repeats && !isOfOneYear
    if hasNoDay { return timeWords(repeats: repeats) + calendarWords }
    let time = [.hour, .minute, .second].contains { units[$0] != nil } ? " at \(clock)" : ""
    return dayWords(repeats: repeats, dates) + calendarWords + time
  }

  /// Whether its year comes once, and with it all that it matches: between a year and what is
  /// given below it, all is at its least (K4).
  ///
  /// Years of some calendars begin anew with each era.
  var isOfOneYear: Bool {
    let countsAnew = calendar == .chinese || calendar == .japanese
    return (units[.year] ?? units[.yearForWeekOfYear]) != nil
      && (units[.era] != nil || !countsAnew)
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
    if let day = units[.day], monthWords == nil {
      let month = repeats ? "every month on " : "on "
      let others = [weekdayWords(), "day \(day)"] + weeks + years
      return month + others.compactMap(\.self).joined(separator: ", ")
    }
    let often = repeats && !fallsWithinMonth ? "every " : hasDay ? "on " : "in "
    let every = repeats && fallsWithinMonth ? "every " : ""
    let parts = [weekdayWords(every)] + weeks + [date(dates, every)]
    return often + parts.compactMap(\.self).joined(separator: ", ")
  }

  private var hasDay: Bool { units[.day] != nil || units[.weekday] != nil }

  // What comes again is the month then, as in `on day 1 of every month 13`.
  private var fallsWithinMonth: Bool {
    isMonthNumbered && units[.day] != nil || units[.weekday] == nil && units[.weekdayOrdinal] != nil
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

  // The first seven days of a month are the first of each weekday, the next seven the second.
  private func weekdayWords(_ every: String = "") -> String? {
    let name = units[.weekday].map(Self.weekdayName)
    guard let ordinal = units[.weekdayOrdinal] ?? (isFirstWeekday ? 1 : nil) else { return name }
    if let name { return "\(name) number \(ordinal)" }
    let count = ["first", "second", "third", "fourth", "fifth"][ordinal: ordinal] ?? "\(ordinal)th"
    return "the \(count) seven days of \(every.isEmpty || month != nil ? "the " : every)month"
  }

  // K4: where a month or more is given, and nothing between that and a weekday.
  private var isFirstWeekday: Bool {
    let isInMonth = monthWords != nil || units.deciding(in: calendar ?? .gregorian)[.era] != nil
    let isGiven = [Unit.day, .weekOfMonth].contains { units[$0] != nil } || weekOfYear != nil
    return isInMonth && !isGiven && units[.weekday] != nil
  }

  private var weeks: [String?] {
    [
      units[.weekOfMonth].map { "week \($0) of the month" },
      weekOfYear.map { "week \($0)" },
      units[.yearForWeekOfYear].map { "\($0)" },
    ]
  }

  // K4: below its year it is the first.
  private var weekOfYear: Int? {
    units[.weekOfYear] ?? (units[.yearForWeekOfYear] == nil ? nil : 1)
  }

  // `February 29, 2020`, or `29 February 2020`, with what of it is given.
  private func date(_ dates: DateFormat, _ every: String) -> String? {
    let isMonthFirst = dates.namesMonthFirst && !isMonthNumbered && month != nil
    let years = years.compactMap(\.self)
    let hasComma = (isMonthNumbered || units[.day] != nil && isMonthFirst) && !years.isEmpty
    let words = days(isMonthFirst: isMonthFirst, every) + (hasComma ? "," : "")
    let parts = (words.isEmpty ? [] : [words]) + years
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func days(isMonthFirst: Bool, _ every: String) -> String {
    let day = units[.day].map { "\($0)" }
    if let day, let monthWords, isMonthNumbered { return "day \(day) of \(every)\(monthWords)" }
    let name = monthWords.map { every + $0 }
    return (isMonthFirst ? [name, day] : [day, name]).compactMap(\.self).joined(separator: " ")
  }

  private var monthWords: String? {
    let leap = isLeapMonth == true ? "leap " : ""
    guard let month else { return leap.isEmpty ? nil : "leap month" }
    return leap + (monthName(month) ?? "month \(month)")
  }

  // A month that has a number only is no word to stand beside a day's.
  private var isMonthNumbered: Bool { monthWords != nil && month.flatMap(monthName) == nil }

  // K4: between a quarter or a year and a day that are given, it is the first.
  private var month: Int? {
    let days: [Unit] = [.day, .weekday, .weekdayOrdinal, .weekOfMonth]
    guard units[.month] == nil, days.contains(where: { units[$0] != nil }) else {
      return units[.month]
    }
    if let quarter = units[.quarter] { return quarter * 3 - 2 }
    return units[.year] != nil && weekOfYear == nil ? 1 : nil
  }

  private var years: [String?] {
    [
      units[.quarter].map { "quarter \($0)" }, units[.year].map { "\($0)" },
      units[.era].map { "era \($0)" },
    ]
  }

  private static func weekdayName(_ number: Int) -> String {
    DateNames.american.weekdays[ordinal: number] ?? "weekday \(number)"
  }

  // Nil for one that has a number only.
  private func monthName(_ number: Int) -> String? {
    let hasNames = (calendar ?? .gregorian).hasGregorianMonths
    return hasNames ? DateNames.american.months[ordinal: number] : nil
  }
}
