import Testing

@Suite("Requests and their triggers, rule by rule")
struct TriggerStoryTests {
  private static let chat = """
    timezone America/Los_Angeles
    app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
      "places": { "Home": { "latitude": 37.33, "longitude": -122.03, "radius": 100 },
        "Work": { "latitude": 37.79, "longitude": -122.4, "radius": 100 } } }

    """

  private static func schedule(_ name: String, _ trigger: String, body: String = "B") -> String {
    "schedule chat {\"identifier\":\"\(name)\",\"content\":{\"body\":\"\(body)\"},\"trigger\":\(trigger)}\n"
  }

  private func check(_ lines: String, world: String = TriggerStoryTests.chat) throws {
    try Story(world: world).plays(lines)
  }

  @Test("K1: no trigger delivers at once")
  func immediate() throws {
    try check(
      Self.schedule("a", "null") + "expect notification a in lock-screen\nexpect pending a absent")
    try check(
      "schedule chat {\"identifier\":\"a\",\"content\":{\"body\":\"B\"}}\nexpect delivered a count=1"
    )
  }

  @Test(
    "K2: an interval is more than nought, and sixty seconds at least where it repeats",
    arguments: [
      ("0", false, "time interval must be greater than 0"),
      ("-1", false, "time interval must be greater than 0"),
      ("0", true, "time interval must be greater than 0"),
      ("59", true, "time interval must be at least 60 if repeating"),
      ("59.999", true, "time interval must be at least 60 if repeating"),
      ("60", true, nil), ("0.001", false, nil), ("59", false, nil),
    ])
  func intervals(seconds: String, repeats: Bool, problem: String?) throws {
    let harness = try Story(world: Self.chat).plays(
      Self.schedule("a", "{\"timeInterval\":\(seconds),\"repeats\":\(repeats)}")
        + "expect pending a\(problem == nil ? "" : " absent")")
    let said = harness.facts.flatMap(\.reasons).filter { $0.rule == "K2" }.flatMap(\.details)
    #expect(said.map(\.value) == [problem].compactMap(\.self))
  }

  @Test("K3: an interval counts elapsed time; a clock change and another zone do not move it")
  func elapsed() throws {
    try check(
      """
      device start=2019-03-09T09:00
      \(Self.schedule("a", "{\"timeInterval\":86400}"))expect pending a at=2019-03-10T10:00
      timezone Asia/Seoul
      expect pending a at=2019-03-11T02:00
      """)
    try check(
      Self.schedule("a", "{\"timeInterval\":90,\"repeats\":true}")
        + "expect pending a at=09:42:30\nwait 100s\nexpect pending a at=09:44:00\nexpect delivered a count=1"
    )
  }

