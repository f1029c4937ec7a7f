import Notifications

/// What a trigger asks for and no date has, be it past or to come (K8).
package struct DateContradiction: Equatable, Sendable {
  /// All that it asks for of a date: `year 2019, month 1, day 1, weekday 2`.
  package let asked: String
  /// What to leave out, as it stands in a sentence: a name in `DateComponents` without which there
  /// are such dates; `several` where no single unit is to blame.
  package let surplus: String

  /// Nil where some date has all of it.
  package init?(_ matching: DateMatching) {
    if matching.isFulfillable { return nil }
    asked = matching.dateWords
    let surplus = Self.leastMissed.first { matching.without($0).isFulfillable }
    self.surplus = surplus?.rawValue ?? "several"
  }

  // A day of a month says more than that of a week, and a year is hardly meant by mistake.
  private static let leastMissed: [DateMatching.Unit] = [
    .weekday, .quarter, .weekdayOrdinal, .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .day,
    .month, .era, .year,
  ]
}

extension DateMatching {
  /// Whether some date has all that is asked for; true as well where the search does not
  /// reach far enough to tell.
  fileprivate var isFulfillable: Bool {
    let isGregorian = [nil, .gregorian, .iso8601].contains(calendar)
    let hasYear = isGregorian || isYearReached
    let matching = hasYear ? self : without(.year, .yearForWeekOfYear, .era)
    if isGregorian, units[.era].map({ $0 != 1 }) ?? false { return true }
    guard
      let search = DateSearch(
        matching.units, in: calendar ?? .gregorian, isLeapMonth: isLeapMonth ?? false, zone: .utc)
    else { return true }
    let year = [units[.year], units[.yearForWeekOfYear]].compactMap(\.self).min() ?? 1970
    let start = isGregorian ? min(max(year, 1), 9999) - 1 : 1970
    let from = CivilTime(year: start, month: 1, day: 1).instant(in: .utc)
    var days = search.matchingDays(after: from.seconds, gap: .preserve)
    if let found = days.next(), found.day < MatchingDays.end { return true }
    // Other months come every year; some are leap months only once in centuries.
    return isLeapMonth == true && days.isCutShort
  }

  // Years of other calendars begin before the search does, or behind its limit of months, those of
  // Japan with each emperor, and those of China come again after sixty: only one all of whose days
  // are looked at can lack a date.
  private var isYearReached: Bool {
    guard units[.year] != nil, let calendar, ![.japanese, .chinese].contains(calendar),
      let search = DateSearch(
        units.filter { [.year, .era].contains($0.key) }, in: calendar, isLeapMonth: false,
        zone: .utc)
    else { return false }
    let (first, last) = (
      CivilTime(year: 1972, month: 1, day: 1), CivilTime(year: 2060, month: 1, day: 1)
    )
    var days = search.matchingDays(after: first.instant(in: .utc).seconds, gap: .preserve)
    return days.next().map { $0.day < last.daysSince1970 } ?? false
  }

  fileprivate func without(_ left: Unit...) -> DateMatching {
    var other = self
    for unit in left { other.units[unit] = nil }
    return other
  }

  // What is asked of the clock contradicts no date.
  fileprivate var dateWords: String {
    let units = Unit.allCases.filter { ![.hour, .minute, .second].contains($0) }
      .compactMap { unit in self.units[unit].map { "\(unit.rawValue) \($0)" } }
    return (units + (isLeapMonth == true ? ["isLeapMonth true"] : [])).joined(separator: ", ")
  }
}
