import Notifications
import Testing

@testable import Calendars

/// K6: readings around the changes of clocks, against a look at every moment around them.
@Suite("Readings that a clock skips or shows twice")
struct LocalReadingTests {
  private static let step: Int64 = 300

  /// The moments of a day around at which the clock reads it, five minutes apart.
  private static func walked(_ reading: Int64, in zone: TimeZone) -> [Int64] {
    stride(from: reading - 86_400, through: reading + 86_400, by: Int(step)).filter {
      $0 + Int64(zone.secondsFromGMT(at: $0)) == reading
    }
  }

  @Test(
    "K6: a reading has no moment, one, or two, around each change", arguments: RandomDates.zones)
  func moments(name: String) throws {
    let zone = try DateVector.zone(name)
    let changes = zone.changes.filter { (1_262_304_000..<1_640_995_200).contains($0.start) }
    for change in changes.prefix(6) {
      let local = change.start + Int64(zone.secondsFromGMT(at: change.start))
      for reading in stride(from: local - 10_800, through: local + 10_800, by: 900) {
        let found = LocalReading(seconds: reading).moments(in: zone)
        #expect(found == Self.walked(reading, in: zone), "\(reading) in \(name)")
        expectChosen(reading, of: found, at: change, in: zone)
      }
    }
  }

  private func expectChosen(
    _ reading: Int64, of moments: [Int64], at change: TimeZone.Change, in zone: TimeZone
  ) {
    let local = LocalReading(seconds: reading)
    for gap in GapPolicy.allCases {
      let first = local.moment(in: zone, gap: gap, overlap: .first)
      let last = local.moment(in: zone, gap: gap, overlap: .last)
      guard moments.isEmpty else {
        #expect(first == moments.first && last == moments.last)
        continue
      }
      #expect(first == last, "what is skipped comes neither first nor last")
      let before = Int64(zone.secondsFromGMT(at: change.start - 1))
      let length = Int64(zone.secondsFromGMT(at: change.start)) - before
      switch gap {
      case .strict: #expect(first == nil)
      case .nextTime: #expect(first == change.start, "the first moment that there is again")
      // K9: Foundation knows gaps of an hour alone.
      case .preserve: #expect(first == (length == 3600 ? reading - before : nil))
      }
    }
  }

  @Test("K6: where no clock is ever set, a reading is a moment", arguments: [0, 19_800, -34_200])
  func steady(offset: Int) {
    let zone = TimeZone(identifier: "X", firstOffset: offset)
    for reading in stride(from: Int64(-100_000), through: 100_000, by: 12_345) {
      let local = LocalReading(seconds: reading)
      #expect(local.moments(in: zone) == [reading - Int64(offset)])
      for gap in GapPolicy.allCases {
        #expect(local.moment(in: zone, gap: gap, overlap: .last) == reading - Int64(offset))
      }
    }
  }

  @Test("A time of day may reach into the next day, as 25 o'clock is one o'clock")
  func beyondMidnight() {
    #expect(LocalReading(day: 3, secondsFromMidnight: 0).seconds == 259_200)
    let late = LocalReading(day: 3, secondsFromMidnight: 90_000)
    #expect(late.seconds == LocalReading(day: 4, secondsFromMidnight: 3600).seconds)
    #expect(LocalReading(day: -1, secondsFromMidnight: 86_399).seconds == -1)
  }
}
