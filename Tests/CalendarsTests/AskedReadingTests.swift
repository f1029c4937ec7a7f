import Calendars
import Notifications
import Testing

@Suite("What is moved, doubled or left out on the way to the next dates")
struct AskedReadingTests {
  /// The readings as words: the moment in UTC, or what would have been read,
  /// and what was done about it.
  private func readings(
    _ zone: String, _ units: [DateMatching.Unit: Int], after start: String, _ count: Int = 2,
    gap: GapPolicy = .preserve, overlap: OverlapPolicy = .first
  ) throws -> [String] {
    let zone = try DateVector.zone(zone)
    let search = try #require(
      DateSearch(units, in: .gregorian, zone: zone, gap: gap, overlap: overlap))
    return search.readings(after: try DateVector.instant(start), firing: count).map {
      let moment = $0.instant.map(DateVector.text) ?? "- \($0.reading.isoText)"
      return [moment, $0.adjustment?.rawValue].compactMap(\.self).joined(separator: " ")
    }
  }

  @Test("K6: a reading that the clocks skip is moved, or left out, as the policy says")
  func gap() throws {
    let half: [DateMatching.Unit: Int] = [.hour: 2, .minute: 30]
    let start = "2019-03-09T18:00:00Z"
    #expect(
      try readings("America/Los_Angeles", half, after: start)
        == ["2019-03-10T10:30:00Z movedByGap", "2019-03-11T09:30:00Z"])
    #expect(
      try readings("America/Los_Angeles", half, after: start, 1, gap: .nextTime)
        == ["2019-03-10T10:00:00Z movedByGap"])
    #expect(
      try readings("America/Los_Angeles", half, after: start, 1, gap: .strict)
        == ["- 2019-03-10T02:30:00 skippedByGap", "2019-03-11T09:30:00Z"])
  }

  @Test("K6: a reading that the clocks show twice counts once, the first or the last time")
  func overlap() throws {
    let half: [DateMatching.Unit: Int] = [.hour: 1, .minute: 30]
    let start = "2019-11-02T12:00:00Z"
    #expect(
      try readings("America/Los_Angeles", half, after: start)
        == ["2019-11-03T08:30:00Z firstOfTwo", "2019-11-04T09:30:00Z"])
    #expect(
      try readings("America/Los_Angeles", half, after: start, 1, overlap: .last)
        == ["2019-11-03T09:30:00Z lastOfTwo"])
  }

  @Test("K6: what fires every hour fires once more in the hour that comes twice")
  func again() throws {
    #expect(
      try readings("America/Los_Angeles", [.minute: 30], after: "2019-11-03T07:45:00Z", 3)
        == ["2019-11-03T08:30:00Z", "2019-11-03T09:30:00Z again", "2019-11-03T10:30:00Z"])
  }

  @Test("K7: a day that a month lacks is moved to the next month, or left out")
  func missingDay() throws {
    let last: [DateMatching.Unit: Int] = [.day: 31, .hour: 9]
    let start = "2019-04-10T16:00:00Z"
    #expect(
      try readings("America/Los_Angeles", last, after: start)
        == ["2019-05-01T16:00:00Z movedToNextMonth", "2019-05-31T16:00:00Z"])
    #expect(
      try readings("America/Los_Angeles", last, after: start, 2, gap: .strict)
        == [
          "- 2019-05-01T09:00:00 skippedDay", "2019-05-31T16:00:00Z",
          "- 2019-07-01T09:00:00 skippedDay", "2019-07-31T16:00:00Z",
        ])
  }

  @Test("K9: half an hour at Lord Howe, two hours at Troll, a day on Samoa leave the day out")
  func otherGaps() throws {
    #expect(
      try readings(
        "Australia/Lord_Howe", [.hour: 2, .minute: 15], after: "2019-10-05T00:00:00Z", 1)
        == ["- 2019-10-06T02:15:00 skippedByGap", "2019-10-06T15:15:00Z"])
    #expect(
      try readings(
        "Antarctica/Troll", [.hour: 2, .minute: 30], after: "2019-03-30T12:00:00Z", 1)
        == ["- 2019-03-31T02:30:00 skippedByGap", "2019-04-01T00:30:00Z"])
    #expect(
      try readings("Pacific/Apia", [.hour: 9], after: "2011-12-29T20:00:00Z", 1)
        == ["- 2011-12-30T09:00:00 skippedByGap", "2011-12-30T19:00:00Z"])
  }

  @Test("K8: what is past, and what comes once in a gap that is strict, has no firing")
  func never() throws {
    let past: [DateMatching.Unit: Int] = [.year: 2018, .month: 1, .day: 1]
    #expect(try readings("UTC", past, after: "2019-04-10T00:00:00Z").isEmpty)
    let once: [DateMatching.Unit: Int] = [.year: 2019, .month: 3, .day: 10, .hour: 2, .minute: 30]
    #expect(
      try readings("America/Los_Angeles", once, after: "2019-03-09T18:00:00Z", gap: .strict)
        == ["- 2019-03-10T02:30:00 skippedByGap"])
  }

  @Test("K6–K9: what fires is what the search finds, for random patterns", arguments: 1...60)
  func agreement(seed: UInt64) throws {
    var random = RandomDates(seed: seed)
    let zone = try DateVector.zone(random.zone())
    let units = random.units()
    let start = random.midnight(in: zone)
    for gap in GapPolicy.allCases {
      for overlap in OverlapPolicy.allCases {
        let search = try #require(
          DateSearch(units, in: .gregorian, zone: zone, gap: gap, overlap: overlap))
        let plain = Array(
          sequence(first: start) { search.next(after: $0) }.dropFirst().prefix(8))
        let found = search.readings(after: start, firing: 8).compactMap(\.instant)
        #expect(found == Array(plain.prefix(found.count)), "\(zone.identifier) \(units)")
        #expect(found.count == plain.count || gap == .strict, "\(zone.identifier) \(units)")
      }
    }
  }
}
