import Localization
import Notifications
import Testing

@testable import Delivery
@testable import Explaining

@Suite("Date components in words")
struct DateMatchingWordsTests {
  private struct Row: Sendable, CustomTestStringConvertible {
    var units: [DateMatching.Unit: Int]
    var calendar: CalendarIdentifier?
    var repeated: String
    var once: String

    var testDescription: String { repeated }
  }

  private static let rows: [Row] = [
    // K4: what stands above the highest unit is free.
    Row(units: [.hour: 0], repeated: "every day at 00:00", once: "once, at 00:00"),
    Row(
      units: [.hour: 23, .minute: 59, .second: 58], repeated: "every day at 23:59:58",
      once: "once, at 23:59:58"),
    // What lies between two that are given is at its least.
    Row(
      units: [.hour: 9, .second: 5], repeated: "every day at 09:00:05", once: "once, at 09:00:05"),
    Row(units: [.minute: 0], repeated: "every hour at :00", once: "once, at :00"),
    Row(
      units: [.era: 1, .hour: 9], repeated: "every day at 09:00", once: "once, at 09:00"),
    Row(
      units: [.minute: 30, .second: 5], repeated: "every hour at :30:05", once: "once, at :30:05"),
    Row(units: [.second: 0], repeated: "every minute at second 0", once: "once, at second 0"),
    Row(units: [.weekday: 1], repeated: "every Sunday", once: "once, on Sunday"),
    Row(
      units: [.weekday: 7, .minute: 5], repeated: "every Saturday at 00:05",
      once: "once, on Saturday at 00:05"),
    Row(units: [.day: 1], repeated: "every month on day 1", once: "once, on day 1"),
    Row(
      units: [.day: 13, .weekday: 6], repeated: "every month on Friday, day 13",
      once: "once, on Friday, day 13"),
    Row(
      units: [.day: 15, .weekOfYear: 38, .year: 2030], repeated: "once, on day 15, week 38, 2030",
      once: "once, on day 15, week 38, 2030"),
    Row(units: [.month: 12], repeated: "every December", once: "once, in December"),
    Row(
      units: [.month: 2, .day: 29, .hour: 9], repeated: "every February 29 at 09:00",
      once: "once, on February 29 at 09:00"),
    Row(
      units: [.year: 2030, .month: 1, .day: 31], repeated: "once, on January 31, 2030",
      once: "once, on January 31, 2030"),
    // The month between them is the first.
    Row(
      units: [.year: 2030, .day: 15], repeated: "once, on January 15, 2030",
      once: "once, on January 15, 2030"),
    Row(
      units: [.day: 1, .quarter: 2], repeated: "every April 1, quarter 2",
      once: "once, on April 1, quarter 2"),
    Row(
      units: [.year: 2030, .weekOfMonth: 3, .weekday: 2],
      repeated: "once, on Monday, week 3 of the month, January 2030",
      once: "once, on Monday, week 3 of the month, January 2030"),
    Row(
      units: [.weekdayOrdinal: 2, .quarter: 3],
      repeated: "in the second seven days of the month, every July quarter 3",
      once: "once, in the second seven days of the month, July quarter 3"),
    // So is the weekday in it, and the week of a year.
    Row(
      units: [.month: 9, .weekday: 2, .hour: 9],
      repeated: "every Monday number 1, September at 09:00",
      once: "once, on Monday number 1, September at 09:00"),
    Row(
      units: [.quarter: 2, .weekday: 2], repeated: "every Monday number 1, April quarter 2",
      once: "once, on Monday number 1, April quarter 2"),
    Row(
      units: [.year: 2027, .weekday: 2], repeated: "once, on Monday number 1, January 2027",
      once: "once, on Monday number 1, January 2027"),
    Row(
      units: [.year: 36, .weekday: 2], calendar: .chinese,
      repeated: "every Monday number 1, month 1, 36 (chinese)",
      once: "once, on Monday number 1, month 1, 36 (chinese)"),
    Row(
      units: [.era: 236, .weekday: 2], calendar: .japanese,
      repeated: "every Monday number 1, era 236 (japanese)",
      once: "once, on Monday number 1, era 236 (japanese)"),
    Row(
      units: [.era: 1, .weekday: 2], repeated: "every Monday, era 1",
      once: "once, on Monday, era 1"),
    Row(
      units: [.yearForWeekOfYear: 2027, .weekday: 2], repeated: "once, on Monday, week 1, 2027",
      once: "once, on Monday, week 1, 2027"),
    Row(units: [.year: 2030], repeated: "once, in 2030", once: "once, in 2030"),
    Row(
      units: [.year: 2030, .hour: 9], repeated: "once, in 2030 at 09:00",
      once: "once, in 2030 at 09:00"),
    Row(
      units: [.year: 36], calendar: .chinese, repeated: "every 36 (chinese)",
      once: "once, in 36 (chinese)"),
    Row(
      units: [.weekday: 5, .weekdayOrdinal: 4, .month: 11],
      repeated: "every Thursday number 4, November",
      once: "once, on Thursday number 4, November"),
    Row(
      units: [.weekdayOrdinal: 2], repeated: "in the second seven days of every month",
      once: "once, in the second seven days of the month"),
    Row(
      units: [.weekdayOrdinal: 2, .month: 3],
      repeated: "in the second seven days of the month, every March",
      once: "once, in the second seven days of the month, March"),
    Row(
      units: [.weekOfMonth: 1, .weekday: 2], repeated: "every Monday, week 1 of the month",
      once: "once, on Monday, week 1 of the month"),
    Row(
      units: [.yearForWeekOfYear: 2026, .weekOfYear: 53, .weekday: 2],
      repeated: "once, on Monday, week 53, 2026", once: "once, on Monday, week 53, 2026"),
    // Only calendars with our months have their names.
    Row(
      units: [.month: 2, .day: 3], calendar: .buddhist, repeated: "every February 3 (buddhist)",
      once: "once, on February 3 (buddhist)"),
    Row(
      units: [.month: 13, .day: 3], calendar: .hebrew,
      repeated: "on day 3 of every month 13 (hebrew)",
      once: "once, on day 3 of month 13 (hebrew)"),
    Row(
      units: [.year: 5790, .month: 1, .day: 3], calendar: .hebrew,
      repeated: "once, on day 3 of month 1, 5790 (hebrew)",
      once: "once, on day 3 of month 1, 5790 (hebrew)"),
    Row(
      units: [.month: 9], calendar: .islamicUmmAlQura,
      repeated: "every month 9 (islamicUmmAlQura)", once: "once, in month 9 (islamicUmmAlQura)"),
    Row(
      units: [.hour: 8, .minute: 15], calendar: .gregorian, repeated: "every day at 08:15",
      once: "once, at 08:15"),
  ]

