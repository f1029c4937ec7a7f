import Calendars
import Notifications
import Testing

/// K6: the search against a walk over all minutes, around the changes of clocks.
@Suite("The next date is the one that a walk over all minutes finds")
struct MinuteWalkTests {
  @Test("K6: policies for gaps and overlaps", arguments: 0..<10)
  func walk(part: Int) throws {
    var random = RandomDates(seed: 100 + UInt64(part))
    for _ in 0..<50 {
      let name = random.zone()
      var units = random.units(shorterThanDay: true)
      units[.second] = nil
      let zone = try DateVector.zone(name)
      let start = random.midnight(in: zone)
      for (gap, overlap) in [
        (GapPolicy.strict, OverlapPolicy.first), (.strict, .last), (.nextTime, .first),
      ] {
        let search = try #require(
          DateSearch(units, in: .gregorian, zone: zone, gap: gap, overlap: overlap))
        let walked = MinuteWalk(units: units, zone: zone, gap: gap, overlap: overlap)
        #expect(
          search.next(after: start).map(DateVector.text)
            == walked.next(after: start).map(DateVector.text),
          "\(units) in \(name) after \(DateVector.text(start)), \(gap), \(overlap)")
      }
    }
  }
}

/// Looks at one minute after another.
private struct MinuteWalk {
  let units: [DateMatching.Unit: Int]
  let zone: TimeZone
  let gap: GapPolicy
  let overlap: OverlapPolicy

  func next(after start: Instant) -> Instant? {
    (1...4 * 1440).lazy.map { start + .minutes(Int64($0)) }.first(where: isMeant)
  }

  private func isMeant(_ moment: Instant) -> Bool {
    let reading = CivilTime(moment, in: zone)
    if matches(reading) { return units[.hour] == nil || isChosen(moment, reading) }
    return gap == .nextTime && units[.hour] != nil && isBehindGap(moment, reading)
  }

  private func matches(_ reading: CivilTime) -> Bool {
    (units[.hour] ?? reading.hour) == reading.hour
      && (units[.minute] ?? (units[.hour] == nil ? reading.minute : 0)) == reading.minute
  }

  // Of the two moments within a day that read the same.
  private func isChosen(_ moment: Instant, _ reading: CivilTime) -> Bool {
    let direction: Int64 = overlap == .first ? -1 : 1
    return !(1..<200).contains {
      CivilTime(moment + .minutes(direction * $0), in: zone) == reading
    }
  }

  private func isBehindGap(_ moment: Instant, _ reading: CivilTime) -> Bool {
    let before = CivilTime(moment + .minutes(-1), in: zone)
    let start = before.instant(secondsFromGMT: 0) + .minutes(1)
    let missing = (reading.instant(secondsFromGMT: 0) - start).milliseconds / 60_000
    return (0..<max(0, missing)).contains {
      matches(CivilTime(start + .minutes($0), secondsFromGMT: 0))
    }
  }
}
