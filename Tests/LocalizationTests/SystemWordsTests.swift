import Localization
import Notifications
import Testing

@Suite("The system's own words")
struct SystemWordsTests {
  static let ages: [(secondsAgo: Int64, words: String)] = [
    (0, "now"), (59, "now"), (60, "1m ago"), (3599, "59m ago"), (3600, "1h ago"),
    (86_399, "23h ago"), (86_400, "Sun 9:41"), (518_400, "Tue 9:41"), (518_401, "29 May"),
    (34_560_000, "30 Apr"),
  ]

  @Test("P21: times are told relative to now", arguments: ages)
  func relativeTimes(secondsAgo: Int64, words: String) {
    let device = Device(timeZone: .utc)
    let now = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41).instant(in: .utc)
    let then = now + .seconds(-secondsAgo)
    #expect(SystemWords().relativeTime(of: then, at: now, on: device) == words)
  }

  @Test("clocks count to 12 or 24 as the region does, unless they are set")
  func clocks() {
    var device = Device(timeZone: .utc)
    let evening = CivilTime(year: 2018, month: 6, day: 4, hour: 21, minute: 5)
    #expect(SystemWords().clock(evening, on: device) == "9:05")
    device.locale = "de_DE"
    #expect(SystemWords().clock(evening, on: device) == "21:05")
    device.uses24HourClock = false
    #expect(SystemWords().clock(evening, on: device) == "9:05")
  }

  @Test("midnight is 12 on a clock that counts to 12")
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