  @Test("K4: what is given is said, and what is not is free", arguments: rows)
  private func words(row: Row) {
    let matching = DateMatching(row.units, calendar: row.calendar)
    let device = Device(timeZone: .utc)
    #expect(Trigger.calendar(matching, repeats: true).words(on: device) == row.repeated)
    #expect(Trigger.calendar(matching, repeats: false).words(on: device) == row.once)
  }

  @Test("K4: a day of a leap month is said to be in one", arguments: [4, nil])
  func leapMonth(month: Int?) {
    var units: [DateMatching.Unit: Int] = [.day: 1]
    units[.month] = month
    let matching = DateMatching(units, isLeapMonth: true, calendar: .chinese)
    let name = month.map { "leap month \($0)" } ?? "leap month"
    let words = Trigger.calendar(matching, repeats: true).words(on: Device(timeZone: .utc))
    #expect(words == "on day 1 of every \(name) (chinese)")
  }

  @Test("K4: a year and a day without a month fire in January, as the words say")
  func firstMonth() {
    let device = Device(timeZone: .utc)
    let start = CivilTime(year: 2029, month: 5, day: 1).instant(in: .utc)
    let preview = FiringPreview(
      of: .calendar(DateMatching([.year: 2030, .day: 15, .hour: 7]), repeats: false), after: start,
      scheduledAt: start, on: device)
    let january = CivilTime(year: 2030, month: 1, day: 15, hour: 7)
    #expect(preview.nextTriggerDate == january.instant(in: .utc))
    #expect(preview.words == "once, on January 15, 2030 at 07:00")
  }

  @Test(
    "K9: Sunday is 1, and every weekday fires on the day that is named",
    arguments: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"])
  func weekdays(name: String) throws {
    let device = Device(timeZone: .utc)
    let start = CivilTime(year: 2018, month: 6, day: 4).instant(in: .utc)
    let named = try (1...7).filter { number in
      let trigger = Trigger.calendar(DateMatching([.weekday: number]), repeats: true)
      let preview = FiringPreview(of: trigger, after: start, scheduledAt: start, on: device)
      let date = try #require(preview.nextTriggerDate)
      let day = device.englishDates.day(CivilTime(date, in: .utc), besideYear: 2018)
      return trigger.words(on: device) == "every \(name)" && day.hasPrefix(name.prefix(3))
    }
    #expect(named.count == 1)
  }
}
