import Localization
import Notifications

/// A stretch of time on a row of cells, with ticks at round readings of the clock.
struct TimelineAxis: Hashable, Sendable {
  /// The moment at which the first cell begins.
  let start: Instant
  /// How far a tick is from the next.
  let scale: TimelineScale
  /// How many columns a tick is from the next.
  let tickColumns: Int
  /// How many columns there are.
  let columns: Int
  /// The zone whose clock is read.
  let zone: TimeZone

  // So that a label such as “Mon 14” has a blank behind it.
  private static let leastTick = 7

  /// An axis that shows all of a stretch, as large as it can.
  ///
  /// - Parameter columns: From 1.
  init(showing stretch: ClosedRange<Instant>, columns: Int, zone: TimeZone) {
    let seconds = max(1, (stretch.upperBound - stretch.lowerBound).milliseconds / 1000 + 1)
    let ticks = Int64(max(1, columns / Self.leastTick))
    // One more than the stretch is long: it need not begin at a round reading.
    scale = TimelineScale.all.first { $0.seconds * (ticks - 1) >= seconds } ?? .longest
    let needed = Int(min(ticks, seconds / scale.seconds + 2))
    tickColumns = max(Self.leastTick, min(24, columns / max(1, needed)))
    (self.columns, self.zone) = (columns, zone)
    start = scale.floor(stretch.lowerBound, zone)
  }

  private init(_ axis: TimelineAxis, from start: Instant) {
    self.start = axis.scale.floor(start, axis.zone)
    (scale, tickColumns, columns, zone) = (axis.scale, axis.tickColumns, axis.columns, axis.zone)
  }

  /// The roundest reading of the clock within a column; its last moment where
  /// that has no whole second.
  func roundest(ofColumn column: Int) -> Instant {
    let stretch = stretch(ofColumn: column)
    let last = stretch.upperBound + Interval(milliseconds: -1)
    let scales = [TimelineScale.seconds(1)] + TimelineScale.all
    let readings = scales.reversed().lazy.map { $0.floor(last, zone) }
    return readings.first { $0 >= stretch.lowerBound } ?? last
  }

  /// The same scale at another place: so that a moment is in its middle.
  func centered(at instant: Instant) -> TimelineAxis {
    TimelineAxis(self, from: instant + Interval(milliseconds: -length.milliseconds / 2))
  }

  private init(
    _ axis: TimelineAxis, scale: TimelineScale, columns: Int, zone: TimeZone, from start: Instant
  ) {
    (self.start, self.scale, tickColumns) = (start, scale, axis.tickColumns)
    (self.columns, self.zone) = (columns, zone)
  }

  /// The same scale and beginning in another room.
  func resized(columns: Int, zone: TimeZone) -> TimelineAxis {
    TimelineAxis(self, scale: scale, columns: columns, zone: zone, from: start)
  }

  /// Another scale, with a moment where it is: ticks stand for more with each step, or for less.
  ///
  /// From ten seconds to a year; itself where it goes no further.
  func zoomed(by steps: Int, around instant: Instant) -> TimelineAxis {
    let scales = TimelineScale.all.prefix { $0.seconds <= TimelineScale.year.seconds }
    let old = scales.firstIndex(of: scale) ?? scales.count - 1
    let scale = scales[min(max(0, old + steps), scales.count - 1)]
    let place = Int64(column(of: instant) ?? columns / 2)
    let other = TimelineAxis(self, scale: scale, columns: columns, zone: zone, from: start)
    let offset = Interval(milliseconds: -other.perColumn.milliseconds * place)
    return TimelineAxis(self, scale: scale, columns: columns, zone: zone, from: instant + offset)
  }

  /// The time that a column stands for.
  var perColumn: Interval {
    Interval(milliseconds: max(1, scale.seconds * 1000 / Int64(tickColumns)))
  }

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
  struct Tick: Equatable {
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
    // A scale counts with its longest month: there may be some more.
    (0...(columns / tickColumns + 1) * 31 / 28).compactMap { index in
      let reading = scale.reading(index, behind: start, zone)
      return column(of: reading.moment).map { tick(at: $0, reading.time, dates) }
    }
  }

  private func tick(at column: Int, _ time: CivilTime, _ dates: DateFormat) -> Tick {
    let hasHours = scale.seconds < 86_400
    let isMidnight = time.hour == 0 && time.minute == 0 && time.second == 0
    let label =
      switch scale {
      case .seconds(..<60): time.clockText
      case .seconds where hasHours && !isMidnight: time.hourAndMinute
      case .seconds where hasHours: "\(dates.weekday(time)) \(time.day)"
      case .seconds: dates.monthAndDay(time)
      case .months(..<12): "\(dates.month(time)) '\((time.year % 100).padded(2))"
      case .months: "\(time.year)"
      }
    return Tick(column: column, label: label, beginsDay: hasHours && isMidnight)
  }
}
