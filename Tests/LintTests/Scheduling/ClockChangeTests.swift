import Delivery
import Files
import Notifications
import TestSupport
import Testing

@testable import Lint

@Suite("Triggers that meet a change of the clock, or the past")
struct ClockChangeTests {
  /// The clock of a phone on 1 February 2019, whose zone goes forward on 10 March at
  /// 2:00 and back on 3 November.
  private static func clock(
    _ zone: TimeZone = west, gap: GapPolicy = .preserve
  ) throws -> LintedClock {
    var phone = try Phone()
    try phone.perform(.setPolicy(PolicySetting(.calendarGap, gap)))
    var change = DeviceConfiguration()
    change.start = CivilTime(year: 2019, month: 2, day: 1).instant(in: .utc)
    change.timeZone = zone
    try phone.perform(.configure(change))
    return LintedClock(phone.state)
  }

  private static let west = TimeZone(
    identifier: "America/Los_Angeles", firstOffset: -28_800,
    changes: [
      TimeZone.Change(start: 1_552_212_000, offset: -25_200),
      TimeZone.Change(start: 1_572_771_600, offset: -28_800),
    ])

  private func found(_ trigger: String, _ zone: TimeZone = west) throws -> [String] {
    let text = #"{"identifier":"a","content":{"title":"T"},"trigger":\#(trigger)}"#
    let source = SourceText(Array(text.utf8)[...], at: Place("s"))
    let sources = TriggerSources(regions: []) { name, place throws(Diagnostic) in
      TimeZone(identifier: name, firstOffset: 0)
    }
    let request = try #require(RequestReader.read(source, folders: [], in: sources).value)
    let root = try #require(JSONDocument.read(source, grammar: .ours).root)
    let node = try #require(root["trigger"])
    return Lint.findings(in: LintedTrigger(node, request.trigger), try Self.clock(zone)).map {
      "\($0.severity): \($0.message)"
    }
  }

