import Notifications
import Testing

@Suite("Lengths of time in words")
struct IntervalTests {
  @Test(
    "A duration is numbers with units, each once or more, in any order",
    arguments: [
      ("5s", 5000), ("0s", 0), ("250ms", 250), ("90m", 5_400_000), ("1h30m", 5_400_000),
      ("2d", 172_800_000), ("1w", 604_800_000), ("1s1s", 2000), ("30m1h", 5_400_000),
      ("1d2h3m4s5ms", 93_784_005), ("007s", 7000), ("29.9s", 29_900), ("1.5s", 1500),
      ("0.29s", 290), ("2.3s", 2300), ("1.5m", 90_000), ("0.25h", 900_000), ("0.5d12h", 86_400_000),
      ("1.50w", 907_200_000), ("1m29.9s", 89_900), ("0.0004s", 0), ("0.0005s", 1), ("2.6ms", 3),
      ("0.3333333333333333333333s", 333), ("0.99999999999999999999w", 604_800_000),
    ] as [(String, Int64)])
  func read(text: String, milliseconds: Int64) {
    #expect(Interval(scenarioText: text) == Interval(milliseconds: milliseconds))
  }

  @Test(
    "A second that has begun is a whole one where seconds are counted",
    arguments: [(0, 0), (1, 1), (1000, 1), (1001, 2), (59_999, 60)] as [(Int64, Int64)])
  func wholeSeconds(milliseconds: Int64, seconds: Int64) {
    #expect(Interval(milliseconds: milliseconds).secondsRoundedUp == seconds)
  }

  @Test(
    "What is no duration is none",
    arguments: [
      "", "5", "s", "5 s", "-5s", "5x", "1.s", ".5s", "1.5", "1..5s", "1.5.5s", "1,5s",
      "5s ", "٥s", "5S", "s5", "1h30", "1hour", "+5s",
      "1e3s", "1.٥s",
    ])
  func refused(text: String) { #expect(Interval(scenarioText: text) == nil) }

  @Test(
    "A duration ends at ten thousand years, and one that overflows is none",
    arguments: [
      ("3660000d", true), ("3660001d", false), ("1000000w", false),
      ("9223372036854775807ms", false),
      ("9223372036854775808ms", false), ("99999999999999999999w", false),
      ("9223372036854775807w", false), ("3660000d1ms", false), ("3660000.1d", false),
      ("9223372036854775807.9ms", false), ("3659999.9d", true),
    ])
  func longest(text: String, isRead: Bool) {
    #expect((Interval(scenarioText: text) != nil) == isRead)
  }

  @Test(
    "A duration is written with the largest units up to days, and reads back",
    arguments: [
      (0, "0s"), (1, "1ms"), (999, "999ms"), (1000, "1s"), (1001, "1.001s"), (29_900, "29.9s"),
      (1010, "1.01s"), (89_250, "1m29.25s"), (60_000, "1m"),
      (3_600_000, "1h"), (86_400_000, "1d"), (604_800_000, "7d"), (90_061_001, "1d1h1m1.001s"),
    ] as [(Int64, String)])
  func written(milliseconds: Int64, text: String) {
    let interval = Interval(milliseconds: milliseconds)
    #expect(interval.scenarioText == text)
    #expect(Interval(scenarioText: text) == interval)
  }

  @Test("Units are what their names say, and instants move by them")
  func units() {
    #expect(Interval.minutes(2) == .seconds(120) && Interval.hours(2) == .minutes(120))
    #expect(Interval.days(2) == .hours(48))
    let start = Instant(milliseconds: 5000)
    #expect((start + .seconds(3)).milliseconds == 8000)
    #expect(start - Instant(milliseconds: 7000) == .seconds(-2))
    #expect(start < start + Interval(milliseconds: 1) && !(start < start))
    #expect(Interval.seconds(1) < .seconds(2) && !(Interval.seconds(2) < .seconds(2)))
  }

  @Test(
    "A daily span begins with its first minute and ends before its last, midnight or not",
    arguments: [
      ("22:00-07:00", "21:59", false), ("22:00-07:00", "22:00", true),
      ("22:00-07:00", "23:59", true), ("22:00-07:00", "00:00", true),
      ("22:00-07:00", "06:59", true), ("22:00-07:00", "07:00", false),
      ("09:00-17:30", "08:59", false), ("09:00-17:30", "09:00", true),
      ("09:00-17:30", "17:29", true), ("09:00-17:30", "17:30", false),
      ("00:00-23:59", "23:59", false), ("00:00-00:01", "00:00", true),
    ])
  func spans(text: String, clock: String, isInside: Bool) throws {
    let span = try #require(DailySpan(text))
    let numbers = clock.split(separator: ":").compactMap { Int($0) }
    let time = CivilTime(year: 2018, month: 6, day: 4, hour: numbers[0], minute: numbers[1])
    #expect(span.contains(time) == isInside)
    #expect(span.description == text)
  }

  @Test(
    "A span needs two different times of two digits each",
    arguments: [
      "", "22:00", "22:00-", "-07:00", "22:00-22:00", "24:00-07:00", "22:60-07:00", "2:00-07:00",
      "22:00-7:00", "22-07", "22:00-07:00-08:00", "22:0a-07:00", " 22:00-07:00", "２２:00-07:00",
    ])
  func noSpan(text: String) { #expect(DailySpan(text) == nil) }
}
