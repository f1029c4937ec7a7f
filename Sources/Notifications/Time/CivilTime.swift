/// A reading of calendar and clock, Gregorian.
///
/// A reading need not exist in a zone, and may exist twice there. Fields beyond their ranges are
/// not checked.
package struct CivilTime: Hashable, Sendable {
  /// Gregorian, also before that calendar was introduced.
  package var year: Int
  /// 1 to 12.
  package var month: Int
  /// 1 to 31.
  package var day: Int
  /// 0 to 23.
  package var hour: Int
  /// 0 to 59.
  package var minute: Int
  /// 0 to 59; leap seconds are not counted.
  package var second: Int
  /// 0 to 999.
  package var millisecond: Int

  package init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    millisecond: Int = 0
  ) {
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute) = (hour, minute)
    (self.second, self.millisecond) = (second, millisecond)
  }

  /// What calendar and clock read at a moment, this many seconds east of Greenwich.
  package init(_ instant: Instant, secondsFromGMT: Int) {
    let local = instant.milliseconds + Int64(secondsFromGMT) * 1000
    let days = local.flooring(86_400_000)
    let rest = Int(local - days * 86_400_000)
    self = CivilTime(daysSince1970: days)
    hour = rest / 3_600_000
    minute = rest / 60_000 % 60
    second = rest / 1000 % 60
    millisecond = rest % 1000
  }

  /// What calendar and clock read at a moment in a zone.
  ///
  /// The zone's offset at that moment counts, summer time included.
  package init(_ instant: Instant, in zone: TimeZone) {
    self.init(instant, secondsFromGMT: zone.secondsFromGMT(at: instant))
  }

  // Counts years from March, so that the leap day comes last; 146,097 days are 400 years.
  private init(daysSince1970: Int64) {
    let shifted = daysSince1970 + 719_468
    let era = shifted.flooring(146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = Int(marchMonth < 10 ? marchMonth + 3 : marchMonth - 9)
    let day = Int(dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    self.init(year: Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0), month: month, day: day)
  }

  /// Days since 1 January 1970 of the date.
  package var daysSince1970: Int64 {
    let shiftedYear = Int64(month <= 2 ? year - 1 : year)
    let era = shiftedYear.flooring(400)
    let yearOfEra = shiftedYear - era * 400
    let marchMonth = Int64(month > 2 ? month - 3 : month + 9)
    let dayOfYear = (153 * marchMonth + 2) / 5 + Int64(day) - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The moment of this reading, this many seconds east of Greenwich.
  package func instant(secondsFromGMT: Int) -> Instant {
    let seconds = daysSince1970 * 86_400 + Int64(hour * 3600 + minute * 60 + second)
    return Instant(milliseconds: (seconds - Int64(secondsFromGMT)) * 1000 + Int64(millisecond))
  }

  /// The moment of this reading in a zone; the first of two, and past a gap by as much as it lasts.
  package func instant(in zone: TimeZone) -> Instant {
    let guess = instant(secondsFromGMT: 0)
    let before = zone.secondsFromGMT(at: guess + .days(-1))
    let candidate = instant(secondsFromGMT: before)
    if CivilTime(candidate, in: zone) == self { return candidate }
    let after = instant(secondsFromGMT: zone.secondsFromGMT(at: guess + .days(1)))
    return CivilTime(after, in: zone) == self ? after : candidate
  }

  /// The weekday, 1 Sunday to 7 Saturday.
  package var weekday: Int { Self.weekday(of: daysSince1970) }

  /// The weekday of a day since 1 January 1970, 1 Sunday to 7 Saturday.
  package static func weekday(of day: Int64) -> Int {
    let sinceSunday = (day + 4) % 7
    return Int(sinceSunday < 0 ? sinceSunday + 7 : sinceSunday) + 1
  }

  /// How many days the month has.
  package var daysInMonth: Int {
    let next = CivilTime(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1)
    return Int(next.daysSince1970 - CivilTime(year: year, month: month, day: 1).daysSince1970)
  }
}
