import Explaining
import Notifications

/// When a line runs, as it is written.
package enum When: Hashable, Sendable {
  /// `09:41`, `09:41:05.250`: that reading on the present day. Only the time of the value counts.
  case clock(CivilTime)
  /// `2018-06-04T09:41`: that reading where the device is.
  case reading(CivilTime)
  /// `2018-11-04T01:30-08:00`: seconds east of Greenwich.
  case moment(CivilTime, secondsFromGMT: Int)
  /// `+1h30m`
  case later(Interval)

  /// The moment that is meant.
  ///
  /// A reading that the clocks show twice is the first of the two that has not passed.
  ///
  /// - Parameters:
  ///   - now: What the clock reads.
  ///   - zone: Where readings hold.
  /// - Returns: May be past: `instant(after:in:at:)` refuses that.
  package func instant(from now: Instant, in zone: TimeZone) -> Instant {
    switch self {
    case .clock(let time):
      var reading = CivilTime(now, in: zone)
      reading.setClock(to: time)
      return reading.instant(notBefore: now, in: zone)
    case .reading(let reading): return reading.instant(notBefore: now, in: zone)
    case .moment(let reading, let offset): return reading.instant(secondsFromGMT: offset)
    case .later(let interval): return now + interval
    }
  }

  /// The moment that is meant, for moving the clock there.
  ///
  /// - Parameter place: Of the word, for the complaint.
  /// - Throws: Where it is past; the complaint says what the clock reads.
  func instant(
    after now: Instant, in zone: TimeZone, at place: Place
  ) throws(Diagnostic) -> Instant {
    let instant = instant(from: now, in: zone)
    if instant >= now { return instant }
    throw Diagnostic(
      place, .error,
      "the clock only goes forward; it reads \(reading(of: now, in: zone)) already, and \(self) is past",
      lacking: .clock
    )
  }

  /// What the clock reads, with an offset where this has one, so that the two can be compared.
  ///
  /// - Parameter zone: Where the clock is.
  package func reading(of now: Instant, in zone: TimeZone) -> When {
    let reading = CivilTime(now, in: zone)
    return switch self {
    case .moment: .moment(reading, secondsFromGMT: zone.secondsFromGMT(at: now))
    case .clock, .reading, .later: .reading(reading)
    }
  }
}

extension CivilTime {
  /// Takes over the time of day, to the millisecond, and keeps the date.
  ///
  /// - Parameter time: Its date does not matter.
  mutating func setClock(to time: CivilTime) {
    hour = time.hour
    minute = time.minute
    second = time.second
    millisecond = time.millisecond
  }

  fileprivate func instant(notBefore now: Instant, in zone: TimeZone) -> Instant {
    let first = instant(in: zone)
    guard first < now else { return first }
    let offset = zone.secondsFromGMT(at: first + .days(1))
    let second = instant(secondsFromGMT: offset)
    return second >= now && CivilTime(second, in: zone) == self ? second : first
  }
}

extension When: CustomStringConvertible {
  /// As a scenario writes it; seconds only where there are some.
  ///
  /// It reads as the same WHEN again.
  package var description: String {
    switch self {
    case .clock(let time): time.shortestClock
    case .reading(let reading): reading.shortText
    case .moment(let reading, let offset): reading.shortText + Instant.isoOffset(offset)
    case .later(let interval): "+" + interval.scenarioText
    }
  }
}

extension CivilTime {
  fileprivate var shortText: String {
    "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))T\(shortestClock)"
  }
}

extension Instant {
  /// The moment as a WHEN that is the same wherever the device is: a reading with its offset, such
  /// as `2018-06-04T09:41:05-07:00`; milliseconds only where there are some.
  ///
  /// - Parameter zone: Decides how it reads, and not which moment it is.
  package func scenarioText(in zone: TimeZone) -> String {
    // Before there were zones, offsets had seconds, which no WHEN can say.
    let minutes = zone.secondsFromGMT(at: self) / 60
    let whole = TimeZone(identifier: zone.identifier, firstOffset: minutes * 60)
    return iso8601(in: whole)
  }
}
