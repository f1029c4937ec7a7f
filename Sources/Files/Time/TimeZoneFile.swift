import Notifications

/// A compiled time zone of the tz database (RFC 8536), versions 1 to 4.
///
/// Read by ourselves, since Foundation's `TimeZone` loads ICU and costs 30 ms on the way to the
/// first frame.
package struct TimeZoneFile: Equatable, Sendable {
  /// When the rules change, in seconds since 1970 UTC, earliest first.
  let transitions: [Int64]
  /// The index in `offsets` that holds from each transition on.
  let typeOfTransition: [Int]
  /// How far the local times of the zone are from Greenwich, in seconds to the east.
  let offsets: [Int]
  /// The rule for all time after the last transition; nil where there is none.
  var footer: TimeZoneRule?

  /// The zone with its changes up to a year listed one by one.
  ///
  /// - Parameters:
  ///   - identifier: What the zone is called from then on.
  ///   - year: Clocks do not change any more behind it.
  package func timeZone(_ identifier: String, through year: Int = 2200) -> TimeZone {
    var changes: [TimeZone.Change] = []
    for (start, type) in zip(transitions, typeOfTransition) {
      changes.append(TimeZone.Change(start: start, offset: offsets[type]))
    }
    // Some files begin with the Big Bang; nothing here needs more than 30,000 years either way.
    let last = min(max(transitions.last ?? 0, -1 << 40), 1 << 40)
    let lastYear = CivilTime(Instant(milliseconds: last * 1000), secondsFromGMT: 0).year
    if let footer, lastYear <= year {
      for change in footer.changes(in: max(1970, lastYear)...year)
      where transitions.isEmpty || change.start > last {
        changes.append(change)
      }
    }
    let first = transitions.isEmpty ? footer?.standard : nil
    return TimeZone(identifier: identifier, firstOffset: first ?? offsets[0], changes: changes)
  }
}
