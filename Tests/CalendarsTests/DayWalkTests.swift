import Foundation
import Notifications
import Testing

@testable import Calendars

/// K4, K9: which days a pattern means, against a walk over all days of some years as Foundation
/// names them. Without substitutes, so that only what is asked for is found.
@Suite("The next day is the one that a walk over Foundation's days finds")
struct DayWalkTests {
  /// A day as Foundation names it, of a calendar whose weeks begin as ours do.
  private struct Day {
    /// Since 1 January 1970.
    let number: Int64
    let parts: DateComponents

    func reads(_ unit: DateMatching.Unit) -> Int? {
      switch unit {
      case .month: parts.month
      case .day: parts.day
      case .weekday: parts.weekday
      case .weekdayOrdinal: parts.weekdayOrdinal
      case .weekOfMonth: parts.weekOfMonth
      case .weekOfYear: parts.weekOfYear
      case .era, .year, .yearForWeekOfYear, .quarter, .hour, .minute, .second: nil
      }
    }
  }

  // 1 January 2017 to the end of 2020, with leap months and days of all calendars.
  private static let span: Range<Int64> = 17_167..<18_628

  private static func days(_ identifier: CalendarIdentifier) -> [Day] {
    var calendar = Calendar(identifier: identifier.foundation)
    calendar.timeZone = .gmt
    let isISO = identifier == .iso8601
    calendar.firstWeekday = isISO ? 2 : 1
    calendar.minimumDaysInFirstWeek = isISO ? 4 : 1
    let units: Set<Calendar.Component> = [
      .month, .day, .weekday, .weekdayOrdinal, .weekOfMonth, .weekOfYear, .isLeapMonth,
    ]
    return span.map { number in
      let noon = Date(timeIntervalSince1970: Double(number) * 86_400 + 43_200)
      return Day(number: number, parts: calendar.dateComponents(units, from: noon))
    }
  }

  private static let shapes: [[DateMatching.Unit]] = [
    [.day], [.weekday], [.month, .day], [.day, .weekday], [.month, .weekday],
    [.weekday, .weekdayOrdinal], [.month, .weekday, .weekdayOrdinal], [.weekOfMonth, .weekday],
    [.month, .weekOfMonth, .weekday], [.weekOfYear, .weekday], [.weekOfYear, .weekday, .month],
    [.weekOfYear],
  ]

  // K4: a week without a weekday is its first day; a month with a weekday alone its first such day.
  private static func isMeant(
    _ day: Day, _ units: [DateMatching.Unit: Int], firstWeekday: Int
  ) -> Bool {
    guard day.parts.isLeapMonth != true, units.allSatisfy({ day.reads($0) == $1 }) else {
      return false
    }
    if units[.weekOfYear] != nil, units[.weekday] == nil {
      return day.parts.weekday == firstWeekday
    }
    if units[.month] != nil, units[.weekday] != nil, units.count == 2 {
      return day.parts.weekdayOrdinal == 1
    }
    return true
  }

  @Test("K4, K9: random days of a calendar", arguments: CalendarIdentifier.comparable)
  func walk(identifier: CalendarIdentifier) throws {
    let days = Self.days(identifier)
    var random = SplitMix(seed: UInt64(identifier.rawValue.utf8.count))
    let firstWeekday = identifier == .iso8601 ? 2 : 1
    for shape in Self.shapes {
      for _ in 0..<6 {
        var units: [DateMatching.Unit: Int] = [:]
        // Values of a day that there is, so that most patterns are found.
        let model = days[Int(random.next() % UInt64(days.count))]
        for unit in shape { units[unit] = model.reads(unit) }
        let start = Int64(random.next() % 300)
        let expected = days.dropFirst(Int(start) + 1).first {
          Self.isMeant($0, units, firstWeekday: firstWeekday)
        }
        guard let expected else { continue }
        let search = try #require(DateSearch(units, in: identifier, zone: .utc, gap: .strict))
        // The first second of the day counts as past.
        let moment = Instant(milliseconds: (Self.span.lowerBound + start) * 86_400_000)
        let found = search.next(after: moment).map(DateVector.text)
        let wanted = DateVector.text(Instant(milliseconds: expected.number * 86_400_000))
        #expect(found == wanted, "\(identifier) \(units) after \(DateVector.text(moment))")
      }
    }
  }

  @Test(
    "Weeks are counted as Foundation counts them, wherever they begin",
    arguments: 1...7, [1, 4, 7])
  func weeks(firstWeekday: Int, minimumDays: Int) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = firstWeekday
    calendar.minimumDaysInFirstWeek = minimumDays
    let weeks = WeekCount(firstWeekday: firstWeekday, minimumDays: minimumDays)
    for number in stride(from: Self.span.lowerBound, to: Self.span.upperBound, by: 3) {
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = calendar.dateComponents([.day, .weekday, .weekOfMonth], from: date)
      let day = Int64(try #require(parts.day))
      #expect(weeks.week(of: number, inPeriodFrom: number - day + 1) == parts.weekOfMonth)
      let weekday = try #require(parts.weekday)
      #expect(weeks.day(weekday, onOrAfter: number) == number)
      let start = number - Int64((weekday - firstWeekday + 7) % 7)
      #expect(weeks.day(weekday, ofWeekFrom: start) == number)
    }
  }
}

extension CalendarIdentifier {
  /// Those that ICU and Foundation count alike wherever they run: each version reckons the moon
  /// of the Chinese and the seen Islamic calendar a little otherwise, and Foundation's Amete
  /// Alem has Gregorian months.
  static let comparable = allCases.filter {
    ![.chinese, .islamic, .ethiopicAmeteAlem].contains($0)
  }

  /// Foundation's calendar of the same name.
  var foundation: Calendar.Identifier {
    switch self {
    case .gregorian: .gregorian
    case .iso8601: .iso8601
    case .buddhist: .buddhist
    case .chinese: .chinese
    case .coptic: .coptic
    case .ethiopicAmeteAlem: .ethiopicAmeteAlem
    case .ethiopicAmeteMihret: .ethiopicAmeteMihret
    case .hebrew: .hebrew
    case .indian: .indian
    case .islamic: .islamic
    case .islamicCivil: .islamicCivil
    case .islamicTabular: .islamicTabular
    case .islamicUmmAlQura: .islamicUmmAlQura
    case .japanese: .japanese
    case .persian: .persian
    case .republicOfChina: .republicOfChina
    }
  }
}
