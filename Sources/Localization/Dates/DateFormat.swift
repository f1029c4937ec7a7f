import Notifications

/// P21: how a language in a region writes days and times, as CLDR has it.
///
///     DateFormat(language: LanguageTag("en"), in: "en_GB").weekdayAndDay(time)  // Mon, 4 Jun
///
/// Days are Gregorian. Nothing is loaded for American English, which most first frames need.
package struct DateFormat: Hashable, Sendable {
  // `MMMd`, `MMMEd`, `yMMMEd`, `hm`, `Hm`.
  private let monthAndDay, weekdayAndDay, dayOfYear, timeTo12, timeTo24: DatePattern
  private let names: DateNames
  // From 0 to 9; nil for ASCII's.
  private let digits: [Character]?
  /// Whether clocks count to 24 there: `jm`.
  let countsTo24: Bool

  /// The format of a language in the region of a locale.
  ///
  /// - Parameter locale: In any spelling; one without a region leaves the language its own.
  package init(language: LanguageTag, in locale: String) {
    var tag = language
    let region = LanguageTag(locale).region
    if !region.isEmpty { tag.region = region }
    self = .of(tag)
  }

  init(_ patterns: Patterns, names: DateNames, digits: [Character]?) {
    monthAndDay = DatePattern(patterns.monthAndDay)
    weekdayAndDay = DatePattern(patterns.weekdayAndDay)
    dayOfYear = DatePattern(patterns.dayOfYear)
    timeTo12 = DatePattern(patterns.timeTo12)
    timeTo24 = DatePattern(patterns.timeTo24)
    countsTo24 = DatePattern(patterns.time).countsTo24
    (self.names, self.digits) = (names, digits)
  }

  /// CLDR's patterns, each for its skeleton.
  struct Patterns {
    /// `MMMd`.
    var monthAndDay = "MMM d"
    /// `MMMEd`.
    var weekdayAndDay = "EEE, MMM d"
    /// `yMMMEd`.
    var dayOfYear = "EEE, MMM d, y"
    /// `hm`.
    var timeTo12 = "h:mm a"
    /// `Hm`.
    var timeTo24 = "HH:mm"
    /// `jm`: by 12 or 24 hours, as the region counts.
    var time = "h:mm a"
  }

  /// `Jun 4`.
  package func monthAndDay(_ time: CivilTime) -> String { write(time, monthAndDay) }

  /// `Mon, Jun 4`.
  package func weekdayAndDay(_ time: CivilTime) -> String { write(time, weekdayAndDay) }

  /// `Mon, Jun 4`, with its year where that is another one than a given one.
  ///
  /// - Parameter year: Nil always writes the year.
  package func day(_ time: CivilTime, besideYear year: Int? = nil) -> String {
    write(time, year == time.year ? weekdayAndDay : dayOfYear)
  }

  /// `Jun`.
  package func month(_ time: CivilTime) -> String { write(time, DatePattern("MMM")) }

  /// `Mon`.
  package func weekday(_ time: CivilTime) -> String { write(time, DatePattern("EEE")) }

  /// `9:41 AM`, or `09:41` by 24 hours.
  package func time(_ time: CivilTime, to24 countsTo24: Bool) -> String {
    write(time, countsTo24 ? timeTo24 : timeTo12)
  }

  /// `9:41:05 AM`, or `09:41:05` by 24 hours: CLDR's `hms` and `Hms`.
  package func timeWithSeconds(_ time: CivilTime, to24 countsTo24: Bool) -> String {
    write(time, (countsTo24 ? timeTo24 : timeTo12).withSeconds)
  }

  /// `9:41`, or `09:41` by 24 hours: what stands between hour and minute, and
  /// nothing else; in ASCII's digits.
  func clock(_ time: CivilTime, to24 countsTo24: Bool) -> String {
    (countsTo24 ? timeTo24 : timeTo12).clock.parts.map { words($0, time) }.joined()
  }

  /// Whether a month stands before its day: `Jun 4`.
  package var namesMonthFirst: Bool {
    let letters = monthAndDay.parts.compactMap { part in
      if case .field(let letter, _) = part { return letter }
      return nil
    }
    return letters.first != "d"
  }

  private func write(_ time: CivilTime, _ pattern: DatePattern) -> String {
    let written = pattern.parts.map { words($0, time) }.joined()
    return digits.map { written.inDigits($0) } ?? written
  }

  private func words(_ part: DatePattern.Part, _ time: CivilTime) -> String {
    guard case .field(let letter, let count) = part else {
      if case .literal(let words) = part { return words }
      return ""
    }
    switch letter {
    case "y", "u", "Y": return String(time.year)
    case "M" where count > 2:
      return (count > 3 ? names.months : names.shortMonths).at(time.month)
    case "L" where count > 2:
      return (count > 3 ? names.loneMonths : names.shortLoneMonths).at(time.month)
    case "E": return (count > 3 ? names.weekdays : names.shortWeekdays).at(time.weekday)
    case "c", "e": return names.shortLoneWeekdays.at(time.weekday)
    case "a", "b", "B": return names.halves.at(time.hour < 12 ? 1 : 2)
    default: return number(letter, time).padded(count)
    }
  }

  private func number(_ letter: Character, _ time: CivilTime) -> Int {
    switch letter {
    case "M", "L": time.month
    case "d": time.day
    case "h": (time.hour + 11) % 12 + 1
    case "K": time.hour % 12
    case "k": (time.hour + 23) % 24 + 1
    case "H": time.hour
    case "m": time.minute
    default: time.second
    }
  }
}

extension [String] {
  // From one; what is beyond the names has none.
  fileprivate func at(_ number: Int) -> String {
    indices.contains(number - 1) ? self[number - 1] : ""
  }
}