  @Test(
    "K4: given units match, those between and below are least, those above free",
    arguments: [
      (#"{"hour":9}"#, "2018-06-05T09:00"), (#"{"hour":10}"#, "2018-06-04T10:00"),
      (#"{"minute":30}"#, "2018-06-04T10:30"), (#"{"minute":50}"#, "2018-06-04T09:50"),
      (#"{"hour":9,"minute":41}"#, "2018-06-05T09:41"), (#"{"second":30}"#, "2018-06-04T09:41:30"),
      (#"{"day":5}"#, "2018-06-05T00:00"), (#"{"day":4}"#, "2018-07-04T00:00"),
      (#"{"month":7}"#, "2018-07-01T00:00"), (#"{"month":6}"#, "2019-06-01T00:00"),
      (#"{"month":12,"hour":8}"#, "2018-12-01T08:00"), (#"{"weekday":2}"#, "2018-06-11T00:00"),
      (#"{"weekday":1}"#, "2018-06-10T00:00"), (#"{"weekday":2,"hour":10}"#, "2018-06-04T10:00"),
      (#"{"year":2019}"#, "2019-01-01T00:00"),
      (#"{"year":2018,"month":6,"day":5}"#, "2018-06-05T00:00"),
      (#"{"day":30,"minute":10}"#, "2018-06-30T00:10"),
    ])
  func components(date: String, next: String) throws {
    try check(
      Self.schedule("a", "{\"dateMatching\":\(date),\"repeats\":true}")
        + "expect pending a at=\(next)")
  }

  @Test("K5: without a zone a date follows the phone; with one it does not")
  func zones() throws {
    try check(
      Self.schedule("free", #"{"dateMatching":{"hour":12}}"#)
        + Self.schedule("fixed", #"{"dateMatching":{"hour":12,"timeZone":"America/Los_Angeles"}}"#)
          + """
          timezone America/New_York
          expect pending free at=2018-06-05T12:00
          expect pending fixed at=2018-06-04T15:00
          """)
  }

  @Test(
    "K6: a time that a clock change skips or doubles is found as the policies say",
    arguments: [
      ("preserve", "2019-03-10T03:30"), ("nextTime", "2019-03-10T03:00"),
      ("strict", "2019-03-11T02:30"),
    ])
  func gaps(policy: String, next: String) throws {
    try check(
      "device start=2019-03-09T12:00\npolicy calendar.gap \(policy)\n"
        + Self.schedule("a", #"{"dateMatching":{"hour":2,"minute":30},"repeats":true}"#)
        + "expect pending a at=\(next)")
  }

  @Test(
    "K6: of two readings the first counts, or the last",
    arguments: [("first", "-07:00"), ("last", "-08:00")])
  func overlaps(policy: String, offset: String) throws {
    try check(
      "device start=2019-11-02T12:00\npolicy calendar.overlap \(policy)\n"
        + Self.schedule("a", #"{"dateMatching":{"hour":1,"minute":30},"repeats":true}"#)
        + "expect pending a at=2019-11-03T01:30\(offset)\nat 2019-11-03T04:00\nexpect delivered a count=1"
    )
  }

  @Test(
    "K7: a day that the month lacks is the first of the next, or waits for a month that has it",
    arguments: [
      (#"{"day":31,"hour":9}"#, "2019-04-10T12:00", "preserve", "2019-05-01T09:00"),
      (#"{"day":31,"hour":9}"#, "2019-04-10T12:00", "strict", "2019-05-31T09:00"),
      (#"{"month":2,"day":29,"hour":9}"#, "2019-02-01T12:00", "preserve", "2019-03-01T09:00"),
      (#"{"month":2,"day":29,"hour":9}"#, "2019-02-01T12:00", "strict", "2020-02-29T09:00"),
      (#"{"day":30,"hour":9}"#, "2019-02-10T12:00", "preserve", "2019-03-01T09:00"),
    ])
  func days(date: String, start: String, policy: String, next: String) throws {
    try check(
      "device start=\(start)\npolicy calendar.gap \(policy)\n"
        + Self.schedule("a", "{\"dateMatching\":\(date),\"repeats\":true}")
        + "expect pending a at=\(next)")
  }

  @Test("K8: a moment that is past never comes, and nothing waits for it")
  func past() throws {
    try check(
      Self.schedule("a", #"{"dateMatching":{"year":2018,"month":1,"day":1}}"#)
        + "expect pending a absent\nexpect pending chat 0\nwait 1d\nexpect notification a absent")
  }

  @Test("K10: a place is entered and left by moving; being there already is no entry")
  func places() throws {
    let home =
      Self.schedule("in", #"{"region":"Home","notifyOnExit":false}"#)
      + Self.schedule("out", #"{"region":"Home","notifyOnEntry":false}"#)
    try check(
      home
        + "expect pending chat 2\narrive Home\nexpect delivered in count=1\nexpect notification out absent\nleave Home\nexpect delivered out count=1"
    )
    try check(
      "arrive Home\n" + home
        + "expect notification in absent\nleave Home\nexpect delivered out count=1\narrive Home\nexpect delivered in count=1"
    )
    try check(home + "arrive Work\nexpect notification in absent")
    try check(
      Self.schedule("r", #"{"region":"Home","repeats":true}"#)
        + "arrive Home\nwait 1s\nleave Home\nwait 1s\narrive Home\nexpect delivered r count=3\nexpect pending r"
    )
  }

  @Test("K10: an app has so many places and no more", arguments: [1, 2, 3])
  func mostPlaces(limit: Int) throws {
    let three = ["a", "b", "c"].map { Self.schedule($0, #"{"region":"Home"}"#) }.joined()
    try check("policy location.maxRegions \(limit)\n" + three + "expect pending chat \(limit)")
  }

  @Test(
    "K11, K12: what does not repeat is gone when it fires; what repeats stays, and replaces itself")
  func firing() throws {
    try check(
      Self.schedule("once", #"{"timeInterval":60}"#)
        + Self.schedule("again", #"{"timeInterval":60,"repeats":true}"#)
          + """
          wait 59s
          expect groups 0
          wait 1s
          expect group chat count 2
          expect pending once absent
          expect pending again at=09:43
          wait 120s
          expect group chat count 2
          expect delivered again count=3
          expect pending again at=09:45
          """)
  }

  @Test("K13, K14: the sixty-four soonest stay; places are not among them")
  func most() throws {
    let sixtyFive = (1...65).reversed()
      .map { Self.schedule("r\($0)", "{\"timeInterval\":\($0 * 10)}") }.joined()
    try check(
      Self.schedule("home", #"{"region":"Home"}"#) + sixtyFive
        + "expect pending chat 65\nexpect pending r65 absent\nexpect pending r64\nexpect pending home"
    )
    // Of equal ones the earlier added stays.
    let equal = (1...65).map { Self.schedule("e\($0)", #"{"timeInterval":60}"#) }.joined()
    try check(equal + "expect pending chat 64\nexpect pending e1\nexpect pending e65 absent")
  }

  @Test("K15, K16: one with the identifier of one that waits takes its place")
  func replacing() throws {
    try check(
      Self.schedule("a", #"{"timeInterval":60}"#)
        + Self.schedule("a", #"{"timeInterval":120}"#, body: "C")
        + "expect pending chat 1\nexpect pending a at=09:43\nwait 60s\nexpect groups 0\nwait 60s\nexpect notification a body C"
    )
    try check(
      Self.schedule("a", #"{"timeInterval":60}"#) + Self.schedule("a", "null", body: "now")
        + "expect pending chat 0\nexpect notification a body now\nwait 2m\nexpect delivered a count=1"
    )
  }

  @Test("K20, K21, K22: removing takes what waits, not what came; unknown names are no error")
  func removing() throws {
    let two =
      Self.schedule("a", #"{"timeInterval":60,"repeats":true}"#)
      + Self.schedule("b", #"{"timeInterval":60}"#)
    try check(two + "remove chat pending a nobody\nexpect pending a absent\nexpect pending b")
    try check(two + "remove chat pending all\nexpect pending chat 0\nwait 2m\nexpect groups 0")
    try check(
      two
        + "wait 60s\nremove chat pending a b\nexpect group chat count 2\nexpect pending chat 0\nwait 2m\nexpect delivered a count=1"
    )
    try check(two + "wait 60s\nremove chat delivered a\nexpect pending a\nexpect groups 1")
  }

  @Test("K24: requests outlive the app's end; deleting the app ends them")
  func surviving() throws {
    let one = Self.schedule("a", #"{"timeInterval":60}"#)
    for end in ["terminate chat", "force-quit chat"] {
      try check("background chat\n" + one + end + "\nwait 60s\nexpect delivered a count=1")
    }
    try check(one + "uninstall chat\nwait 60s\nexpect groups 0")
  }

  @Test("K25, K26: what is due at one instant comes in the order in which it was asked for")
  func order() throws {
    try check(
      Self.schedule("c", #"{"timeInterval":60}"#) + Self.schedule("a", #"{"timeInterval":60}"#)
        + Self.schedule("b", #"{"timeInterval":30}"#)
        + "wait 1h\nexpect order a c b\nexpect delivered b at=09:41:30\nexpect delivered a at=09:42"
    )
  }

  @Test("K29: one with an empty identifier, or with nothing to present, waits like others")
  func empty() throws {
    try check(
      Self.schedule("", #"{"timeInterval":5}"#) + "expect pending chat 1\nwait 5s\nexpect groups 1")
    try check(
      "schedule chat {\"identifier\":\"e\",\"content\":{},\"trigger\":{\"timeInterval\":5}}\nexpect pending e\nwait 5s\nexpect outcome e empty\nexpect groups 0"
    )
  }

  @Test("X28: a request of an app that was never asked about waits, and shows nothing")
  func unasked() throws {
    try check(
      "schedule new {\"identifier\":\"r\",\"content\":{\"body\":\"R\"},\"trigger\":{\"timeInterval\":5}}\nexpect pending r\nwait 5s\nexpect groups 0\nexpect outcome r notAuthorized",
      world:
        "app { \"bundleIdentifier\": \"com.example.new\", \"displayName\": \"New\" } state=fresh\n")
  }

  @Test("K23: what the app takes back is only what is in the list")
  func delivered() throws {
    try check(
      Self.schedule("a", "null") + Self.schedule("b", #"{"timeInterval":60}"#)
        + "remove chat delivered all\nexpect groups 0\nexpect pending b\nwait 60s\nexpect groups 1")
  }

  @Test("V2: no service extension runs for what the app itself asked for")
  func noService() throws {
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "service": { "steps": [ { "set": { "title": "Changed" } } ] } }

      """
    try check(
      Self.schedule("a", "null") + "expect notification a title none\nexpect received service none",
      world: app)
  }
}
