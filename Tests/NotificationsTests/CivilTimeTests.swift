import Foundation
import Notifications
import Testing

/// The module's own, not Foundation's.
private typealias Zone = Notifications.TimeZone

@Suite("Readings of the clock")
struct CivilTimeTests {
  private func time(_ text: String) -> CivilTime {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) } + [0, 0, 0, 0, 0, 0]
    return CivilTime(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
      second: numbers[5])
  }

  @Test(
    "An instant is a reading, and back, in and before our time",
    arguments: [
      (0, "1970-01-01T00:00:00"), (-1, "1969-12-31T23:59:59.999"),
      (951_782_399_000, "2000-02-28T23:59:59"), (951_782_400_000, "2000-02-29T00:00:00"),
      (951_868_800_000, "2000-03-01T00:00:00"), (1_528_105_260_250, "2018-06-04T09:41:00.250"),
      (-2_203_891_200_000, "1900-03-01T00:00:00"), (-2_203_977_600_000, "1900-02-28T00:00:00"),
      (253_402_300_799_999, "9999-12-31T23:59:59.999"), (4_102_444_800_000, "2100-01-01T00:00:00"),
      (-62_135_596_800_000, "0001-01-01T00:00:00"),
    ] as [(Int64, String)])
  func readings(milliseconds: Int64, text: String) {
    let instant = Instant(milliseconds: milliseconds)
    let reading = CivilTime(instant, secondsFromGMT: 0)
    #expect(reading.isoText == text)
    #expect(reading.instant(secondsFromGMT: 0) == instant)
  }

  @Test("Every day from 1890 to 2110 follows the one before, and Foundation agrees on its weekday")
  func days() {
    var calendar = Foundation.Calendar(identifier: .gregorian)
    calendar.timeZone = Foundation.TimeZone(secondsFromGMT: 0) ?? .current
    var before = CivilTime(year: 1889, month: 12, day: 31)
    for day in CivilTime(year: 1890, month: 1, day: 1)
      .daysSince1970..<CivilTime(year: 2110, month: 1, day: 1).daysSince1970
    {
      let now = CivilTime(Instant(milliseconds: day * 86_400_000), secondsFromGMT: 0)
      #expect(now.daysSince1970 == day)
      let isNext = now.day == before.day + 1 && now.month == before.month
      #expect(isNext || (now.day == 1 && before.day == before.daysInMonth), "\(now.isoText)")
      #expect(now.weekday == before.weekday % 7 + 1)
      before = now
      if day % 97 == 0 {
        let date = Date(timeIntervalSince1970: Double(day) * 86_400)
        #expect(calendar.component(.weekday, from: date) == now.weekday, "\(now.isoText)")
      }
    }
  }

  @Test(
    "Months have the length that their year gives them",
    arguments: [
      (1900, 2, 28), (2000, 2, 29), (2018, 2, 28), (2020, 2, 29), (2100, 2, 28), (2019, 1, 31),
      (2019, 4, 30), (2019, 12, 31), (2019, 11, 30),
    ])
  func months(year: Int, month: Int, days: Int) {
    #expect(CivilTime(year: year, month: month, day: 1).daysInMonth == days)
  }

  @Test(
    "A clock shows milliseconds only where there are some, and a year has four digits",
    arguments: [
      (0, "0987-06-05T04:03:02"), (7, "0987-06-05T04:03:02.007"), (250, "0987-06-05T04:03:02.250"),
    ])
  func text(milliseconds: Int, text: String) {
    let time = CivilTime(
      year: 987, month: 6, day: 5, hour: 4, minute: 3, second: 2, millisecond: milliseconds)
    #expect(time.isoText == text)
    #expect(time.clockText == text.dropFirst(11))
  }

  @Test(
    "An offset is written with its sign, in hours and minutes",
    arguments: [
      (0, "1970-01-01T00:00:00+00:00"), (-25_200, "1969-12-31T17:00:00-07:00"),
      (19_800, "1970-01-01T05:30:00+05:30"), (-12_600, "1969-12-31T20:30:00-03:30"),
      (45_900, "1970-01-01T12:45:00+12:45"), (-1_800, "1969-12-31T23:30:00-00:30"),
    ])
  func offsets(seconds: Int, text: String) {
    let zone = Zone(identifier: "X", firstOffset: seconds)
    #expect(Instant(milliseconds: 0).iso8601(in: zone) == text)
  }

  /// Los Angeles in 2019, as its file has it.
  private static let losAngeles = Zone(
    identifier: "America/Los_Angeles", firstOffset: -28_800,
    changes: [
      Zone.Change(start: 1_552_212_000, offset: -25_200),
      Zone.Change(start: 1_572_771_600, offset: -28_800),
    ])

  @Test(
    "A zone's offset changes at the second of the change, not before",
    arguments: [
      (1_552_211_999, -28_800), (1_552_212_000, -25_200), (1_572_771_599, -25_200),
      (1_572_771_600, -28_800), (0, -28_800),
    ] as [(Int64, Int)])
  func zoneChanges(second: Int64, offset: Int) {
    #expect(Self.losAngeles.secondsFromGMT(at: second) == offset)
    #expect(Self.losAngeles.secondsFromGMT(at: Instant(milliseconds: second * 1000)) == offset)
  }

  @Test(
    "K6: a reading that a clock change skips is an hour later; one that comes twice is the first")
  func gapAndOverlap() {
    let skipped = time("2019-03-10T02:30").instant(in: Self.losAngeles)
    #expect(CivilTime(skipped, in: Self.losAngeles).isoText == "2019-03-10T03:30:00")
    let double = time("2019-11-03T01:30").instant(in: Self.losAngeles)
    #expect(double.seconds == 1_572_769_800)
    for reading in ["2019-03-10T01:59", "2019-03-10T03:00", "2019-11-03T00:59", "2019-11-03T02:00"]
    {
      let instant = time(reading).instant(in: Self.losAngeles)
      #expect(CivilTime(instant, in: Self.losAngeles).isoText == reading + ":00")
    }
  }

  @Test("Seconds of an instant before 1970 are rounded down, as clocks do")
  func flooring() {
    #expect(Instant(milliseconds: -1).seconds == -1)
    #expect(Instant(milliseconds: -1000).seconds == -1)
    #expect(Instant(milliseconds: -1001).seconds == -2)
    #expect(Instant(milliseconds: 999).seconds == 0)
    for number in -20...20 as ClosedRange<Int64> {
      let floor = number.flooring(7)
      #expect(floor * 7 <= number && number < (floor + 1) * 7, "\(number)")
    }
  }

  @Test("Random instants survive the way through a reading in any zone")
  func random() {
    var random = SplitMix(seed: 11)
    for _ in 0..<2000 {
      let milliseconds = Int64(random.next() % 250_000_000_000_000)
      let offset = Int(random.next() % 100_000) - 50_000
      let instant = Instant(milliseconds: milliseconds)
      let reading = CivilTime(instant, secondsFromGMT: offset)
      #expect(reading.instant(secondsFromGMT: offset) == instant)
      #expect((1...12).contains(reading.month) && (1...reading.daysInMonth).contains(reading.day))
      #expect((0...23).contains(reading.hour) && (0...59).contains(reading.minute))
    }
  }
}
