import Files
import Notifications
import TestSupport
import Testing

@testable import Delivery
@testable import Explaining

@Suite("What is known beforehand about a trigger")
struct FiringPreviewTests {
  private func device(_ zone: String) throws -> Device {
    Device(
      timeZone: try TimeZoneFolder("/usr/share/zoneinfo").timeZone(zone, at: Place("preview")))
  }

  private func instant(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Instant {
    CivilTime(year: year, month: month, day: day, hour: hour).instant(secondsFromGMT: 0)
  }

  private func preview(
    _ trigger: Trigger, _ zone: String, after start: Instant,
    _ change: (inout Device) -> Void = { _ in }
  ) throws -> FiringPreview {
    var device = try device(zone)
    change(&device)
    return FiringPreview(of: trigger, after: start, scheduledAt: start, on: device)
  }

  private func daily(_ hour: Int, _ minute: Int = 0) -> Trigger {
    .calendar(DateMatching([.hour: hour, .minute: minute]), repeats: true)
  }

  @Test("K6: the one that the clocks skip is marked, with what moves it")
  func gapMoved() throws {
    let preview = try preview(daily(2, 30), "America/Los_Angeles", after: instant(2019, 3, 9, 18))
    #expect(preview.firings.count == 10)
    #expect(preview.firings[0].remark == "moved from 02:30")
    #expect(preview.firings[1].remark == nil)
    #expect(preview.dependence.map(\.rule) == ["K5", "K6"])
    #expect(preview.dependence[1].words.hasPrefix("calendar.gap=preserve"))
  }

  @Test(
    "K6: where the policy is strict, the one that the clocks skip is left out, and ten more come")
  func gapStrict() throws {
    let preview = try preview(daily(2, 30), "America/Los_Angeles", after: instant(2019, 3, 9, 18)) {
      $0.policies[.calendarGap] = .strict
    }
    #expect(preview.firings.count == 11 && preview.firings[0].at == nil)
    #expect(preview.firings[0].remark == "left out: no 02:30")
    #expect(preview.nextTriggerDate == preview.firings[1].at)
  }

  @Test("K5, K6: one that another zone’s clock skips is left out at the device’s own time")
  func gapAbroad() throws {
    let sydney = try device("Australia/Sydney").timeZone
    func left(_ zone: String) throws -> (words: String?, time: String?) {
      let preview = try preview(
        .calendar(DateMatching([.hour: 2, .minute: 30], timeZone: sydney), repeats: true), zone,
        after: instant(2019, 10, 4, 19)
      ) { $0.policies[.calendarGap] = .strict }
      let firing = try #require(preview.firings.first { $0.at == nil })
      return (firing.remark, firing.time(on: try device(zone))?.isoText)
    }
    #expect(
      try left("America/Los_Angeles")
        == ("left out: no 02:30 in Australia/Sydney", "2019-10-05T09:30:00"))
    #expect(try left("Australia/Sydney") == ("left out: no 02:30", "2019-10-06T02:30:00"))
  }

  @Test("K6: the one that the clocks show twice says which of the two it is")
  func overlap() throws {
    let start = instant(2019, 11, 2, 12)
    let first = try preview(daily(1, 30), "America/Los_Angeles", after: start)
    #expect(first.firings[0].remark == "first of two")
    let last = try preview(daily(1, 30), "America/Los_Angeles", after: start) {
      $0.policies[.calendarOverlap] = .last
    }
    #expect(last.firings[0].remark == "second of two")
    #expect(last.dependence.last?.words.contains("calendar.overlap=last") == true)
  }

  @Test("K7: a day that a month lacks is said to be moved")
  func missingDays() throws {
    let trigger = Trigger.calendar(DateMatching([.day: 31, .hour: 9]), repeats: true)
    let preview = try preview(trigger, "UTC", after: instant(2019, 4, 10))
    #expect(preview.firings[0].remark == "moved: no such day")
    #expect(preview.dependence.contains { $0.rule == "K7" })
  }

  @Test(
    "K9: gaps of another length than an hour leave the day out",
    arguments: [
      ("Australia/Lord_Howe", 2, 15, 2019, 10, 5), ("Antarctica/Troll", 2, 30, 2019, 3, 30),
      ("Pacific/Apia", 9, 0, 2011, 12, 29),
    ])
  func otherGaps(
    zone: String, hour: Int, minute: Int, year: Int, month: Int, day: Int
  ) throws {
    let preview = try preview(daily(hour, minute), zone, after: instant(year, month, day, 12))
    #expect(preview.firings.contains { $0.adjustment == .skippedByGap }, "\(preview.firings)")
    #expect(preview.firings.count == 11)
  }

