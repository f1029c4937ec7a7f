import Explaining
import Notifications

/// How far a tick of the timeline's axis is from the next: seconds of the clock, or months of the
/// calendar, which are not all as long.
enum TimelineScale: Hashable, Sendable {
  case seconds(Int64)
  /// Whole months from January of the year 0 on: 12 are a year.
  case months(Int)

  /// From ten seconds to a thousand years.
  static let all =
    [
      10, 30, 60, 300, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400, 172_800, 604_800,
      1_209_600,
    ].map(TimelineScale.seconds) + [months(1), months(3), year, months(120), months(1200), longest]
  /// That of a year.
  static let year = months(12)
  /// That of a thousand years.
  static let longest = months(12_000)

  private static let week: Int64 = 604_800
  // What instants count from was a Thursday; weeks begin on Monday (ISO 8601).
  private static let firstMonday: Int64 = 4 * 86_400

  /// How long it is, in seconds; of months as if each had 31 days, so that
  /// what fits it surely fits.
  var seconds: Int64 {
    switch self {
    case .seconds(let count): count
    case .months(let count): Int64(count) * 31 * 86_400
    }
  }

  /// How long it is: `5 min`, `3 months`, `1 year`.
  var words: String {
    switch self {
    case .seconds(let count): Interval.seconds(count).words
    case .months(let count) where count.isMultiple(of: 12): (count / 12).counted("year")
    case .months(let count): count.counted("month")
    }
  }

  /// The last round reading at or before a moment: beyond a day, whole days.
  func floor(_ instant: Instant, _ zone: TimeZone) -> Instant {
    reading(0, behind: instant, zone).moment
  }

  /// A round reading of the clock, and when it is.
  ///
  /// - Parameters:
  ///   - index: Which one, from 0.
  ///   - instant: What the first is not behind.
  func reading(
    _ index: Int, behind instant: Instant, _ zone: TimeZone
  ) -> (time: CivilTime, moment: Instant) {
    let offset = zone.secondsFromGMT(at: instant)
    let time = time(index, CivilTime(instant, secondsFromGMT: offset))
    // One that comes twice is the one that is told from the same clock as the moment.
    let moment = time.instant(secondsFromGMT: offset)
    return (time, zone.secondsFromGMT(at: moment) == offset ? moment : time.instant(in: zone))
  }

  private func time(_ index: Int, _ time: CivilTime) -> CivilTime {
    switch self {
    case .seconds(let unit):
      let start = unit.isMultiple(of: Self.week) ? Self.firstMonday : 0
      let passed = time.instant(secondsFromGMT: 0).seconds - start
      let seconds = start + (passed.flooring(unit) + Int64(index)) * unit
      return CivilTime(Instant(milliseconds: seconds * 1000), secondsFromGMT: 0)
    case .months(let unit):
      let count = Int64(time.year * 12 + time.month - 1).flooring(Int64(unit)) + Int64(index)
      let month = count * Int64(unit)
      let year = month.flooring(12)
      return CivilTime(year: Int(year), month: Int(month - year * 12) + 1, day: 1)
    }
  }
}