  private func repeating(_ date: String) -> String { #"{"dateMatching":\#(date),"repeats":true}"# }

  @Test(
    "Y34, K6: a reading that is skipped or comes twice is noted with its day; what lies beside is not",
    arguments: [
      (2, 0, "skips", "2019-03-10"), (2, 30, "skips", "2019-03-10"), (2, 59, "skips", "2019-03-10"),
      (1, 0, "reads this twice", "2019-11-03"), (1, 59, "reads this twice", "2019-11-03"),
      (1, 30, "reads this twice", "2019-11-03"), (3, 0, nil, ""), (0, 59, nil, ""),
      (12, 0, nil, ""),
    ] as [(Int, Int, String?, String)])
  func changes(hour: Int, minute: Int, what: String?, day: String) throws {
    let found = try found(repeating(#"{"hour":\#(hour),"minute":\#(minute)}"#))
    #expect(found.count == (what == nil ? 0 : 1), "\(found)")
    guard let what else { return }
    #expect(found[0].hasPrefix("note: the clock \(what)"), "\(found)")
    #expect(found[0].contains(" on \(day) in America/Los_Angeles; calendar."), "\(found)")
  }

  @Test(
    "K6: an hour without a minute is met where it begins; one that comes every minute is not asked")
  func units() throws {
    #expect(try found(repeating(#"{"hour":2}"#)).count == 1)
    #expect(try found(repeating(#"{"minute":30}"#)) == [])
    #expect(try found(#"{"dateMatching":{"hour":2,"minute":30}}"#) == [], "it comes but once")
    // 10 March 2019 is a Sunday.
    #expect(try found(repeating(#"{"weekday":1,"hour":2,"minute":30}"#)).count == 1)
    #expect(try found(repeating(#"{"weekday":2,"hour":2,"minute":30}"#)) == [])
    #expect(try found(repeating(#"{"month":7,"day":1,"hour":2,"minute":30}"#)) == [])
  }

  @Test("K5: a zone of the trigger's own counts before the phone's")
  func ownZone() throws {
    let own = #"{"hour":2,"minute":30,"timeZone":"Example/Still"}"#
    #expect(try found(repeating(own)) == [])
    #expect(try found(repeating(#"{"hour":2,"minute":30}"#), .utc) == [])
  }

  @Test("K6: only the changes of the year ahead are told")
  func yearAhead() throws {
    let late = TimeZone(
      identifier: "Example/Late", firstOffset: 0,
      changes: [TimeZone.Change(start: 1_552_212_000 + 400 * 86_400, offset: 3600)])
    for hour in 0..<24 {
      #expect(try found(repeating(#"{"hour":\#(hour)}"#), late) == [])
    }
  }

  @Test(
    "Y34, N13: what comes every week of old meets a change on its weekday alone, and none before it begins",
    arguments: [
      ("2019-03-03", "week", true), ("2019-03-06", "week", false), ("2019-03-06", "day", true),
      ("2019-03-11", "day", false),
    ])
  func legacy(day: String, interval: String, isTold: Bool) throws {
    let text = #"{"fireDate":"\#(day)T02:30","repeatInterval":"\#(interval)"}"#
    let root = try #require(
      JSONDocument.read(SourceText(Array(text.utf8)[...], at: Place("s")), grammar: .ours).root)
    var notification = LocalNotification()
    notification.timeZone = Self.west
    notification.repeatInterval = LocalNotification.RepeatInterval(rawValue: interval)
    let number = try #require(Int(day.suffix(2)))
    notification.fireDate = CivilTime(year: 2019, month: 3, day: number, hour: 2, minute: 30)
      .instant(in: Self.west)
    let trigger = LintedTrigger(root, .legacy(notification, isPresentedNow: false))
    let found = Lint.findings(in: trigger, try Self.clock()).map(\.message)
    #expect(found.contains { $0.contains("skips this time on 2019-03-10") } == isTold, "\(found)")
  }

  private func legacy(
    _ zone: TimeZone, _ reading: CivilTime, _ policy: GapPolicy
  ) throws -> [String] {
    let text = #"{"fireDate":"\#(reading.isoText)"}"#
    let root = try #require(
      JSONDocument.read(SourceText(Array(text.utf8)[...], at: Place("s")), grammar: .ours).root)
    var notification = LocalNotification()
    notification.timeZone = zone
    notification.fireDate = reading.instant(in: zone)
    let trigger = LintedTrigger(root, .legacy(notification, isPresentedNow: false))
    return Lint.findings(in: trigger, try Self.clock(gap: policy)).map(\.message)
  }

  @Test(
    "Y34, N8, N10: a wall time is past, or left out, where the phone is, and not where it was written",
    arguments: [
      // It is 16:00 there on 31 January, eight hours before what 00:00 is in Greenwich.
      (9, CivilTime(year: 2019, month: 1, day: 31, hour: 16, minute: 1), nil),
      (9, CivilTime(year: 2019, month: 1, day: 31, hour: 15, minute: 59), "this date is past"),
      (-10, CivilTime(year: 2019, month: 1, day: 31, hour: 15, minute: 59), "this date is past"),
      (0, CivilTime(year: 2019, month: 3, day: 10, hour: 2, minute: 30), "clock or calendar leave"),
      (0, CivilTime(year: 2019, month: 3, day: 10, hour: 3, minute: 0), nil),
    ] as [(Int, CivilTime, String?)])
  func wallTime(hours: Int, reading: CivilTime, start: String?) throws {
    let zone = TimeZone(identifier: "Example/Own", firstOffset: hours * 3600)
    let found = try legacy(zone, reading, .strict)
    #expect(found.count == (start == nil ? 0 : 1), "\(found)")
    #expect(found.allSatisfy { $0.hasPrefix(start ?? "") }, "\(found)")
  }

  @Test("N12: a time that the clock skips comes later under the other policies")
  func skipped() throws {
    let reading = CivilTime(year: 2019, month: 3, day: 10, hour: 2, minute: 30)
    #expect(try legacy(.utc, reading, .preserve) == [])
    #expect(try legacy(.utc, reading, .nextTime) == [])
  }

  @Test("Y34, N10: what repeats on the wall meets the changes of the phone's clock, not its own's")
  func wallRepeats() throws {
    let root = try #require(
      JSONDocument.read(
        SourceText(Array(#"{"fireDate":"2019-03-03T02:30"}"#.utf8)[...], at: Place("s")),
        grammar: .ours
      ).root)
    var notification = LocalNotification()
    notification.repeatInterval = .day
    func found(written zone: TimeZone, on phone: TimeZone, day: Int = 3) throws -> [String] {
      notification.timeZone = zone
      notification.fireDate = CivilTime(year: 2019, month: 3, day: day, hour: 2, minute: 30)
        .instant(in: zone)
      let trigger = LintedTrigger(root, .legacy(notification, isPresentedNow: false))
      return Lint.findings(in: trigger, try Self.clock(phone)).map(\.message)
    }
    #expect(try found(written: .utc, on: Self.west).contains { $0.contains("on 2019-03-10") })
    #expect(try found(written: Self.west, on: .utc) == [])
    // The first is itself skipped, though at 2:30 in Greenwich the phone's
    // clock was changed already.
    let east = TimeZone(
      identifier: "Europe/Berlin", firstOffset: 3600,
      changes: [
        TimeZone.Change(start: 1_553_994_000, offset: 7200),
        TimeZone.Change(start: 1_572_138_000, offset: 3600),
      ])
    let skipped = try found(written: .utc, on: east, day: 31)
    #expect(skipped.contains { $0.contains("skips this time on 2019-03-31") }, "\(skipped)")
  }

  @Test(
    "Y34, K4, K8: a leap month that comes once in centuries is not past, with or without a year",
    arguments: ["", #""year":35,"#])
  func rare(year: String) throws {
    let date = #"{\#(year)"calendar":"chinese","month":1,"isLeapMonth":true}"#
    #expect(
      try found(#"{"dateMatching":\#(date)}"#, .utc) == [
        "warning: no such date comes within a hundred years, so the request never fires; "
          + "leave some of it out"
      ])
  }

  @Test(
    "Y34, K8: a date that is past never comes; one that is to come does",
    arguments: [
      (#"{"year":2018,"month":1,"day":1}"#, true), (#"{"year":2019,"month":1,"day":31}"#, true),
      (#"{"year":2019,"month":2,"day":2}"#, false), (#"{"year":2020}"#, false),
      (#"{"month":1,"day":1}"#, false),
    ])
  func past(date: String, isPast: Bool) throws {
    for trigger in [#"{"dateMatching":\#(date)}"#, repeating(date)] {
      let found = try found(trigger)
      #expect(found.contains { $0.hasPrefix("warning: this date is past") } == isPast, "\(found)")
    }
  }
}
