import Calendars
import Notifications
import Testing

@Suite("The next moment at which clock and calendar read what is asked")
struct DateVectorTests {
  @Test("K4–K9: the vectors", arguments: DateVector.all)
  func vector(_ vector: DateVector) throws {
    let found = try vector.moments(vector.expected.count)
    #expect(found == vector.expected, "\(vector.id)")
  }

  @Test(
    "K4: what misses below the highest given unit is its least value, also between two",
    arguments: [
      ([.month: 2], "2019-03-05T08:00:00Z", "2020-02-01T08:00:00Z"),
      ([.month: 2, .hour: 9], "2019-02-10T00:00:00Z", "2020-02-01T17:00:00Z"),
      ([.month: 2, .weekday: 2], "2019-02-10T00:00:00Z", "2020-02-03T08:00:00Z"),
      ([.weekday: 7, .minute: 44], "2019-02-10T00:00:00Z", "2019-02-16T08:44:00Z"),
      ([.day: 31], "2019-01-31T18:00:00Z", "2019-03-01T08:00:00Z"),
      ([.weekOfYear: 2], "2019-02-10T00:00:00Z", "2020-01-05T08:00:00Z"),
      ([.weekOfYear: 53, .weekday: 4], "2019-02-10T00:00:00Z", "2022-12-28T08:00:00Z"),
      ([.quarter: 3], "2019-02-10T00:00:00Z", "2019-07-01T07:00:00Z"),
      ([.weekday: 2, .weekdayOrdinal: 5], "2019-02-10T00:00:00Z", "2019-04-29T07:00:00Z"),
      ([.weekOfMonth: 2, .weekday: 4], "2019-02-10T00:00:00Z", "2019-03-06T08:00:00Z"),
      ([.day: 13, .weekday: 6], "2019-02-10T00:00:00Z", "2019-09-13T07:00:00Z"),
    ] as [([DateMatching.Unit: Int], String, String)])
  func leastValues(units: [DateMatching.Unit: Int], after: String, expected: String) throws {
    let vector = DateVector("K4", "America/Los_Angeles", units, after: after, [expected])
    #expect(try vector.moments(1) == [expected])
  }

  @Test(
    "K6: asked for between the two readings of a doubled hour, it is the next day's by first",
    arguments: [
      (OverlapPolicy.first, "2019-11-04T09:30:00Z"), (.last, "2019-11-03T09:30:00Z"),
    ])
  func betweenReadings(overlap: OverlapPolicy, expected: String) throws {
    let vector = DateVector(
      "K6", "America/Los_Angeles", [.hour: 1, .minute: 30], after: "2019-11-03T08:45:00Z",
      [expected], overlap: overlap)
    #expect(try vector.moments(1) == [expected])
  }

  @Test(
    "K7: where a month lacks the day, units below the lowest given one are their least value, too",
    arguments: [
      ([.day: 31], "2019-04-10T20:13:21Z", "2019-05-01T07:00:00Z"),
      ([.day: 31, .hour: 9], "2019-04-10T20:13:21Z", "2019-05-01T16:00:00Z"),
      ([.day: 31, .minute: 10], "2019-04-10T20:13:21Z", "2019-05-01T07:10:00Z"),
      ([.month: 2, .day: 29], "2019-02-10T20:13:21Z", "2019-03-01T08:00:00Z"),
    ] as [([DateMatching.Unit: Int], String, String)])
  func leastValuesOfSubstitutes(
    units: [DateMatching.Unit: Int], after: String, expected: String
  ) throws {
    let vector = DateVector("K7", "America/Los_Angeles", units, after: after, [expected])
    #expect(try vector.moments(1) == [expected])
  }

  @Test("K8: a moment that is past never comes, and neither does one behind the year 9999")
  func past() throws {
    let units: [DateMatching.Unit: Int] = [.year: 2018, .month: 1, .day: 1]
    let past = DateVector("Z58", "UTC", units, after: "2019-04-10T00:00:00Z", [])
    #expect(try past.moments(1).isEmpty)
    let end = DateVector("K8", "UTC", [.month: 1], after: "9999-06-01T00:00:00Z", [])
    #expect(try end.moments(1).isEmpty)
  }

  @Test("Without any unit there is nothing to search")
  func nothing() {
    #expect(DateSearch([:], in: .gregorian, zone: .utc) == nil)
  }

  @Test("Every calendar of Foundation's is known to ICU", arguments: CalendarIdentifier.allCases)
  func calendars(_ calendar: CalendarIdentifier) throws {
    let search = try #require(DateSearch([.day: 1], in: calendar, zone: .utc))
    let found = try #require(search.next(after: Instant(milliseconds: 1_500_000_000_000)))
    #expect(found.seconds < 1_500_000_000 + 62 * 86_400)
  }

  @Test("K5: a date of the moon's calendars is found where a year has another length")
  func lunar() throws {
    let zone = try DateVector.zone("Asia/Shanghai")
    let search = try #require(DateSearch([.month: 1, .day: 1], in: .chinese, zone: zone))
    let start = try DateVector.instant("2018-11-02T14:00:00Z")
    let found = sequence(first: start) { search.next(after: $0) }.dropFirst().prefix(3)
    #expect(
      found.map(DateVector.text) == [
        "2019-02-04T16:00:00Z", "2020-01-24T16:00:00Z", "2021-02-11T16:00:00Z",
      ])
  }
}
