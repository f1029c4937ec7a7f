import Notifications
import Testing

@testable import Lint

@Suite("Rules about triggers")
struct TriggerRuleTests {
  private func app(_ triggers: [String], on event: String = "launch") -> LintHarness {
    let steps = triggers.enumerated().map { number, trigger in
      #"{"schedule":{"identifier":"r\#(number)","content":{"title":"T"},"trigger":\#(trigger)}}"#
    }
    let places = #""places":{"Home":{"latitude":52.5,"longitude":13.4,"radius":50}}"#
    return LintHarness(
      LintHarness.app("\(places),\"on\":{\"\(event)\":[\(steps.joined(separator: ","))]}"))
  }

  private func messages(_ harness: LintHarness, _ rule: RuleID) -> [String] {
    harness.all.filter { $0.rule == rule }.map { "\($0.severity): \($0.message)" }
  }

  @Test("Y34: an interval that is refused is an error, in the system's words")
  func intervals() {
    let found = messages(
      app([
        #"{"timeInterval":0}"#, #"{"timeInterval":-5}"#, #"{"timeInterval":59.5,"repeats":true}"#,
        #"{"timeInterval":60,"repeats":true}"#, #"{"timeInterval":1}"#,
      ]), "Y34")
    #expect(
      found
        == [
          "error: the request is refused: time interval must be greater than 0",
          "error: the request is refused: time interval must be greater than 0",
          "error: the request is refused: time interval must be at least 60 if repeating",
        ].map { $0 + "; " + RefusedRequest.onPhones })
  }

  @Test("Y34: a day that not every month has is worth knowing, where it repeats every month")
  func monthly() {
    let found = messages(
      app(
        [
          #"{"dateMatching":{"day":29},"repeats":true}"#, #"{"dateMatching":{"day":31}}"#,
          #"{"dateMatching":{"day":28},"repeats":true}"#,
          #"{"dateMatching":{"month":1,"day":31},"repeats":true}"#,
        ], on: "action later"), "Y34")
    #expect(found.count == 1 && found[0].hasPrefix("note: not every month has a day 29; "))
  }

  @Test(
    "Y34, K7: a day is one that some months lack by the calendar and all else that is asked for",
    arguments: [
      (#""day":29,"calendar":"hebrew""#, nil), (#""day":30,"calendar":"hebrew""#, 30),
      (#""day":30,"calendar":"islamicCivil""#, 30), (#""day":20,"calendar":"coptic""#, 20),
      (#""day":5,"calendar":"coptic""#, nil), (#""day":28,"calendar":"buddhist""#, nil),
      (#""quarter":1,"day":31"#, nil), (#""quarter":2,"day":31"#, 31),
      (#""year":2019,"day":31"#, nil), (#""day":31,"weekday":2"#, nil),
      (#""day":29,"weekday":2,"weekdayOrdinal":5"#, nil), (#""day":29,"hour":9"#, 29),
    ] as [(String, Int?)])
  func lackedDays(date: String, day: Int?) {
    let found = messages(
      app([#"{"dateMatching":{\#(date)},"repeats":true}"#], on: "action later"), "Y34")
    let note = { (day: Int) in
      "note: not every month has a day \(day); without one it comes on the first of the next month, "
        + "or not at all with calendar.gap strict"
    }
    #expect(found == (day.map { [note($0)] } ?? []))
  }

  @Test("Y35: more than 64 times or 20 places at once are too many")
  func tooMany() {
    let hours = (1...70).map { #"{"timeInterval":\#($0 * 3600)}"# }
    let homes = Array(repeating: #"{"region":"Home"}"#, count: 21)
    #expect(messages(app(Array(hours.prefix(64)) + homes.prefix(20)), "Y35") == [])
    #expect(
      messages(app(hours + homes), "Y35") == [
        "warning: 70 requests wait for a time here; the 64 that come first are kept",
        "warning: 21 requests wait for a place here; the first 20 are kept",
      ])
  }
}
