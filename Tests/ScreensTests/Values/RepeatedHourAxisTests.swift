import Files
import Localization
import Notifications
import TestSupport
import Testing

@testable import Screens

@Suite("The timeline’s axis where the clocks are set")
struct RepeatedHourAxisTests {
  static let seeds: [UInt64] = Array(1...40)
  static let changes: [(zone: String, at: String)] = [
    ("America/Los_Angeles", "2018-11-04T09:00:00Z"),
    ("America/Los_Angeles", "2019-03-10T10:00:00Z"),
    ("Europe/Berlin", "2018-10-28T01:00:00Z"), ("Australia/Lord_Howe", "2019-04-06T15:00:00Z"),
    ("Australia/Lord_Howe", "2019-10-05T15:30:00Z"), ("Asia/Kathmandu", "2018-06-04T09:41:00Z"),
  ]

  private func zone(_ name: String) throws -> TimeZone {
    try TimeZoneFolder("/usr/share/zoneinfo").timeZone(name, at: Place("axis"))
  }

  private func instant(_ text: String) throws -> Instant {
    let digits = text.split { !$0.isNumber }.compactMap { Int($0) }
    return CivilTime(
      year: digits[0], month: digits[1], day: digits[2], hour: digits[3], minute: digits[4]
    ).instant(in: .utc)
  }

  @Test(
    "It shows all of a stretch, however near that is to a change of the clocks", arguments: seeds)
  func shows(seed: UInt64) throws {
    var random = RandomTexts(seed: seed)
    for (name, at) in Self.changes {
      let zone = try zone(name)
      let start = try instant(at) + .minutes(Int64(random.number(-150...150)))
      let length = Interval.seconds(Int64(random.pick([0, 40, 600, 4000, 90_000, 3_000_000])))
      let axis = TimelineAxis(
        showing: start...start + length, columns: random.number(20...140), zone: zone)
      #expect(
        axis.column(of: start) != nil, "\(name): \(start) + \(length) is not on \(axis.stretch)")
      #expect(axis.column(of: start + length) != nil, "\(name): the end of \(start) + \(length)")
      #expect(!axis.ticks(.american).isEmpty, "\(name): \(start) + \(length)")
    }
  }

  @Test("What is in its middle is on it", arguments: seeds)
  func centered(seed: UInt64) throws {
    var random = RandomTexts(seed: seed)
    for (name, at) in Self.changes {
      let zone = try zone(name)
      let moment = try instant(at) + .seconds(Int64(random.number(-8000...8000)))
      let axis = TimelineAxis(
        showing: moment...moment + .seconds(Int64(random.pick([60, 1800, 20_000]))), columns: 70,
        zone: zone)
      let far = axis.centered(at: moment + .days(90)).centered(at: moment)
      let column = try #require(far.column(of: moment), "\(name): \(moment) on \(far.stretch)")
      #expect((14...56).contains(column), "\(name): column \(column) of 70")
    }
  }

  @Test("Each tick stands where the clock reads it, in the hour that comes twice, too")
  func twice() throws {
    let zone = try zone("America/Los_Angeles")
    // 01:30 comes at 08:30 and again at 09:30 universal time.
    for at in ["2018-11-04T08:30:00Z", "2018-11-04T09:30:00Z"] {
      let start = try instant(at)
      let axis = TimelineAxis(showing: start...start + .minutes(4), columns: 90, zone: zone)
      let labels = axis.ticks(.american).map(\.label)
      #expect(labels.first == "01:30:00" && labels.contains("01:31:00"), "\(at): \(labels)")
      for tick in axis.ticks(.american) {
        let time = CivilTime(axis.stretch(ofColumn: tick.column).upperBound, in: zone)
        #expect(time.hour == 1 && time.minute >= 30, "\(at): \(tick)")
      }
    }
  }

  @Test("Columns follow each other in time, and ticks in columns", arguments: seeds)
  func ascending(seed: UInt64) throws {
    var random = RandomTexts(seed: seed)
    let (name, at) = random.pick(Self.changes)
    let start = try instant(at) + .hours(Int64(random.number(-30...30)))
    let axis = TimelineAxis(
      showing: start...start + .hours(Int64(random.number(1...60))),
      columns: random.number(30...120),
      zone: try zone(name))
    for column in 1..<axis.columns {
      #expect(
        axis.stretch(ofColumn: column).lowerBound == axis.stretch(ofColumn: column - 1).upperBound)
    }
    let columns = axis.ticks(.american).map(\.column)
    #expect(columns == columns.sorted() && Set(columns).count == columns.count)
  }
}
