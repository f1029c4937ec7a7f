import Notifications

/// A reading of a clock on a day, with what becomes of it where the clock jumps.
///
/// It has no zone: the same reading can be looked for in several, as when a device travels.
struct LocalReading {
  /// Seconds since 1 January 1970 as if the local time were UTC.
  let seconds: Int64

  /// - Parameters:
  ///   - day: Since 1 January 1970.
  ///   - secondsFromMidnight: As a clock reads them, so that 86,400 is the next midnight.
  init(day: Int64, secondsFromMidnight: Int) { seconds = day * 86_400 + Int64(secondsFromMidnight) }

  /// - Parameter seconds: Since 1 January 1970 as if the local time were UTC.
  init(seconds: Int64) { self.seconds = seconds }

  /// The moments, in seconds since 1970, at which a zone's clock reads it, earliest first: none
  /// where it is skipped, two where the clock is set back over it.
  ///
  /// - Returns: At most two moments of zones as they are; the day around the reading is looked at.
  func moments(in zone: TimeZone) -> [Int64] {
    let around = zone.changes(from: seconds - 86_400, to: seconds + 86_400)
    let offsets = Set([zone.secondsFromGMT(at: seconds - 86_400)] + around.map(\.offset))
    return moments(with: Array(offsets), in: zone).sorted()
  }

  /// K6: the moment, in seconds since 1970, at which a zone's clock reads it; nil where none does
  /// and the policy wants none.
  ///
  /// - Parameters:
  ///   - gap: `preserve` keeps the time that passed since the last change, `nextTime` takes the
  ///     moment of the change, `strict` none.
  ///   - overlap: Which of two moments is taken where the clock reads it twice.
  func moment(in zone: TimeZone, gap: GapPolicy, overlap: OverlapPolicy) -> Int64? {
    let around = zone.changes(from: seconds - 86_400, to: seconds + 86_400)
    let before = zone.secondsFromGMT(at: seconds - 86_400)
    guard !around.isEmpty else { return seconds - Int64(before) }
    let offsets = [before] + around.map(\.offset)
    let moments = moments(with: offsets, in: zone)
    if let moment = overlap == .first ? moments.min() : moments.max() { return moment }
    return zip(offsets, around).firstNonNil { old, change in
      moment(from: old, missedAt: change, gap: gap)
    }
  }

  // Those at which one of the offsets holds.
  private func moments(with offsets: [Int], in zone: TimeZone) -> [Int64] {
    offsets.map { seconds - Int64($0) }
      .filter { $0 + Int64(zone.secondsFromGMT(at: $0)) == seconds }
  }

  // K9: Foundation knows gaps of an hour; with another, such as half an
  // hour, it leaves the day out.
  private func moment(from old: Int, missedAt change: TimeZone.Change, gap: GapPolicy) -> Int64? {
    let gapStart = change.start + Int64(old)
    let gapLength = change.offset - old
    guard gapLength > 0, (gapStart..<gapStart + Int64(gapLength)).contains(seconds) else {
      return nil
    }
    switch gap {
    case .preserve:
      return gapLength == 3600 ? seconds - Int64(old) : nil
    case .nextTime: return change.start
    case .strict: return nil
    }
  }
}

extension TimeZone {
  /// The changes later than one moment and no later than another.
  fileprivate func changes(from start: Int64, to end: Int64) -> ArraySlice<Change> {
    changes[firstChange(after: start)...].prefix { $0.start <= end }
  }
}
