import Localization
import Notifications

/// A stretch of time on a row of cells, with ticks at round readings of the clock.
struct TimelineAxis: Hashable, Sendable {
  /// The moment at which the first cell begins.
  let start: Instant
  /// How long a tick is from the next, in seconds.
  let unit: Int64
  /// How many columns a tick is from the next.
  let tickColumns: Int
  /// How many columns there are.
  let columns: Int
  /// The zone whose clock is read.
  let zone: TimeZone

  // From ten seconds to a year.
  private static let units: [Int64] = [
    10, 30, 60, 300, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400, 172_800, 604_800,
    1_209_600, 2_419_200, 7_862_400, 31_536_000, 315_360_000, 3_153_600_000, 31_536_000_000,
  ]
  // So that a label such as “Mon 14” has a blank behind it.
  private static let leastTick = 7

  /// An axis that shows all of a stretch, as large as it can.
  ///
  /// - Parameter columns: From 1.
  init(showing stretch: ClosedRange<Instant>, columns: Int, zone: TimeZone) {
    let seconds = max(1, (stretch.upperBound - stretch.lowerBound).milliseconds / 1000 + 1)
    let ticks = Int64(max(1, columns / Self.leastTick))
    // One more than the stretch is long: it need not begin at a round reading.
    let unit = Self.units.first { $0 * (ticks - 1) >= seconds } ?? Self.units[Self.units.count - 1]
    let needed = Int(min(ticks, seconds / unit + 2))
    self.unit = unit
    tickColumns = max(Self.leastTick, min(24, columns / max(1, needed)))
    (self.columns, self.zone) = (columns, zone)
    start = Self.floor(stretch.lowerBound, unit, zone)
  }

  private init(_ axis: TimelineAxis, from start: Instant) {
    self.start = Self.floor(start, axis.unit, axis.zone)
    (unit, tickColumns, columns, zone) = (axis.unit, axis.tickColumns, axis.columns, axis.zone)
  }

  /// The roundest reading of the clock within a column; its last moment where that has no whole second.
  func roundest(ofColumn column: Int) -> Instant {
    let stretch = stretch(ofColumn: column)
    let last = stretch.upperBound + Interval(milliseconds: -1)
    let readings = ([1] + Self.units).reversed().lazy.map { Self.floor(last, $0, zone) }
    return readings.first { $0 >= stretch.lowerBound } ?? last
  }

  /// The same scale at another place: so that a moment is in its middle.
  func centered(at instant: Instant) -> TimelineAxis {
    TimelineAxis(self, from: instant + Interval(milliseconds: -length.milliseconds / 2))
  }

  private init(_ axis: TimelineAxis, unit: Int64, columns: Int, zone: TimeZone, from start: Instant)
  {
    (self.start, self.unit, tickColumns) = (start, unit, axis.tickColumns)
    (self.columns, self.zone) = (columns, zone)
  }

  /// The same scale and beginning in another room.
  func resized(columns: Int, zone: TimeZone) -> TimelineAxis {
    TimelineAxis(self, unit: unit, columns: columns, zone: zone, from: start)
  }

  /// Another scale, with a moment where it is: ticks stand for more with each step, or for less.
  ///
  /// From ten seconds to a year; itself where it goes no further.
  func zoomed(by steps: Int, around instant: Instant) -> TimelineAxis {
    let scales = Self.units.prefix { $0 <= 31_536_000 }
    let old = scales.firstIndex { $0 >= unit } ?? scales.count - 1
    let scale = scales[min(max(0, old + steps), scales.count - 1)]
    let place = Int64(column(of: instant) ?? columns / 2)
    let other = TimelineAxis(self, unit: scale, columns: columns, zone: zone, from: start)
    let offset = Interval(milliseconds: -other.perColumn.milliseconds * place)
    return TimelineAxis(self, unit: scale, columns: columns, zone: zone, from: instant + offset)
  }

  // A round reading: beyond a day, whole days.
  private static func floor(_ instant: Instant, _ unit: Int64, _ zone: TimeZone) -> Instant {
    let local = instant.seconds + Int64(zone.secondsFromGMT(at: instant))
    return moment(ofReading: local.flooring(unit) * unit, near: instant, zone)
  }

  // A reading that comes twice is the one that is told from the same clock as the moment.
  private static func moment(
    ofReading seconds: Int64, near other: Instant, _ zone: TimeZone
  ) -> Instant {
    let offset = zone.secondsFromGMT(at: other)
    let moment = Instant(milliseconds: (seconds - Int64(offset)) * 1000)
    if zone.secondsFromGMT(at: moment) == offset { return moment }
    return CivilTime(Instant(milliseconds: seconds * 1000), secondsFromGMT: 0).instant(in: zone)
  }

  /// The time that a column stands for.
  var perColumn: Interval { Interval(milliseconds: max(1, unit * 1000 / Int64(tickColumns))) }

  private var length: Interval {
    Interval(milliseconds: perColumn.milliseconds * Int64(columns))
  }

  /// The column of a moment; nil outside the axis.
  func column(of instant: Instant) -> Int? {
    let offset = (instant - start).milliseconds.flooring(perColumn.milliseconds)
    return (0..<Int64(columns)).contains(offset) ? Int(offset) : nil
  }

  /// The time of a column, its end not included.
  func stretch(ofColumn column: Int) -> Range<Instant> {
    let from = start + Interval(milliseconds: perColumn.milliseconds * Int64(column))
    return from..<from + perColumn
  }

  /// All of it.
  var stretch: Range<Instant> { start..<start + length }

  /// A tick with what it reads.
  struct Tick: Hashable {
    /// From 0 at the first cell.
    let column: Int
    /// Such as `09:40` or `Mon 14`, by how far ticks are apart.
    let label: String
    /// Whether a day begins there, among hours.
    let beginsDay: Bool
  }

  /// The ticks, from the first column on.
  ///
  /// - Parameter dates: How their days are written.
  func ticks(_ dates: DateFormat) -> [Tick] {
    let first = start.seconds + Int64(zone.secondsFromGMT(at: start))
    return (0...Int64(columns / tickColumns) + 1).compactMap { index in
      let reading = (first.flooring(unit) + index) * unit
      guard let column = column(of: Self.moment(ofReading: reading, near: start, zone)) else {
        return nil
      }
      return tick(
        at: column, CivilTime(Instant(milliseconds: reading * 1000), secondsFromGMT: 0), dates)
    }
  }

  private func tick(at column: Int, _ time: CivilTime, _ dates: DateFormat) -> Tick {
    let isMidnight = time.hour == 0 && time.minute == 0 && time.second == 0
    let label =
      switch unit {
      case ..<60: time.clockText
      case ..<86_400: isMidnight ? "\(dates.weekday(time)) \(time.day)" : time.hourAndMinute
      case ..<2_419_200: dates.monthAndDay(time)
      case ..<31_536_000: "\(dates.month(time)) '\((time.year % 100).padded(2))"
      default: "\(time.year)"
      }
    return Tick(column: column, label: label, beginsDay: unit < 86_400 && isMidnight)
  }
}
