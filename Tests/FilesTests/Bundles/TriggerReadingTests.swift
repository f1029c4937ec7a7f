import Notifications
import Testing

@testable import Files

@Suite("Requests as scenarios write them")
struct TriggerReadingTests {
  private static let home = Region(name: "Home", latitude: 52.5, longitude: 13.4, radius: 100)

  private func read(_ trigger: String) -> Reading<LocalRequest> {
    let text = #"{"identifier":"a","trigger":\#(trigger)}"#
    return RequestReader.read(
      SourceText(Array(text.utf8)[...], at: Place("s")), folders: [],
      in: TriggerSources(regions: [Self.home]))
  }

  @Test(
    "K1, K2, K4: every kind of trigger is read, and none that is short of a minute as one",
    arguments: [
      ("null", .immediate),
      (#"{"timeInterval":90}"#, .timeInterval(.seconds(90), repeats: false)),
      (#"{"timeInterval":0.0001}"#, .timeInterval(Interval(milliseconds: 1), repeats: false)),
      (
        #"{"timeInterval":59.9996,"repeats":true}"#,
        .timeInterval(Interval(milliseconds: 59_999), repeats: true)
      ),
      (
        #"{"timeInterval":60.0004,"repeats":true}"#,
        .timeInterval(Interval(milliseconds: 60_000), repeats: true)
      ),
      (#"{"timeInterval":-5}"#, .timeInterval(.seconds(-5), repeats: false)),
      (
        #"{"dateMatching":{"hour":9,"weekday":2},"repeats":true}"#,
        .calendar(DateMatching([.hour: 9, .weekday: 2]), repeats: true)
      ),
      (
        #"{"dateMatching":{"month":13,"day":1,"calendar":"hebrew"}}"#,
        .calendar(DateMatching([.month: 13, .day: 1], calendar: .hebrew), repeats: false)
      ),
      (
        #"{"dateMatching":{"month":4,"isLeapMonth":true,"calendar":"chinese"}}"#,
        .calendar(DateMatching([.month: 4], isLeapMonth: true, calendar: .chinese), repeats: false)
      ),
      (
        #"{"dateMatching":{"month":4,"isLeapMonth":false,"dayOfYear":null}}"#,
        .calendar(DateMatching([.month: 4], isLeapMonth: false), repeats: false)
      ),
      (#"{"region":"Home"}"#, .location(home, on: [.entry, .exit], repeats: false)),
      (
        #"{"region":"Home","notifyOnExit":false,"repeats":true}"#,
        .location(home, on: .entry, repeats: true)
      ),
    ] as [(String, Trigger)])
  func kinds(text: String, trigger: Trigger) {
    let reading = read(text)
    #expect(reading.diagnostics.isEmpty && reading.value?.trigger == trigger)
  }

  @Test(
    "What cannot be waited for is said where it stands, with what to write instead",
    arguments: [
      (
        "{}", 29,
        #"a trigger has none of "timeInterval", "dateMatching", "region"; write one, or null for at once"#
      ),
      (
        #"{"timeInterval":1,"region":"Home"}"#, 29,
        #"a trigger has more than one of "timeInterval", "dateMatching", "region"; write one, or null for at once"#
      ),
      (
        #"{"timeInterval":1e99}"#, 45,
        #""timeInterval" is 1e99; write seconds, less than 252000000000"#
      ),
      (#"{"dateMatching":{"month":13}}"#, 54, "there is no month 13; write 1 to 12"),
      (#"{"dateMatching":{"hour":24}}"#, 53, "there is no hour 24; write 0 to 23"),
      (#"{"dateMatching":{"year":1899}}"#, 53, "there is no year 1899; write 1900 to 9999"),
      (
        #"{"dateMatching":{"day":31,"calendar":"hebrew"}}"#, 52,
        "there is no day 31; write 1 to 30"
      ),
      (
        #"{"dateMatching":{}}"#, 45,
        #""dateMatching" names no unit; write one such as {"hour": 9}"#
      ),
      (#"{"dateMatching":{"hours":9}}"#, 46, #"unknown key "hours"; did you mean "hour"?"#),
      (#"{"timeinterval":9}"#, 30, #"unknown key "timeinterval"; did you mean "timeInterval"?"#),
      (
        #"{"dateMatching":{"hour":9,"timeZone":"Europe/Berlln"}}"#, 66,
        #"unknown time zone "Europe/Berlln"; did you mean "Europe/Berlin"?"#
      ),
      (
        #"{"dateMatching":{"dayOfYear":60,"hour":9}}"#, 58,
        "dayOfYear is not simulated; write month and day"
      ),
      (
        #"{"dateMatching":{"hour":9,"nanosecond":5}}"#, 68,
        "nanosecond is not simulated; leave it out, second is the least that is"
      ),
      (
        #"{"dateMatching":{"hour":9,"isRepeatedDay":true}}"#, 71,
        "isRepeatedDay is not simulated; leave it out"
      ),
      (
        #"{"dateMatching":{"month":4,"isLeapMonth":true}}"#, 70,
        "the gregorian calendar has no leap months; leave isLeapMonth out, or write the calendar chinese"
      ),
      (#"{"region":"Hom"}"#, 39, #"there is no place "Hom"; did you mean "Home"?"#),
      (
        #"{"region":"Home","notifyOnEntry":false,"notifyOnExit":false}"#, 29,
        #"neither "notifyOnEntry" nor "notifyOnExit", so it would never fire"#
      ),
    ])
  func mistakes(text: String, column: Int, message: String) {
    let reading = read(text)
    #expect(reading.value == nil)
    #expect(reading.diagnostics.map(\.message) == [message])
    #expect(reading.diagnostics.first?.place.column == Int32(column))
  }

  @Test(
    "The user info of a request is an object, as there is nothing yet that a path could lead to",
    arguments: [
      ("5", "a number"), ("[1]", "an array"), (#""{userInfo}""#, "a string"), ("null", nil),
      ("{}", nil), (#"{"a":5}"#, nil),
    ] as [(String, String?)])
  func userInfo(written: String, kind: String?) {
    let text = #"{"identifier":"a","content":{"userInfo":\#(written)}}"#
    let reading = RequestReader.read(
      SourceText(Array(text.utf8)[...], at: Place("s")), folders: [],
      in: TriggerSources(regions: []))
    let complaint = kind.map { #""userInfo" is \#($0) where an object is needed"# }
    #expect(reading.diagnostics.map(\.message) == [complaint].compactMap(\.self))
    #expect((reading.value == nil) == (kind != nil))
  }

  @Test("In the code of an app a path may lead to the user info", arguments: ["schedule", "set"])
  func filledUserInfo(step: String) {
    let code =
      step == "set"
      ? #""service":{"steps":[{"set":{"userInfo":"{userInfo}"}}]}"#
      : #""on":{"launch":[{"schedule":{"content":{"userInfo":"{userInfo}"}}}]}"#
    let source = SourceText(
      Array(#"{"bundleIdentifier":"a",\#(code)}"#.utf8)[...], at: Place("app"))
    #expect(AppManifest.readInline(source, folder: "/nowhere").diagnostics == [])
  }
}
