import Calendars
import Files
import Notifications
import Testing

/// What the behavior's vectors say of one trigger: moments in UTC, in ISO 8601.
struct DateVector: Sendable, CustomTestStringConvertible {
  let id: String
  let zone: String
  let units: [DateMatching.Unit: Int]
  let start: String
  let expected: [String]
  let gap: GapPolicy
  let overlap: OverlapPolicy

  var testDescription: String { "\(id) \(zone) after \(start), \(gap)" }

  init(
    _ id: String, _ zone: String, _ units: [DateMatching.Unit: Int], after start: String,
    _ expected: [String], gap: GapPolicy = .preserve, overlap: OverlapPolicy = .first
  ) {
    self.id = id
    self.zone = zone
    self.units = units
    self.start = start
    self.expected = expected
    self.gap = gap
    self.overlap = overlap
  }

  /// The first moments that are found, fewer where no more come.
  func moments(_ count: Int) throws -> [String] {
    let search = try #require(
      DateSearch(
        units, in: .gregorian, zone: try Self.zone(zone), gap: gap, overlap: overlap))
    let moments = sequence(first: try Self.instant(start)) { search.next(after: $0) }
    return moments.dropFirst().prefix(count).map(Self.text)
  }

  /// A zone of the machine's database.
  static func zone(_ identifier: String) throws -> TimeZone {
    try TimeZoneFolder("/usr/share/zoneinfo").timeZone(identifier, at: Place("vector"))
  }

  /// The moment of a text such as `2019-03-10T10:30:00Z`.
  static func instant(_ text: String) throws -> Instant {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    try #require(numbers.count == 6, "\(text) is no moment")
    return CivilTime(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3],
      minute: numbers[4], second: numbers[5]
    ).instant(secondsFromGMT: 0)
  }

  /// A moment as such a text.
  static func text(_ instant: Instant) -> String {
    CivilTime(instant, secondsFromGMT: 0).isoText + "Z"
  }
}

extension DateVector {
  private static let losAngeles = "America/Los_Angeles"
  private static let halfPastTwo: [DateMatching.Unit: Int] = [.hour: 2, .minute: 30]
  private static let halfPastOne: [DateMatching.Unit: Int] = [.hour: 1, .minute: 30]

  /// Z44 to Z54.
  static let all = [
    DateVector(
      "Z44", "Australia/Lord_Howe", [.hour: 2, .minute: 15], after: "2019-10-05T00:00:00Z",
      ["2019-10-06T15:15:00Z"]),
    DateVector(
      "Z45", losAngeles, halfPastTwo, after: "2019-03-09T18:00:00Z",
      ["2019-03-10T10:30:00Z", "2019-03-11T09:30:00Z"]),
    DateVector(
      "Z45", losAngeles, halfPastTwo, after: "2019-03-09T18:00:00Z", ["2019-03-10T10:00:00Z"],
      gap: .nextTime),
    DateVector(
      "Z45", losAngeles, halfPastTwo, after: "2019-03-09T18:00:00Z", ["2019-03-11T09:30:00Z"],
      gap: .strict),
    DateVector(
      "Z46", losAngeles, [.year: 2019, .month: 3, .day: 10, .hour: 2, .minute: 30],
      after: "2019-03-01T00:00:00Z", ["2019-03-10T10:30:00Z"]),
    DateVector(
      "Z46", losAngeles, [.year: 2019, .month: 3, .day: 10, .hour: 2, .minute: 30],
      after: "2019-03-01T00:00:00Z", [], gap: .strict),
    DateVector(
      "Z47", losAngeles, halfPastOne, after: "2019-11-02T12:00:00Z",
      ["2019-11-03T08:30:00Z", "2019-11-04T09:30:00Z"]),
    DateVector(
      "Z47", losAngeles, halfPastOne, after: "2019-11-02T12:00:00Z",
      ["2019-11-03T09:30:00Z", "2019-11-04T09:30:00Z"], overlap: .last),
    DateVector(
      "Z48", "America/New_York", halfPastTwo, after: "2026-03-07T12:00:00Z",
      ["2026-03-08T07:30:00Z", "2026-03-09T06:30:00Z"]),
    DateVector(
      "Z48", "America/New_York", halfPastOne, after: "2026-10-31T12:00:00Z",
      ["2026-11-01T05:30:00Z", "2026-11-02T06:30:00Z"]),
    DateVector(
      "Z49", "Europe/London", halfPastOne, after: "2019-03-30T12:00:00Z",
      ["2019-03-31T01:30:00Z"]),
    DateVector(
      "Z49", "Europe/London", halfPastOne, after: "2019-10-26T12:00:00Z",
      ["2019-10-27T00:30:00Z", "2019-10-28T01:30:00Z"]),
    DateVector(
      "Z50", losAngeles, [.minute: 30], after: "2019-11-03T07:45:00Z",
      ["2019-11-03T08:30:00Z", "2019-11-03T09:30:00Z", "2019-11-03T10:30:00Z"]),
    DateVector(
      "Z51", losAngeles, [.day: 31, .hour: 9], after: "2019-04-10T16:00:00Z",
      ["2019-05-01T16:00:00Z", "2019-05-31T16:00:00Z", "2019-07-01T16:00:00Z"]),
    DateVector(
      "Z51", losAngeles, [.day: 31, .hour: 9], after: "2019-04-10T16:00:00Z",
      ["2019-05-31T16:00:00Z", "2019-07-31T16:00:00Z"], gap: .strict),
    DateVector(
      "Z52", losAngeles, [.month: 2, .day: 29, .hour: 9], after: "2019-02-01T00:00:00Z",
      ["2019-03-01T17:00:00Z"]),
    DateVector(
      "Z52", losAngeles, [.month: 2, .day: 29, .hour: 9], after: "2019-02-01T00:00:00Z",
      ["2020-02-29T17:00:00Z"], gap: .strict),
    DateVector(
      "Z53", losAngeles, [.day: 30, .minute: 10], after: "2019-04-10T16:00:00Z",
      ["2019-04-30T07:10:00Z"]),
    DateVector(
      "Z54", losAngeles, [.weekday: 2, .hour: 8, .minute: 30], after: "2018-06-04T17:00:00Z",
      ["2018-06-11T15:30:00Z"]),
  ]
}
