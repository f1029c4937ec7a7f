import Foundation
import Notifications
import Testing

/// The module's own, not Foundation's.
private typealias Zone = Notifications.TimeZone

@Suite("Moments as files write them")
struct InstantTextTests {
  private static func moment(_ text: String) -> Instant? {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions =
      text.contains(".") ? [.withInternetDateTime, .withFractionalSeconds] : .withInternetDateTime
    return formatter.date(from: text).map {
      Instant(milliseconds: Int64(($0.timeIntervalSince1970 * 1000).rounded()))
    }
  }

  @Test(
    "A text names its moment, in any zone there is or was",
    arguments: [
      // Los Angeles, Monrovia, Amsterdam and Dublin before their zones had whole minutes.
      0, -28_800, 19_800, 45_900, -12_600, 50_400, -43_200, -28_378, -2_670, 1_172, -1_521, 59, -59,
    ])
  func reading(offset: Int) throws {
    let zone = Zone(identifier: "X", firstOffset: offset)
    var random = SplitMix(seed: 6)
    for _ in 0..<40 {
      // 1900 to 2100, with milliseconds or without.
      var instant = Instant(
        milliseconds: Int64(random.next() % 6_311_000_000_000) - 2_208_988_800_000)
      if random.next() % 2 == 0 { instant.milliseconds -= instant.milliseconds % 1000 }
      let text = instant.iso8601(in: zone)
      #expect(Self.moment(text) == instant, "\(text)")
    }
  }

  @Test("K5: in a zone whose clocks change, each moment has the offset of its own side")
  func changes() {
    let zone = Zone(
      identifier: "Europe/London", firstOffset: 0,
      changes: [
        Zone.Change(start: 1_553_994_000, offset: 3600),
        Zone.Change(start: 1_572_138_000, offset: 0),
      ])
    for (seconds, text) in [
      (1_553_993_999, "2019-03-31T00:59:59+00:00"), (1_553_994_000, "2019-03-31T02:00:00+01:00"),
      (1_572_137_999, "2019-10-27T01:59:59+01:00"), (1_572_138_000, "2019-10-27T01:00:00+00:00"),
    ] as [(Int64, String)] {
      #expect(Instant(milliseconds: seconds * 1000).iso8601(in: zone) == text)
    }
  }

  @Test(
    "Numbers have their zeros in front, and a sign before them",
    arguments: [(7, 2, "07"), (7, 1, "7"), (123, 2, "123"), (0, 3, "000"), (42, 4, "0042")])
  func padding(number: Int, digits: Int, text: String) { #expect(number.padded(digits) == text) }

  @Test(
    "A reading is its numbers and what stands between them, however large they are",
    arguments: [Int.min, -10_000, -1, 0, 9, 10, 99, 100, 999, 1_000, 9_999, 10_000, Int.max])
  func text(number: Int) {
    let time = CivilTime(
      year: number, month: number, day: number, hour: number, minute: number, second: number,
      millisecond: number)
    let two = number.padded(2)
    let clock = "\(two):\(two):\(two)" + (number == 0 ? "" : ".\(number.padded(3))")
    #expect(time.clockText == clock)
    #expect(time.isoText == "\(number.padded(4))-\(two)-\(two)T\(clock)")
  }

  @Test(
    "K3: random lengths of time read back from their words",
    arguments: 1...20 as ClosedRange<UInt64>)
  func intervals(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<100 {
      let limit = [1000, 100_000, 90_000_000, 316_224_000_000_000][Int(random.next() % 4)]
      let interval = Interval(milliseconds: Int64(random.next() % UInt64(limit)))
      #expect(Interval(scenarioText: interval.scenarioText) == interval)
      #expect(!interval.scenarioText.contains("w"), "weeks are read, not written")
    }
  }

  @Test(
    "What is too long is told from what is no length at all",
    arguments: [
      ("3660001d", true), ("99999999999999999999s", true), ("9999999w1s", true),
      ("5s", false), ("3660000d", false), ("", false), ("5", false),
      ("99999999999999999999", false),
      ("9999999x", false), ("-9999999w", false), ("1w 2d", false),
    ])
  func tooLong(text: String, isTooLong: Bool) {
    #expect(Interval.isTooLong(scenarioText: text) == isTooLong)
  }

  @Test("R10: a span and the one that begins where it ends share the day between them")
  func spans() throws {
    var random = SplitMix(seed: 9)
    for _ in 0..<60 {
      let (start, end) = (Int(random.next() % 1440), Int(random.next() % 1440))
      guard start != end else { continue }
      let (span, rest) = (DailySpan(start: start, end: end), DailySpan(start: end, end: start))
      #expect(DailySpan(span.description) == span)
      for minute in 0..<1440 {
        let time = CivilTime(
          year: 2018, month: 6, day: 4, hour: minute / 60, minute: minute % 60, second: 59)
        #expect(span.contains(time) != rest.contains(time), "\(span) at \(minute)")
      }
      let length = (0..<1440).count {
        span.contains(CivilTime(year: 2018, month: 6, day: 4, hour: $0 / 60, minute: $0 % 60))
      }
      #expect(length == (end - start + 1440) % 1440)
    }
  }
}
