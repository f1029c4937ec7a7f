import Notifications
import Testing

@testable import Delivery
@testable import Explaining

@Suite("Triggers in a few words, and what they depend on")
struct TriggerWordsTests {
  private static let cafe = Region(name: "Café Ö", latitude: 52.5, longitude: 13.4, radius: 100)

  private static func legacy(_ change: (inout LocalNotification) -> Void) -> Trigger {
    var notification = LocalNotification()
    notification.fireDate = Instant(milliseconds: 1_276_290_000_000)
    change(&notification)
    return .legacy(notification, isPresentedNow: false)
  }

  private struct Row: Sendable, CustomTestStringConvertible {
    var trigger: Trigger
    var words: String
    var rule: RuleID?

    var testDescription: String { words }
  }

  private static let rows: [Row] = [
    Row(trigger: .push, words: "a push"), Row(trigger: .immediate, words: "at once", rule: "K1"),
    Row(
      trigger: .timeInterval(.seconds(60), repeats: true), words: "every 1 min", rule: "K3"),
    Row(
      trigger: .location(cafe, on: .entry, repeats: false), words: "once arriving at Café Ö",
      rule: "K10"),
    Row(
      trigger: .location(cafe, on: .exit, repeats: true), words: "whenever leaving Café Ö",
      rule: "K10"),
    Row(
      trigger: .location(cafe, on: [.entry, .exit], repeats: true),
      words: "whenever arriving at or leaving Café Ö", rule: "K10"),
    Row(trigger: legacy { _ in }, words: "once, by universal time", rule: "N9"),
    Row(
      trigger: legacy { $0.timeZone = .utc }, words: "once, by the wall clock", rule: "N10"),
    Row(
      trigger: legacy { $0.repeatInterval = .day }, words: "every day, by universal time",
      rule: "N9"),
    Row(
      trigger: legacy { ($0.repeatInterval, $0.timeZone) = (.weekday, .utc) },
      words: "every weekday, by the wall clock", rule: "N10"),
    Row(
      trigger: legacy { ($0.fireDate, $0.region) = (nil, cafe) },
      words: "once arriving at or leaving Café Ö", rule: "K10"),
    Row(
      trigger: .legacy(LocalNotification(), isPresentedNow: true), words: "at once", rule: "N9"),
  ]

  @Test(
    "K1, N1: each kind of trigger says when it fires, and the rule that it goes by", arguments: rows
  )
  private func words(row: Row) {
    let now = Instant(milliseconds: 1_276_200_000_000)
    let preview = FiringPreview(
      of: row.trigger, after: now, scheduledAt: now, on: Device(timeZone: .utc))
    #expect(preview.words == row.words)
    #expect(preview.dependence.first?.rule == row.rule)
    #expect(preview.waitsForPlace == row.trigger.isLocation)
    #expect(!(preview.waitsForPlace && preview.neverFires))
  }

  @Test("K5: another calendar than the Gregorian one is said, the Gregorian one is not")
  func calendars() {
    let now = Instant(milliseconds: 0)
    func rules(_ calendar: CalendarIdentifier?) -> [String] {
      FiringPreview(
        of: .calendar(DateMatching([.hour: 9], calendar: calendar), repeats: true), after: now,
        scheduledAt: now, on: Device(timeZone: .utc)
      ).dependence.map(\.words)
    }
    #expect(rules(nil) == rules(.gregorian))
    #expect(rules(.hebrew).contains("its days are counted by the hebrew calendar"))
    #expect(rules(nil).count == 1)
  }

  private static let gaps: [(policy: GapPolicy, words: String)] = [
    (.preserve, "fires an hour later"), (.nextTime, "fires once they went forward"),
    (.strict, "is left out"),
  ]

  @Test(
    "K7: what a policy makes of a day that a month lacks is said beside the firings",
    arguments: gaps)
  func missingDay(row: (policy: GapPolicy, words: String)) throws {
    var device = Device(timeZone: .utc)
    device.policies[.calendarGap] = row.policy
    let start = CivilTime(year: 2019, month: 4, day: 10).instant(in: .utc)
    let preview = FiringPreview(
      of: .calendar(DateMatching([.day: 31, .hour: 9]), repeats: true), after: start,
      scheduledAt: start, on: device)
    let said = try #require(preview.dependence.first { $0.rule == "K7" })
    #expect(said.words.hasPrefix("calendar.gap=\(row.policy.rawValue): "))
    // Months of 30 days are either moved or left out, and always marked.
    let april = try #require(preview.firings.first)
    #expect((april.at == nil) == (row.policy == .strict))
    #expect(
      april.remark == (row.policy == .strict ? "left out: no such day" : "moved: no such day"))
    #expect(preview.firings.compactMap(\.at) == preview.firings.compactMap(\.at).sorted())
    #expect(preview.firings.compactMap(\.at).count == FiringPreview.usualCount)
  }

  @Test("Fewer firings that are asked for are the first of more", arguments: [1, 2, 3, 9])
  func counted(count: Int) {
    let start = CivilTime(year: 2019, month: 3, day: 9, hour: 18).instant(in: .utc)
    let trigger = Trigger.calendar(DateMatching([.day: 30, .hour: 2, .minute: 30]), repeats: true)
    func preview(_ count: Int) -> FiringPreview {
      FiringPreview(
        of: trigger, after: start, scheduledAt: start, on: Device(timeZone: .utc), count: count)
    }
    #expect(Array(preview(10).firings.prefix(count)) == preview(count).firings)
  }
}
