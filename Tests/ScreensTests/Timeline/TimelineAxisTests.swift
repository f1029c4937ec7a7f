import Files
import Localization
import Notifications
import Testing

@testable import Screens

@Suite("The axis of the timeline")
struct TimelineAxisTests {
  private static let start = CivilTime(year: 2018, month: 11, day: 1, hour: 9, minute: 41)
    .instant(in: .utc)

  private func axis(_ length: Interval, columns: Int = 70, zone: TimeZone = .utc) -> TimelineAxis {
    TimelineAxis(showing: Self.start...Self.start + length, columns: columns, zone: zone)
  }

  @Test("A column stands for the roundest reading in it", arguments: [1, 3, 20, 24 * 5])
  func roundest(hours: Int64) {
    let axis = axis(.hours(hours), columns: 70)
    for column in 0..<axis.columns {
      let (moment, stretch) = (axis.roundest(ofColumn: column), axis.stretch(ofColumn: column))
      #expect(stretch.contains(moment) && moment.milliseconds % 1000 == 0, "\(column): \(moment)")
    }
    let rounds = Set((0..<axis.columns).map { axis.roundest(ofColumn: $0).seconds % 60 })
    #expect(rounds == [0] || axis.perColumn < .minutes(1), "\(rounds)")
  }

  @Test(
    "Ticks are as far apart as the room and the stretch ask for, at round readings",
    arguments: [
      (Interval.seconds(40), "09:41:00"), (.minutes(9), "09:40"), (.hours(5), "09:00"),
      (.days(2), "06:00"), (.days(6), "Nov 1"),
    ])
  func ticks(length: Interval, first: String) throws {
    let axis = axis(length)
    let labels = axis.ticks(.american).map(\.label)
    #expect(labels.first == first, "\(labels)")
    #expect(axis.column(of: Self.start + length) != nil)
  }

  @Test("However long the stretch is, it has ticks", arguments: [300, 4000, 40_000, 400_000])
  func long(days: Int64) {
    let axis = axis(.days(days))
    #expect(axis.ticks(.american).count >= 2 && axis.column(of: Self.start + .days(days)) != nil)
  }

  @Test(
    "A tick of a week or two stands where a Monday begins",
    arguments: [(60, ["Oct 29", "Nov 5", "Nov 12"]), (100, ["Oct 22", "Nov 5", "Nov 19"])])
  func weeks(days: Int, labels: [String]) {
    let length = Interval.days(Int64(days))
    let axis = axis(length)
    #expect(Array(axis.ticks(.american).map(\.label).prefix(3)) == labels)
    #expect(axis.start <= Self.start && axis.column(of: Self.start + length) != nil)
  }

  @Test(
    "Above two weeks a tick begins a month or a year, and is named as that one",
    arguments: [
      (300, ["Oct '18", "Jan '19", "Apr '19", "Jul '19", "Oct '19", "Jan '20"]),
      (4000, ["2010", "2020", "2030", "2040"]),
    ])
  func calendar(days: Int, labels: [String]) throws {
    let zone = try TimeZoneFolder("/usr/share/zoneinfo")
      .timeZone("America/Los_Angeles", at: Place("axis"))
    let axis = axis(.days(Int64(days)), zone: zone)
    let ticks = axis.ticks(.american)
    #expect(ticks.map(\.label) == labels, "\(ticks)")
    for tick in ticks {
      let last = axis.stretch(ofColumn: tick.column).upperBound + Interval(milliseconds: -1)
      let time = CivilTime(axis.scale.floor(last, zone), in: zone)
      #expect(time.day == 1 && time.hour == 0 && tick.label.hasSuffix("\(time.year % 100)"))
      #expect(axis.column(of: time.instant(in: zone)) == tick.column)
    }
    #expect(axis.centered(at: Self.start + .days(Int64(days))).ticks(.american).count >= 2)
  }

  @Test("Every column’s time is found at that column", arguments: [36, 70, 117])
  func columns(columns: Int) {
    let axis = axis(.days(3), columns: columns)
    for column in 0..<columns {
      #expect(axis.column(of: axis.stretch(ofColumn: column).lowerBound) == column)
    }
    #expect(axis.column(of: axis.start + Interval(milliseconds: -1)) == nil)
    #expect(axis.column(of: axis.stretch.upperBound) == nil)
  }

  @Test("A tick of an hour stands where the clock reads it, also behind a clock change")
  func clockChange() throws {
    let zone = try TimeZoneFolder("/usr/share/zoneinfo")
      .timeZone("America/Los_Angeles", at: Place("axis"))
    let start = CivilTime(year: 2018, month: 11, day: 3, hour: 18).instant(in: zone)
    let axis = TimelineAxis(showing: start...start + .hours(20), columns: 100, zone: zone)
    for tick in axis.ticks(.american) where tick.label.contains(":") {
      let stretch = axis.stretch(ofColumn: tick.column)
      let time = CivilTime(stretch.upperBound, in: zone)
      #expect(time.hour == Int(tick.label.prefix(2)) || time.minute > 30, "\(tick)")
    }
  }

  @Test("Centered elsewhere it keeps its scale")
  func centered() throws {
    let axis = axis(.hours(5))
    let later = Self.start + .days(40)
    let moved = axis.centered(at: later)
    let column = try #require(moved.column(of: later))
    #expect((20..<50).contains(column) && moved.scale == axis.scale)
  }
}
