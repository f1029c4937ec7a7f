import Notifications

extension DateSearch {
  /// The next readings that the pattern asks for, also those that are left
  /// out, until so many fired.
  ///
  /// One that a clock set back reads twice comes once, as the policy has it; it comes twice only
  /// for patterns without an hour, where each is a reading of its own.
  ///
  /// - Parameters:
  ///   - instant: The first one is later.
  ///   - count: How many are to fire; fewer do where no more come before the year 10000.
  /// - Returns: Earliest first, at most ten times `count`: some patterns are
  ///   left out year after year.
  package func readings(after instant: Instant, firing count: Int) -> [AskedReading] {
    switch clock {
    case .often: oftenReadings(after: instant, count)
    case .daily(let time): dailyReadings(after: instant.seconds, at: time, count)
    }
  }

  private func oftenReadings(after instant: Instant, _ count: Int) -> [AskedReading] {
    var found: [AskedReading] = []
    var last = instant
    while found.count < count, let next = next(after: last) {
      let local = next.seconds + Int64(zone.secondsFromGMT(at: next.seconds))
      let moments = LocalReading(seconds: local).moments(in: zone)
      let isAgain = moments.count > 1 && moments.last == next.seconds
      found.append(
        AskedReading(
          instant: next, reading: CivilTime(next, in: zone), adjustment: isAgain ? .again : nil))
      last = next
    }
    return found
  }

  private func dailyReadings(after seconds: Int64, at time: Int, _ count: Int) -> [AskedReading] {
    // Under this policy no day is left out: those that are in truth are to be told.
    var days = matchingDays(after: seconds, gap: .preserve)
    var found: [AskedReading] = []
    var fired = 0
    while fired < count, found.count < 10 * count, let day = days.next(),
      day.day < MatchingDays.end
    {
      let asked = asked(on: day, at: time)
      guard moment(of: asked) > seconds else { continue }
      found.append(asked)
      fired += asked.instant == nil ? 0 : 1
    }
    return found
  }

  private func asked(on day: MatchingDays.Element, at time: Int) -> AskedReading {
    let local = reading(on: day, at: time)
    if day.isSubstitute, gap == .strict {
      return AskedReading(instant: nil, reading: local.civilTime, adjustment: .skippedDay)
    }
    let moment = local.moment(in: zone, gap: gap, overlap: overlap)
    let adjustment: ReadingAdjustment? =
      switch local.moments(in: zone).count {
      case 0: moment == nil ? .skippedByGap : .movedByGap
      case 1: day.isSubstitute ? .movedToNextMonth : nil
      default: overlap == .first ? .firstOfTwo : .lastOfTwo
      }
    return AskedReading(
      instant: moment.map { Instant(milliseconds: $0 * 1000) }, reading: local.civilTime,
      adjustment: adjustment)
  }

  // About when it would be, where it is left out.
  private func moment(of asked: AskedReading) -> Int64 {
    asked.instant?.seconds ?? asked.reading.instant(in: zone).seconds
  }
}

extension LocalReading {
  fileprivate var civilTime: CivilTime {
    CivilTime(Instant(milliseconds: seconds * 1000), secondsFromGMT: 0)
  }
}
