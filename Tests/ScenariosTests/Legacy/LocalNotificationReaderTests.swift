import Delivery
import Foundation
import Notifications
import Scenarios
import TestSupport
import Testing

@Suite("A local notification of old, as it is read")
struct LocalNotificationReaderTests {
  private static let world = """
    device timezone=America/Los_Angeles start=2010-06-11T08:00
    app {"bundleIdentifier":"com.example.alarm","places":{"Home":{"latitude":52.5,"longitude":13.4,"radius":50}}}

    """

  private func read(_ json: String) throws -> LocalNotification {
    var harness = try ScenarioHarness(Self.world)
    try harness.run("schedule-legacy alarm \(json)")
    return try #require(harness.state.localNotification(named: "l1", of: "com.example.alarm"))
  }

  @Test("N9, N10: a fire date is a moment, or a reading in its zone, or else in the device's")
  func fireDates() throws {
    let dates: [String: Int64] = [
      #"{"fireDate":"2010-06-11T16:00:00Z"}"#: 1_276_272_000,
      #"{"fireDate":"2010-06-11T09:00"}"#: 1_276_272_000,
      #"{"fireDate":"2010-06-11T09:00","timeZone":"America/Los_Angeles"}"#: 1_276_272_000,
      #"{"fireDate":"2010-06-11T16:00","timeZone":"UTC"}"#: 1_276_272_000,
      #"{"fireDate":"09:00"}"#: 1_276_272_000, #"{"fireDate":"+1h"}"#: 1_276_272_000,
    ]
    for (json, seconds) in dates { #expect(try read(json).fireDate?.seconds == seconds, "\(json)") }
    #expect(try read(#"{"fireDate":null,"alertBody":null}"#) == LocalNotification())
  }

  @Test("N13: a unit also by the names and numbers that calendar units had")
  func units() throws {
    let units: [(String, LocalNotification.RepeatInterval?)] = [
      (#""day""#, .day), (#""weekday""#, .weekday), (#""NSDayCalendarUnit""#, .day),
      (#""NSCalendarUnitWeekOfYear""#, .week), (#""kCFCalendarUnitQuarter""#, .quarter),
      ("0", nil), ("16", .day), ("8192", .week), (#""none""#, nil), ("null", nil),
    ]
    for (json, unit) in units {
      #expect(try read("{\"repeatInterval\":\(json)}").repeatInterval == unit, "\(json)")
    }
    #expect(try read(#"{"repeatCalendar":"islamic-civil"}"#).repeatCalendar == .islamicCivil)
  }

  @Test("What cannot be is said where it is, with what to write instead", arguments: mistakes)
  func refusal(json: String, complaint: String) throws {
    let harness = try ScenarioHarness(Self.world)
    #expect(harness.complaint("schedule-legacy alarm \(json)\n") == "a.scenario:" + complaint)
  }

  static let mistakes: [(json: String, complaint: String)] = [
    (
      #"{"repeatInterval":"second"}"#,
      "1:41: error: a notification cannot repeat every second; write \"minute\" or a longer unit [N13]"
    ),
    (
      #"{"repeatInterval":128}"#,
      "1:41: error: a notification cannot repeat every second; write \"minute\" or a longer unit [N13]"
    ),
    (
      #"{"repeatInterval":"dya"}"#,
      "1:41: error: \"dya\" is no unit to repeat after; did you mean \"day\"? [N13]"
    ),
    (
      #"{"repeatInterval":"era"}"#,
      "1:41: error: \"era\" is no unit to repeat after; write one of: year quarter month week weekday day "
        + "hour minute [N13]"
    ),
    (
      #"{"region":"Home","fireDate":"09:00"}"#,
      "1:33: error: a region together with a fire date is refused; leave one of them out [N30]"
    ),
    (
      #"{"region":"Hoem"}"#, "1:33: error: there is no place \"Hoem\"; did you mean \"Home\"?"
    ),
    (
      #"{"timeZone":"America/Los_Angels"}"#,
      "1:35: error: unknown time zone \"America/Los_Angels\"; did you mean \"America/Los_Angeles\"?"
    ),
    (
      #"{"repeatCalendar":"gregorain"}"#,
      "1:41: error: there is no calendar \"gregorain\"; did you mean \"gregorian\"?"
    ),
    (
      #"{"fireDate":"1899-12-31T09:00"}"#,
      "1:35: error: \"1899-12-31T09:00\" is before 1900; write a date such as \"2010-06-11T09:00\" or "
        + "\"2010-06-11T16:00:00Z\""
    ),
    (
      #"{"fireDate":"10000-01-01T09:00"}"#,
      "1:35: error: \"10000-01-01T09:00\" is behind the year 9999; write a date such as "
        + "\"2010-06-11T09:00\" or \"2010-06-11T16:00:00Z\""
    ),
    (
      #"{"fireDate":"tomorrow"}"#,
      "1:35: error: \"tomorrow\" is no date; write a date such as \"2010-06-11T09:00\" or "
        + "\"2010-06-11T16:00:00Z\""
    ),
    (
      #"{"fireDate":86400}"#,
      "1:35: error: \"fireDate\" is a number where a date such as \"2010-06-11T09:00\" or "
        + "\"2010-06-11T16:00:00Z\" is needed"
    ),
    (
      #"{"alertBody":3}"#, "1:36: error: \"alertBody\" is a number where a string is needed"
    ),
    (
      #"{"userInfo":{"a":null}}"#,
      "1:35: error: \"userInfo\" holds null, which no property list can; leave the key out [N7]"
    ),
    ("[]", "1:23: error: a notification is an array where an object is needed"),
  ]

  @Test("A key that nothing reads is said, with the nearest that something does")
  func unknownKeys() throws {
    var harness = try ScenarioHarness(Self.world)
    try harness.run(#"schedule-legacy alarm {"alertbody":"Up"}"#)
    #expect(
      harness.remarks == [
        "a.scenario:1:24: warning: unknown key \"alertbody\"; did you mean \"alertBody\"?"
      ])
  }

  @Test("N25: an identifier that no notification has is said, with those there are")
  func unknownIdentifier() throws {
    let harness = try ScenarioHarness(
      Self.world + "schedule-legacy alarm {\"fireDate\":\"09:00\"}\n")
    #expect(
      harness.complaint("cancel-legacy alarm l7\n")
        == "a.scenario:1:21: error: the app has no local notification \"l7\"; did you mean \"l1\"?")
    #expect(harness.complaint("cancel-legacy alarm l1\n") == "ran")
  }

  @Test("Y36: what iOS 4 does not know yet is said there, left out, and not judged further")
  func laterProperties() throws {
    let world =
      #"app {"bundleIdentifier":"com.example.alarm","strings":{"en":{}},"developmentRegion":"en"}"#
    let line =
      #"present-legacy alarm {"alertTitle":"UP","alertBody":"It is seven.","category":"ALARM"}"#
    var old = try ScenarioHarness("device os=4\n\(world)\n")
    try old.run(line)
    #expect(
      old.remarks == [
        "a.scenario:1:36: note: alertTitle came with iOS 8.2: iOS 4 leaves it out [Y36]",
        "a.scenario:1:79: note: category came with iOS 8: iOS 4 leaves it out [Y36]",
      ])
    let content = try #require(old.state.notifications.last).value.content
    #expect(content.title == nil && content.categoryIdentifier == nil && content.body != nil)
    var later = try ScenarioHarness("device os=10\n\(world)\n")
    try later.run(line)
    #expect(
      later.remarks == [
        "a.scenario:1:36: warning: the key \"UP\" is in no table of en, so it shows itself [Y15]"
      ])
  }

  @Test("N30: what a place fires is refused where iOS 4 would deliver it at once")
  func earlyRegion() throws {
    let place = #"{"Home":{"latitude":37.33,"longitude":-122.03,"radius":100}}"#
    let app = #"app {"bundleIdentifier":"com.example.alarm","places":\#(place)}"#
    let line = #"schedule-legacy alarm {"alertBody":"here","region":"Home"}"# + "\n"
    let old = try ScenarioHarness("device os=4\n\(app)\n")
    #expect(
      old.complaint(line)
        == "a.scenario:1:43: error: region is there from iOS 10 on; write “device os=10” first")
    let later = try ScenarioHarness("device os=10\n\(app)\n")
    #expect(later.complaint(line) == "ran")
  }

