import Localization
import Notifications
import Testing

@Suite("The system's own words")
struct SystemWordsTests {
  static let ages: [(secondsAgo: Int64, words: String)] = [
    (0, "now"), (59, "now"), (60, "1m ago"), (3599, "59m ago"), (3600, "1h ago"),
    (86_399, "23h ago"), (86_400, "Yesterday, 9:41 AM"), (121_260, "Yesterday, 12:00 AM"),
    (121_261, "Sat 11:59 PM"), (518_400, "Tue 9:41 AM"), (518_401, "May 29"),
    (34_560_000, "Apr 30"),
  ]

  @Test("P21: times are told relative to now", arguments: ages)
  func relativeTimes(secondsAgo: Int64, words: String) {
    let device = Device(timeZone: .utc)
    let now = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41).instant(in: .utc)
    let then = now + .seconds(-secondsAgo)
    #expect(SystemWords().relativeTime(of: then, at: now, on: device) == words)
  }

  @Test("Clocks count to 12 or 24 as the region does, unless they are set")
  func clocks() {
    var device = Device(timeZone: .utc)
    let evening = CivilTime(year: 2018, month: 6, day: 4, hour: 21, minute: 5)
    #expect(SystemWords().clock(evening, on: device) == "9:05")
    device.locale = "de_DE"
    #expect(SystemWords().clock(evening, on: device) == "21:05")
    device.uses24HourClock = false
    #expect(SystemWords().clock(evening, on: device) == "9:05")
  }

  /// Words without any file: where there is none, English stands in, and its digits.
  private func words(_ language: String, _ locale: String) -> SystemWords {
    var options = LocalizationOptions()
    options.locale = locale
    return SystemWords(Localizer(strings: .none, languages: [language], options: options))
  }

  @Test(
    "Clocks have the digits of the language and region",
    arguments: [
      ("ar", "ar_EG", "١٠:٤١"), ("ar", "ar_MA", "10:41"), ("fa", "fa_IR", "۱۰:۴۱"),
      ("he", "he_IL", "10:41"),
      ("hi", "hi_IN", "10:41"), ("th", "th_TH", "10:41"), ("ur", "ur_PK", "10:41"),
      ("mr", "mr_IN", "१०:४१"),
      ("ja", "ja_JP", "10:41"), ("de", "ar_EG", "10:41"),
    ])
  func digits(language: String, locale: String, clock: String) {
    var device = Device(timeZone: .utc)
    device.uses24HourClock = true
    let time = CivilTime(year: 2018, month: 6, day: 4, hour: 10, minute: 41)
    let words = words(language, locale).clock(time, on: device)
    #expect(words == clock)
  }

  @Test("English words that stand in keep English digits")
  func standIns() {
    let now = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41).instant(in: .utc)
    let words = words("fa", "fa_IR")
    let device = Device(timeZone: .utc)
    #expect(words.relativeTime(of: now + .seconds(-300), at: now, on: device) == "5m ago")
  }

  @Test("Midnight is 12 on a clock that counts to 12")
  func midnight() {
    let midnight = CivilTime(year: 2018, month: 6, day: 4)
    #expect(SystemWords().clock(midnight, on: Device(timeZone: .utc)) == "12:00")
  }

  @Test(
    "T8: one more is singular",
    arguments: [(1, "1 more notification"), (2, "2 more notifications")])
  func summaries(number: Int, words: String) {
    #expect(SystemWords().moreNotifications(number) == words)
  }
}
