import Delivery
import Files
import Notifications
import Push
import TestSupport
import Testing

@testable import Lint

@Suite("What headers say beside payloads")
struct RequestRuleTests {
  private func push(
    _ aps: String, type: String? = nil, priority: Int? = nil, expiration: Int64? = nil,
    collapse: String? = nil
  ) throws -> PushRequest {
    var reader = PayloadReader(path: "p")
    let payload = try #require(reader.read(Array("{\"aps\":{\(aps)}}".utf8)).value)
    return PushRequest(
      app: "com.example.chat", payload: payload, collapseIdentifier: collapse,
      headers: PushHeaders(expiration: expiration, priority: priority, pushType: type))
  }

  private func words(_ request: LintedRequest) -> [String] {
    Lint.findings(in: request).map { "\($0.severity) \($0.rule?.description ?? ""): \($0.message)" }
  }

  private static let silent = #""content-available":1"#
  private static let alert = #""alert":"Tea""#
  private static let activity = #""event":"update","content-state":{"cups":1}"#
  private static let widget = #""content-changed":true"#

  @Test(
    "Y23, B17, B18: type, priority and payload say the same",
    arguments: [
      (alert, "alert", 10, []), (alert, nil, nil, []), (silent, "background", 5, []),
      (silent, nil, 5, []), (#""sound":"default""#, "alert", nil, []),
      (#""badge":0"#, "alert", nil, []),
      (silent, "alert", 5, ["warning Y23: a push of type alert has no alert, badge or sound"]),
      (alert, "background", 5, ["warning Y23: a push of type background has something to present"]),
      (#""badge":0"#, "background", 5, ["warning Y23: a push of type background has something"]),
      (silent, "background", 10, ["error Y23: a background push has priority 5"]),
      (silent, nil, 10, ["error Y23: a background push has priority 5"]),
      (silent, "background", nil, ["error Y23: a background push has priority 5"]),
      (silent, nil, nil, []),
      (
        alert, "background", 10,
        ["warning Y23: a push of type background", "error Y23: a background push has priority 5"]
      ),
      (silent, "voip", 10, ["error Y23: a background push has priority 5"]),
      (activity, "liveactivity", nil, []), (alert + "," + activity, nil, nil, []),
      (alert, "liveactivity", nil, ["warning Y23: a push of type liveactivity has no event"]),
      (activity, nil, nil, ["warning Y23: a live activity changes with type liveactivity alone"]),
      (activity, "alert", nil, ["warning Y23: a live activity changes with type liveactivity"]),
      (widget, "widgets", nil, []), (widget, "controls", nil, []),
      (widget, nil, nil, ["warning Y23: content-changed has an effect with type widgets or"]),
    ] as [(String, String?, Int?, [String])])
  func types(aps: String, type: String?, priority: Int?, beginnings: [String]) throws {
    let found = words(LintedRequest(try push(aps, type: type, priority: priority)))
    #expect(found.count == beginnings.count, "\(found)")
    for (found, beginning) in zip(found, beginnings) { #expect(found.hasPrefix(beginning)) }
  }

  @Test(
    "Y23, B17: where a scenario lets priority 10 be taken, nothing is said of it",
    arguments: [(BackgroundPriority.reject, 1), (.accept, 0)])
  func acceptedPriority(choice: BackgroundPriority, count: Int) throws {
    let request = try push(Self.silent, type: "background", priority: 10)
    var device = Device(timeZone: .utc)
    device.policies[.apnsBackgroundPriority10] = choice
    let state = State(now: Instant(milliseconds: 0), device: device)
    #expect(words(LintedRequest(request, in: state, countsWakes: true)).count == count)
  }

  @Test(
    "Y23, B33, B34: commands 0 and 1 always have priority 10, and nothing of the binary interface is refused for it",
    arguments: [
      (.binary0, nil, true), (.binary1, nil, true), (.binary2, nil, false), (.binary2, 5, false),
      (.binary2, 10, true), (.file, nil, false),
    ] as [(Transport, Int?, Bool)])
  func binaryPriority(via: Transport, priority: Int?, isTold: Bool) throws {
    var request = try push(Self.silent, priority: priority)
    request.via = via
    let words =
      "error Y23: a background push has priority 5, which command 2 can say; "
      + "over HTTP/2 it is refused with 10 (BadPriority)"
    #expect(self.words(LintedRequest(request)) == (isTold ? [words] : []))
  }

  @Test(
    "Y28, B13: a collapse identifier has 64 bytes of UTF-8 at most",
    arguments: [
      ("x", 64, true), ("x", 65, false), ("é", 32, true), ("é", 33, false), ("👍", 17, false),
    ])
  func collapse(character: String, count: Int, isRight: Bool) throws {
    let identifier = String(repeating: character, count: count)
    let found = words(LintedRequest(try push(Self.alert, collapse: identifier)))
    #expect(
      found
        == (isRight
          ? []
          : [
            "warning Y28: the collapse identifier has \(identifier.utf8.count) bytes; write 64 at most"
          ]))
  }

  @Test("Y28, B6, B8, B9: an expiration lies ahead, and within 30 days")
  func expiration() throws {
    let phone = try Phone()
    let now = phone.state.now.seconds
    let month = Int64(30 * 86_400)
    let cases: [(Int64?, String?)] = [
      (nil, nil), (0, nil), (now + 1, nil), (now + month, nil), (now, "is past"), (1, "is past"),
      (now + month + 1, "is more than 30 days away"),
      // Of milliseconds the readers say that they are, and that is enough.
      (now * 1000, nil),
    ]
    for (expiration, what) in cases {
      let request = try push(Self.alert, expiration: expiration)
      let found = words(LintedRequest(request, in: phone.state, countsWakes: true))
      #expect(found.count == (what == nil ? 0 : 1), "\(found)")
      if let what { #expect(found[0].hasPrefix("note Y28: the expiration \(what)"), "\(found)") }
      #expect(words(LintedRequest(request, at: LintedClock(phone.state))) == found)
      #expect(words(LintedRequest(request)) == [], "without a clock nothing is late")
    }
  }

  @Test(
    "Y28, B21: of an expiration that is refused over HTTP/2 no attempt is spoken of",
    arguments: [
      (-5, .file, "note Y28: the expiration is past"),
      (-5, .binary1, "note Y28: the expiration is past"),
      (-5, .http, nil),
      (5, .http, "note Y28: the expiration is past"),
    ] as [(Int64, Transport, String?)])
  func refusedExpiration(expiration: Int64, via: Transport, beginning: String?) throws {
    let phone = try Phone()
    var request = try push(Self.alert, expiration: expiration)
    request.via = via
    let found = words(LintedRequest(request, in: phone.state, countsWakes: true))
    #expect(found.count == (beginning == nil ? 0 : 1), "\(found)")
    if let beginning { #expect(found[0].hasPrefix(beginning), "\(found)") }
  }

  @Test(
    "Y28, B8, B9: how late is too late, and what is past, the policies say",
    arguments: [
      (60, 0, 59, nil), (60, 0, 61, "more than 60 days away"), (5, 0, 5, nil),
      (5, 0, 6, "more than 5 days away"), (1, 0, 2, "more than 1 day away"), (30, 0, -1, "past,"),
      // The service's clock is a day behind the sender's, or ahead of it.
      (30, 86_400, 30, "more than 30 days away"), (30, 86_400, 29, nil), (30, 86_400, 0, nil),
      (30, -86_400, 31, nil), (30, -86_400, 1, "past,"),
    ] as [(Int, Int, Int64, String?)])
  func policies(most: Int, skew: Int, days: Int64, what: String?) throws {
    var device = Device(timeZone: .utc)
    device.policies[.apnsMaxStoreDays] = most
    device.policies[.apnsClockSkew] = skew
    let state = State(
      now: CivilTime(year: 2018, month: 6, day: 4).instant(in: .utc), device: device)
    let request = try push(Self.alert, expiration: (state.now + .days(days)).seconds)
    let found = words(LintedRequest(request, in: state, countsWakes: true))
    #expect(found.count == (what == nil ? 0 : 1), "\(found)")
    if let what { #expect(found[0].hasPrefix("note Y28: the expiration is \(what)"), "\(found)") }
  }

  @Test("Y24, B28: a silent push beyond what wakes an app in an hour is warned of")
  func wakes() throws {
    var phone = try Phone(apps: [])
    var app = App(bundleIdentifier: "com.example.chat", displayName: "Chat")
    app.backgroundModes = ["remote-notification"]
    try phone.perform(.install(app, isGranted: true))
    try phone.perform(.device(.unlock))
    let silent = try push(Self.silent, priority: 5)
    for count in 0..<4 {
      let found = words(LintedRequest(silent, in: phone.state, countsWakes: true))
      #expect(found.count == (count == 3 ? 1 : 0), "push \(count): \(found)")
      #expect(words(LintedRequest(silent, in: phone.state, countsWakes: false)) == [])
      if count < 3 { try phone.perform(.push(silent)) }
    }
    let call = try push(Self.silent, type: "voip", priority: 5)
    #expect(words(LintedRequest(call, in: phone.state, countsWakes: true)) == [], "B15")
    let alert = try push(Self.alert)
    #expect(words(LintedRequest(alert, in: phone.state, countsWakes: true)) == [])
    try phone.perform(.advance(to: phone.state.now + .hours(1)))
    #expect(words(LintedRequest(silent, in: phone.state, countsWakes: true)) == [])
  }
}