  @Test("Y36: a badge of 0, days counted in seconds and the text of a key are said")
  func slips() throws {
    var harness = try ScenarioHarness(
      """
      device timezone=Europe/Berlin start=2019-03-30T09:00
      app {"bundleIdentifier":"com.example.alarm","strings":{"en":{"UP":"It is spring."}},"developmentRegion":"en"}

      """)
    try harness.run(#"schedule-legacy alarm {"fireDate":"+24h","alertBody":"UP"}"#)
    try harness.run(#"schedule-legacy alarm {"fireDate":"+24h","timeZone":"Europe/Berlin"}"#)
    try harness.run(#"schedule-legacy alarm {"fireDate":"+23h","alertBody":"It is spring."}"#)
    try harness.run(#"present-legacy alarm {"applicationIconBadgeNumber":0}"#)
    try harness.run("policy legacy.zeroBadgeClears true")
    try harness.run(#"present-legacy alarm {"applicationIconBadgeNumber":0}"#)
    let advice = [
      "35: warning: whole days of 86400 s lead over a clock change: it fires at 10:00:00, not at 09:00:00; "
        + "give the reading and a timeZone",
      "54: note: this is the text of the key \"UP\"; write the key, which is looked up when it fires",
      "52: warning: applicationIconBadgeNumber 0 leaves the badge as it is and cannot clear it; leave it out, "
        + "or write set-badge",
    ]
    #expect(harness.remarks == advice.map { "a.scenario:1:\($0) [Y36]" })
  }
}
