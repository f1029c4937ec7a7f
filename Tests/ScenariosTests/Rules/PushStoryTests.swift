import Testing

@Suite("The push service, rule by rule")
struct PushStoryTests {
  private static let chat = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat","backgroundModes":["remote-notification"]}
    app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}

    """
  private static let asleep = Story(world: chat)
  private static let awake = Story(world: chat + "authenticate\nwake\n")

  private static func alert(_ name: String, _ options: String = "", app: String = "chat") -> String
  {
    "push \(app) {\"aps\":{\"alert\":\"\(name)\"}} id=\(name) \(options)\n"
  }

  private static func silent(_ name: String, _ options: String = "") -> String {
    "push chat {\"aps\":{\"content-available\":1}} id=\(name) \(options)\n"
  }

  @Test("B1: what waited comes in sending order, and in another one where the switch says so")
  func order() throws {
    let pushes = ["a", "b", "c", "d"].map { Self.alert($0) }.joined()
    let story = "policy apns.offlineStore all\nnetwork off\n" + pushes
    try Self.awake.plays(story + "network on\nexpect order d c b a\n")
    try Self.awake.plays(
      "policy apns.reorderSeed 7\n" + story + "network on\nexpect not order d c b a\n")
  }

  @Test("B2, B3: a phone that is online gets all, one that is not the newest of each app")
  func offline() throws {
    try Self.awake.plays(
      Self.alert("a") + Self.alert("b") + "expect group chat count 2\nnetwork off\n"
        + Self.alert("c") + Self.alert("d", app: "mail") + Self.alert("e")
          + """
          expect outcome c coalesced
          network on
          expect outcome e presented
          expect outcome d presented
          expect group chat count 3
          """)
  }

  @Test(
    "B4, B10: each collapse identifier waits, and silent pushes beside alerts, where switches say so"
  )
  func slots() throws {
    let story =
      "network off\n" + Self.alert("a") + Self.silent("s")
      + "network on\nexpect outcome s handedToApp\n"
    try Self.awake.plays(story + "expect outcome a coalesced\n")
    try Self.awake.plays(
      "policy apns.silentSharesSlot false\n" + story + "expect outcome a presented\n")
    try Self.awake.plays(
      "policy apns.offlineStore perCollapseId\nnetwork off\n" + Self.alert("a")
        + Self.alert("b", "collapse-id=x") + Self.alert("c", "collapse-id=x") + Self.alert("d")
          + """
          network on
          expect outcome a coalesced
          expect outcome b coalesced
          expect notification x body c
          expect outcome d presented
          """)
  }

  @Test("B5: what waited replaces what is listed by its collapse identifier")
  func collapse() throws {
    try Self.awake.plays(
      Self.alert("one", "collapse-id=score") + "network off\n"
        + Self.alert("two", "collapse-id=score") + """
          expect notification score body one
          network on
          expect notification score body two
          expect group chat count 1
          """)
  }

  @Test("B6, B7: 0 is one attempt, and what expires is attempted while the phone is online")
  func expiration() throws {
    try Self.awake.plays(
      Self.alert("a", "expiration=0") + Self.alert("b", "expiration=1")
        + "expect outcome a presented\nexpect outcome b presented\nnetwork off\n"
        + Self.alert("c", "expiration=0") + Self.alert("d", "expiration=+1h", app: "mail") + """
          expect outcome c undelivered
          +59m59s network off
          expect outcome d stored
          +1s expect outcome d expired
          """)
  }

  @Test("B8, B9: nothing waits for more than 30 days, and now is past")
  func longest() throws {
    let story = "network off\n" + Self.alert("a", "expiration=4000000000")
    try Self.awake.plays(
      story + "wait 29d\nexpect outcome a stored\nwait 1d\nexpect outcome a expired\n")
    try Self.awake.plays(
      "policy apns.maxStoreDays 1\n" + story + "wait 1d\nexpect outcome a expired\n")
    try Self.awake.plays(
      "network off\n" + Self.alert("a", "expiration=09:41") + "expect outcome a expired\n")
    try Self.awake.plays(
      "policy apns.clockSkew 60\nnetwork off\n" + Self.alert("a", "expiration=+10s")
        + "+30s expect outcome a stored\n+40s expect outcome a expired\n")
  }

  @Test("B6, K28: a push expires while the phone is off, too")
  func powerOff() throws {
    try Self.awake.plays(
      "power off\n" + Self.alert("a", "expiration=+1m") + "+2m power on\nexpect outcome a expired\n"
    )
  }

  @Test("B11: priority 5 comes when the phone wakes, or after a minute")
  func considerate() throws {
    try Self.asleep.plays(
      Self.alert("a", "priority=5") + """
        expect groups 0
        +59s expect groups 0
        +1s expect outcome a presented
        """)
    try Self.asleep.plays(Self.alert("a", "priority=5") + "+5s wake\nexpect outcome a presented\n")
    try Self.awake.plays(Self.alert("a", "priority=5") + "expect outcome a presented\n")
    try Self.asleep.plays(
      "policy apns.p5Delay 10\n" + Self.alert("a", "priority=5")
        + "+10s expect outcome a presented\n")
    // B7: the attempt is made before the push is given up.
    try Self.asleep.plays(
      Self.alert("a", "priority=5 expiration=+20s") + "+20s expect outcome a presented\n")
  }

  @Test("B11: priority 1 waits until the phone is awake, from iOS 15 on")
  func low() throws {
    let story = "device os=15\n" + Self.alert("a", "priority=1")
    try Self.asleep.plays(story + "+1h expect groups 0\nwake\nexpect outcome a presented\n")
    try Self.asleep.plays(
      "device os=15\n" + Self.alert("a", "priority=1 expiration=+1m")
        + "+1m expect outcome a expired\n")
    try Self.asleep.plays(
      "device os=12\n" + Self.alert("a", "priority=1 via=http")
        + "expect apns 400 reason=BadPriority\n")
  }

  @Test("B14, B20: the answer has the apns-id that was sent, or one that is made from the seed")
  func identifiers() throws {
    let identifier = "0F9D3C1A-0000-4000-8000-00000000ABCD"
    let given = try Self.awake.plays(
      "push chat {\"aps\":{\"alert\":\"a\"}} id=\(identifier) via=http\nexpect apns 200\n")
    #expect(given.state.push.lastAnswer?.value.answer.identifier == identifier)
    #expect(given.state.push.lastAnswer?.value.answer.uniqueIdentifier != nil)
    let made = try (0..<2).map { _ in
      try Self.awake.plays("push chat {\"aps\":{\"alert\":\"a\"}} via=http\n").state
    }
    let answers = made.map { $0.push.lastAnswer?.value.answer }
    #expect(answers[0] == answers[1] && answers[0]?.identifier.count == 36)
    #expect(made[0].notification(0).request.identifier == answers[0]?.identifier)
    let production = try Story(
      world:
        #"app {"bundleIdentifier":"com.example.shop","entitlements":["aps-environment=production"]}"#
        + "\n"
    ).plays("push shop {\"aps\":{\"alert\":\"a\"}} via=http\n")
    #expect(production.state.push.lastAnswer?.value.answer.uniqueIdentifier == nil)
  }

  @Test("B15, B16: other types are taken, and go no further")
  func types() throws {
    try Self.awake.plays(
      Self.alert("call", "push-type=voip via=http") + """
        expect apns 200
        expect outcome call rejected
        push chat {"aps":{"alert":"a"}} push-type=location via=http
        expect apns 400 reason=InvalidPushType
        """)
  }

  @Test("B17: a background push has priority 5, unless the switch lets it have 10")
  func backgroundPriority() throws {
    let push = Self.silent("s", "via=http push-type=background priority=10")
    try Self.awake.plays(push + "expect apns 400 reason=BadPriority\nexpect app chat notRunning\n")
    try Self.awake.plays(
      "policy apns.backgroundPriority10 accept\n" + push
        + "expect apns 200\nexpect outcome s handedToApp\n")
  }

  @Test("B18: a type that does not fit is taken")
  func otherType() throws {
    try Self.awake.plays(
      Self.alert("a", "push-type=background priority=5 via=http")
        + "expect apns 200\nexpect outcome a presented\n")
  }

  @Test("B19: the binary interface takes 2048 bytes, and took 256")
  func legacyLimit() throws {
    func push(_ count: Int) -> String {
      let text = String(repeating: "a", count: count - 20)
      return "push chat {\"aps\":{\"alert\":\"\(text)\"}} id=p via=binary1\n"
    }
    try Self.awake.plays(push(2048) + "expect outcome p presented\nexpect apns none\n")
    try Self.awake.plays(push(2049) + "expect apns 7\n")
    try Self.awake.plays("policy apns.legacyLimit 256\n" + push(257) + "expect apns 7\n")
  }

  @Test("B21, B23: a scenario lets requests fail, as often as it says")
  func faults() throws {
    try Self.awake.plays(
      "push-fault chat 503 ServiceUnavailable times=2\n" + Self.alert("m", "via=http", app: "mail")
        + "expect apns 200\n" + Self.alert("a", "via=http")
        + "expect apns 503 reason=ServiceUnavailable\n" + Self.alert("b", "via=http")
        + "expect apns 503\n" + Self.alert("c", "via=http")
        + "expect apns 200\nexpect outcome c presented\n")
  }

  @Test("B20, B45: a deleted app's token is refused, with when that was found out")
  func unregistered() throws {
    let stage = try Self.awake.plays(
      "uninstall chat\n+1m push com.example.chat {\"aps\":{\"alert\":\"a\"}} via=http\nexpect apns 410 reason=Unregistered\n"
        + "+1h push com.example.chat {\"aps\":{\"alert\":\"b\"}} via=http\nexpect apns 410\n")
    let push = stage.state.push
    #expect(push.feedback.count == 1, "it is entered once")
    #expect(push.lastAnswer?.value.answer.timestamp == push.feedback.first?.foundAt)
  }

  @Test("B44, B46: reading clears the list, and an app that is installed again has its token back")
  func again() throws {
    let stage = try Self.awake.plays(
      "uninstall chat\npush com.example.chat {\"aps\":{\"alert\":\"a\"}} via=binary1\nread-feedback\n"
        + Self.chat + Self.alert("b", "via=http") + "expect apns 200\nexpect outcome b presented\n")
    #expect(stage.state.push.feedback.isEmpty && stage.state.push.unregistered.count == 1)
  }

  @Test("B24, B53: a body that is no strict JSON is taken, and dropped by the phone")
  func strict() throws {
    let push = "push chat {\"aps\":{\"alert\":\"a\"},} id=a"
    try Self.awake.plays(push + " via=http\nexpect apns 200\nexpect outcome a rejected\n")
    try Self.awake.plays(push + "\nexpect outcome a presented\n")
  }

  @Test("B25, B26, B27: a silent push wakes the app for 30 seconds, and its code may notify")
  func waking() throws {
    let world = """
      app {"bundleIdentifier":"com.example.tides","displayName":"Tides","backgroundModes":["remote-notification"],
        "on":{"remoteNotification":[{"schedule":{"content":{"title":"High water","body":"{userInfo.at}"},"trigger":null}}]}}

      """
    try Story(world: world).plays(
      """
      push tides {"aps":{"content-available":1},"at":"17:20"} id=s
      expect outcome s handedToApp
      expect call tides didFinishLaunching state=background
      expect call tides didReceiveRemoteNotification notification=s state=background
      expect app tides background
      expect group tides title "High water"
      expect group tides body 17:20
      +30s expect app tides suspended
      """)
  }

  @Test("B26: an app that never says that it is done is ended")
  func neverDone() throws {
    let world = """
      app {"bundleIdentifier":"com.example.tides","backgroundModes":["remote-notification"],"on":{"remoteNotification":[{"fail":true}]}}

      """
    try Story(world: world).plays(
      "push tides {\"aps\":{\"content-available\":1}}\nexpect app tides background\n+30s expect app tides notRunning\n"
    )
  }

  @Test("B28, B29: more than three an hour are held; an hour after the first the newest comes")
  func throttle() throws {
    let pushes = ["a", "b", "c", "d"].map { "+1m " + Self.silent($0) }.joined()
    try Self.asleep.plays(
      pushes + """
        expect outcome d held
        +56m expect outcome d held
        +1m expect outcome d handedToApp
        """)
    try Self.asleep.plays(
      "policy silent.perHour 1\n" + pushes
        + "expect outcome a handedToApp\nexpect outcome b throttled\nexpect outcome c throttled\n")
  }

  @Test("B29: an app in front gets them all")
  func inFront() throws {
    let pushes = ["a", "b", "c", "d"].map { Self.silent($0) }.joined()
    try Self.awake.plays(
      "unlock\nlaunch chat\n" + pushes
        + "expect outcome d handedToApp\nexpect call chat didReceiveRemoteNotification notification=d state=active\n"
    )
  }

  @Test("B30: a silent push does not wake an app that was swiped away until it is opened")
  func swipedAway() throws {
    try Self.awake.plays(
      "unlock\nforce-quit chat\n" + Self.silent("a")
        + "expect call chat none\nexpect app chat forceQuit\nlaunch chat\nbackground chat\n"
        + Self.silent("b") + "expect call chat didReceiveRemoteNotification notification=b\n")
  }

  @Test("B31: an alert with content-available shows and wakes, and does not count")
  func both() throws {
    let push = "push chat {\"aps\":{\"alert\":\"A\",\"content-available\":1}}\n"
    try Self.asleep.plays(
      String(repeating: push, count: 4) + "expect group chat count 4\n" + Self.silent("s")
        + "expect outcome s handedToApp\nexpect call chat didReceiveRemoteNotification notification=n1 state=background\n"
    )
  }

  @Test("B49: a file is measured as it stands, or without its blanks where the switch says so")
  func sizeBasis() throws {
    let blanks = String(repeating: " ", count: 5000)
    let push = "push chat {\"aps\":\(blanks){\"alert\":\"a\"}}\n"
    let raw = try Self.awake.plays(push)
    #expect(raw.remarks.contains { $0.contains("[Y3]") })
    let minified = try Self.awake.plays("policy apns.sizeBasis minified\n" + push)
    #expect(!minified.remarks.contains { $0.contains("[Y3]") })
  }

  @Test("B50: a file is an ordinary push")
  func ordinary() throws {
    #expect(throws: (any Error).self) {
      var stage = try ScenarioHarness(Self.chat)
      try stage.run(Self.alert("a", "push-type=voip"))
    }
  }

  @Test("B52: what a line cannot say is a mistake at its place")
  func mistakes() throws {
    for (options, words) in [
      ("priority=7", "there is no priority 7; write 10, 5 or 1"),
      ("push-type=voip", "a push of type “voip” is outside of what is simulated"),
      ("expiration=+30", "is no expiration; write 0, +30m, 09:41 or seconds since 1970"),
      ("via=fax", "unknown via \"fax\""),
    ] {
      var stage = try ScenarioHarness(Self.chat)
      var said = ""
      do { try stage.run(Self.alert("a", options)) } catch { said = "\(error)" }
      said += stage.remarks.joined()
      #expect(said.contains(words), "\(options): \(said)")
    }
  }
}