  @Test("K3: an interval counts from when it was scheduled, and nothing moves it")
  func interval() throws {
    let start = instant(2019, 3, 10, 0)
    let preview = try preview(
      .timeInterval(.hours(8), repeats: true), "America/Los_Angeles", after: start)
    #expect(preview.firings.map(\.at) == (1...10).map { start + .hours($0 * 8) })
    #expect(preview.firings.allSatisfy { $0.adjustment == nil })
    #expect(preview.dependence.map(\.rule) == ["K3"])
  }

  @Test("K3: where the clocks go back, what fires every hour says that it reads the same once more")
  func intervalAgain() throws {
    let preview = try preview(
      .timeInterval(.hours(1), repeats: true), "America/Los_Angeles", after: instant(2018, 11, 4, 7)
    )
    #expect(preview.firings.map(\.remark).prefix(4) == [nil, "once more", nil, nil])
    #expect(preview.firings.map(\.reading).allSatisfy { $0 == nil })
    let halves = try self.preview(
      .timeInterval(.minutes(30), repeats: true), "America/Los_Angeles",
      after: instant(2018, 11, 4, 7))
    let marks = halves.firings.map { $0.remark != nil }
    #expect(marks.prefix(6) == [false, false, false, true, true, false])
  }

  @Test("K5: a zone of its own, or the device's, whichever it reads")
  func zones() throws {
    let start = instant(2019, 4, 10)
    let floating = try preview(daily(9), "Asia/Seoul", after: start)
    #expect(floating.dependence[0].words == "it follows the device’s zone, now Asia/Seoul")
    let berlin = try device("Europe/Berlin").timeZone
    let fixed = try preview(
      .calendar(DateMatching([.hour: 9], timeZone: berlin), repeats: true), "Asia/Seoul",
      after: start)
    #expect(
      fixed.dependence[0].words == "it reads the clock of Europe/Berlin, wherever the device is")
    #expect(fixed.nextTriggerDate == instant(2019, 4, 10, 7))
    #expect(floating.words == "every day at 09:00")
    #expect(fixed.words == "every day at 09:00 (Europe/Berlin)")
  }

  @Test("K8: a date that is past never fires, and that is said first")
  func past() throws {
    let trigger = Trigger.calendar(DateMatching([.year: 2018, .month: 1, .day: 1]), repeats: false)
    let preview = try preview(trigger, "UTC", after: instant(2019, 4, 10))
    #expect(preview.neverFires && preview.dependence.first?.rule == "K8")
  }

  @Test("K10: for a place no time is known")
  func place() throws {
    let home = Region(name: "Home", latitude: 1, longitude: 2, radius: 50)
    let preview = try preview(
      .location(home, on: .exit, repeats: false), "UTC", after: instant(2019, 4, 10))
    #expect(preview.waitsForPlace && !preview.neverFires && preview.firings.isEmpty)
    #expect(preview.words == "once leaving Home" && preview.dependence.map(\.rule) == ["K10"])
  }

  @Test(
    "K4: triggers are said in a few words",
    arguments: [
      ([.hour: 9], true, "every day at 09:00"), ([.hour: 9, .minute: 5], false, "once, at 09:05"),
      ([.minute: 30], true, "every hour at :30"), ([.second: 5], true, "every minute at second 5"),
      ([.weekday: 2, .hour: 8, .minute: 30], true, "every Monday at 08:30"),
      ([.day: 31, .hour: 9], true, "every month on day 31 at 09:00"),
      ([.month: 2, .day: 29], true, "every February 29"),
      (
        [.year: 2019, .month: 3, .day: 10, .hour: 2, .minute: 30], false,
        "once, on March 10, 2019 at 02:30"
      ),
      ([.weekday: 5, .weekdayOrdinal: 4, .month: 11], true, "every Thursday number 4, November"),
      ([.weekOfYear: 10, .weekday: 2], true, "every Monday, week 10"),
    ] as [([DateMatching.Unit: Int], Bool, String)])
  func words(units: [DateMatching.Unit: Int], repeats: Bool, words: String) {
    #expect(Trigger.calendar(DateMatching(units), repeats: repeats).words(on: Self.phone) == words)
  }

  @Test("K3: an interval is said in its units")
  func intervalWords() {
    #expect(Trigger.timeInterval(.hours(8), repeats: true).words(on: Self.phone) == "every 8 h")
    #expect(
      Trigger.timeInterval(.seconds(90), repeats: false).words(on: Self.phone)
        == "once, after 1 min 30 s")
    #expect(
      Trigger.timeInterval(Interval(milliseconds: 500), repeats: false).words(on: Self.phone)
        == "once, after 0.5 s")
  }

  private static let phone = Device(timeZone: .utc)
}
