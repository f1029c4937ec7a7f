import Localization
import Notifications
import Testing

@Suite("P21: clocks and dates on the phone")
struct ClockTests {
  private func time(_ hour: Int, _ minute: Int) -> CivilTime {
    CivilTime(year: 2018, month: 6, day: 4, hour: hour, minute: minute)
  }

  @Test("By 12, each half of the day begins with 12; by 24 an hour has two digits")
  func allHours() {
    var device = Device(timeZone: .utc)
    let words = SystemWords()
    for hour in 0..<24 {
      let twelve = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11][hour % 12]
      device.uses24HourClock = false
      #expect(words.clock(time(hour, 7), on: device) == "\(twelve):07")
      #expect(
        words.timeOfDay(time(hour, 7), on: device) == "\(twelve):07 " + (hour < 12 ? "AM" : "PM"))
      device.uses24HourClock = true
      let digits = hour < 10 ? "0\(hour)" : "\(hour)"
      #expect(words.clock(time(hour, 7), on: device) == "\(digits):07")
      #expect(words.timeOfDay(time(hour, 7), on: device) == "\(digits):07")
      #expect(words.clock(minutes: hour * 60 + 7) == "\(digits):07")
    }
  }

  @Test("P21: seconds are set apart as the minutes are")
  func seconds() {
    let time = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41, second: 5)
    #expect(DateFormat.american.timeWithSeconds(time, to24: false) == "9:41:05 AM")
    #expect(DateFormat.american.timeWithSeconds(time, to24: true) == "09:41:05")
    let danish = DateFormat(language: LanguageTag("da"), in: "da_DK")
    #expect(danish.timeWithSeconds(time, to24: true) == "09.41.05")
  }

  @Test(
    "A clock counts as its region does, however the locale is written",
    arguments: [
      ("en_US", false), ("en-US", false), ("en_US.UTF-8", false), ("en_US_POSIX", false),
      ("en_US@calendar=buddhist", false), ("es_US", false), ("ar_EG", false), ("hi_IN", false),
      ("en_AU", false), ("en-Latn-NZ", false), ("de_DE", true), ("de_DE.UTF-8", true),
      ("en_GB", true), ("fr", true), ("", false), ("zh_TW", false), ("fr_CA", true),
      ("zh-Hans-CN", true),
      ("US", true), ("us_DE", true),
    ])
  func regions(locale: String, countsTo24: Bool) {
    var device = Device(timeZone: .utc)
    device.locale = locale
    #expect(device.countsTo24 == countsTo24)
    device.uses24HourClock = !countsTo24
    #expect(device.countsTo24 == !countsTo24, "what is set counts")
  }

  @Test(
    "P21: days are American English's where no language and no region is named",
    arguments: ["", "-", ".UTF-8"])
  func unnamed(locale: String) {
    let format = DateFormat(language: LanguageTag(locale), in: locale)
    #expect(format.weekdayAndDay(CivilTime(year: 2018, month: 6, day: 4)) == "Mon, Jun 4")
  }

  private static let losAngeles = TimeZone(
    identifier: "America/Los_Angeles", firstOffset: -25_200,
    changes: [TimeZone.Change(start: 1_541_322_000, offset: -28_800)])

  /// A reading of the clock in Los Angeles, told at 3 in the morning on the day
  /// after the clocks went back.
  private static let readings: [(reading: String, words: String)] = [
    ("2018-11-05T02:59:30", "now"), ("2018-11-05T02:59:00", "1m ago"),
    ("2018-11-05T02:00:01", "59m ago"), ("2018-11-05T02:00:00", "1h ago"),
    // 24 hours ago the clock read an hour more, as the day before had 25.
    ("2018-11-04T03:00:01", "23h ago"), ("2018-11-04T03:00:00", "Yesterday, 3:00 AM"),
    ("2018-11-04T00:00:00", "Yesterday, 12:00 AM"), ("2018-11-03T23:59:59", "Sat 11:59 PM"),
    ("2018-10-31T00:30:00", "Wed 12:30 AM"), ("2018-10-30T04:00:00", "Tue 4:00 AM"),
    ("2018-10-30T03:59:59", "Oct 30"), ("2017-11-05T03:00:00", "Nov 5"),
    ("2018-11-05T03:00:01", "now"), ("2019-11-05T03:00:00", "now"),
  ]

  @Test("P21: days are those of the clock, also where one had 25 hours", arguments: readings)
  func clockChange(reading: String, words: String) {
    let numbers = reading.split { !$0.isNumber }.compactMap { Int($0) }
    let device = Device(timeZone: Self.losAngeles)
    let then = CivilTime(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
      second: numbers[5]
    ).instant(in: Self.losAngeles)
    let now = CivilTime(year: 2018, month: 11, day: 5, hour: 3).instant(in: Self.losAngeles)
    #expect(SystemWords().relativeTime(of: then, at: now, on: device) == words)
  }

  @Test("Dates have the weekday that their day was, and months their three letters")
  func dates() {
    let words = SystemWords()
    let days: [(CivilTime, String)] = [
      (CivilTime(year: 2018, month: 1, day: 1), "Mon, Jan 1"),
      (CivilTime(year: 2020, month: 2, day: 29), "Sat, Feb 29"),
      (CivilTime(year: 2019, month: 12, day: 31), "Tue, Dec 31"),
      (CivilTime(year: 2010, month: 6, day: 13), "Sun, Jun 13"),
    ]
    for (day, expected) in days { #expect(words.date(day, on: Device(timeZone: .utc)) == expected) }
  }

  @Test(
    "What has played is told in minutes, however many",
    arguments: [
      (0, "0:00"), (9, "0:09"), (59, "0:59"), (60, "1:00"), (65, "1:05"), (4500, "75:00"),
    ])
  func elapsed(seconds: Int, words: String) {
    #expect(SystemWords().elapsed(seconds: seconds) == words)
  }

  @Test(
    "T13: a list names so many, and how many more there are",
    arguments: [
      (0, 0, ""), (1, 0, "A"), (2, 0, "A and B"), (4, 0, "A, B, C, and D"),
      (4, 4, "A, B, C, and D"),
      (4, 3, "A, B, C, and 1 more"), (4, 1, "A and 3 more"), (3, 9, "A, B, and C"), (1, 1, "A"),
      (0, 3, ""),
    ])
  func lists(count: Int, limit: Int, words: String) {
    let own = Localizer(strings: .none, languages: ["en"])
    let named = Array(["A", "B", "C", "D"].prefix(count))
    #expect(SystemWords().list(named, limit: limit, by: own) == words)
  }

  @Test("H4, H13: one hidden notification is not numbered, unless it is a part of a mix")
  func hidden() {
    let words = SystemWords()
    #expect(words.hiddenNotifications(0) == "0 Notifications")
    #expect(words.hiddenNotifications(1) == "Notification")
    #expect(words.hiddenNotifications(1, always: true) == "1 Notification")
    #expect(words.hiddenNotifications(2, always: true) == "2 Notifications")
  }
}
