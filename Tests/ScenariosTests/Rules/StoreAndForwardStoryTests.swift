import Testing

@Suite("What the push service keeps, and for how long, rule by rule")
struct StoreAndForwardStoryTests {
  @Test("B1: what waited comes in sending order, and in another one where the switch says so")
  func order() throws {
    let pushes = ["a", "b", "c", "d"].map { PushLines.alert($0) }.joined()
    let story = "policy apns.offlineStore all\nnetwork off\n" + pushes
    try Story.awake.plays(story + "network on\nexpect order d c b a\n")
    try Story.awake.plays(
      "policy apns.reorderSeed 7\n" + story
        + "network on\nexpect not order d c b a\nexpect why a B1\n")
  }

  @Test("B2, B3: a phone that is online gets all, one that is not the newest of each app")
  func offline() throws {
    try Story.awake.plays(
      PushLines.alert("a") + PushLines.alert("b") + "expect group chat count 2\nnetwork off\n"
        + PushLines.alert("c") + PushLines.alert("d", app: "mail") + PushLines.alert("e")
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
      "network off\n" + PushLines.alert("a") + PushLines.silent("s")
      + "network on\nexpect outcome s handedToApp\n"
    try Story.awake.plays(story + "expect outcome a coalesced\n")
    try Story.awake.plays(
      "policy apns.silentSharesSlot false\n" + story + "expect outcome a presented\n")
    try Story.awake.plays(
      "policy apns.offlineStore perCollapseId\nnetwork off\n" + PushLines.alert("a")
        + PushLines.alert("b", "collapse-id=x") + PushLines.alert("c", "collapse-id=x")
        + PushLines.alert("d")
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
    try Story.awake.plays(
      PushLines.alert("one", "collapse-id=score") + "network off\n"
        + PushLines.alert("two", "collapse-id=score") + """
          expect notification score body one
          network on
          expect notification score body two
          expect group chat count 1
          """)
  }

  @Test("B6, B7: 0 is one attempt, and what expires is attempted while the phone is online")
  func expiration() throws {
    try Story.awake.plays(
      PushLines.alert("a", "expiration=0") + PushLines.alert("b", "expiration=1")
        + "expect outcome a presented\nexpect outcome b presented\nnetwork off\n"
        + PushLines.alert("c", "expiration=0") + PushLines.alert("d", "expiration=+1h", app: "mail")
          + """
          expect outcome c undelivered
          +59m59s network off
          expect outcome d stored
          +1s expect outcome d expired
          """)
  }

  @Test("B8, B9: nothing waits for more than 30 days, and now is past")
  func longest() throws {
    let story = "network off\n" + PushLines.alert("a", "expiration=4000000000")
    try Story.awake.plays(
      story + "wait 29d\nexpect outcome a stored\nwait 1d\nexpect outcome a expired\n")
    try Story.awake.plays(
      "policy apns.maxStoreDays 1\n" + story + "wait 1d\nexpect outcome a expired\n")
    try Story.awake.plays(
      "network off\n" + PushLines.alert("a", "expiration=09:41") + "expect outcome a expired\n")
    try Story.awake.plays(
      "network off\n" + PushLines.alert("a", "expiration=-9223372036854775808")
        + "expect outcome a expired\n")
    try Story.awake.plays(
      "policy apns.clockSkew 60\nnetwork off\n" + PushLines.alert("a", "expiration=+10s")
        + "+30s expect outcome a stored\n+40s expect outcome a expired\n")
  }

  @Test(
    "Y28: an expiration in milliseconds is said to be one, however the push is sent",
    arguments: ["", " via=http"])
  func milliseconds(via: String) throws {
    func said(_ expiration: String) throws -> [String] {
      let line = PushLines.alert("a", "expiration=\(expiration)\(via)")
      let remarks = try ScenarioHarness(Story.awake.world + line).remarks
      return remarks.filter { $0.hasSuffix("[Y28]") }
    }
    let found = try said("1700000000000")
    #expect(found.count == 1 && found[0].contains("write seconds since 1970, not milliseconds"))
    #expect(try said("1700000000") == [])
  }

  @Test("B6, K28: a push expires while the phone is off, too")
  func powerOff() throws {
    try Story.awake.plays(
      "power off\n" + PushLines.alert("a", "expiration=+1m")
        + "+2m power on\nexpect outcome a expired\n"
    )
  }

  @Test("B11: priority 5 comes when the phone wakes, or after a minute")
  func considerate() throws {
    try Story.asleep.plays(
      PushLines.alert("a", "priority=5") + """
        expect groups 0
        +59s expect groups 0
        +1s expect outcome a presented
        """)
    try Story.asleep.plays(
      PushLines.alert("a", "priority=5") + "+5s wake\nexpect outcome a presented\n")
    try Story.awake.plays(PushLines.alert("a", "priority=5") + "expect outcome a presented\n")
    try Story.asleep.plays(
      "policy apns.p5Delay 10\n" + PushLines.alert("a", "priority=5")
        + "+10s expect outcome a presented\n")
    // B7: an expiration does not end the wait, after which the one attempt is made.
    for expiration in ["+20s", "0"] {
      try Story.asleep.plays(
        PushLines.alert("a", "priority=5 expiration=\(expiration)")
          + "+59s expect groups 0\n+1s expect outcome a presented\n")
    }
  }

  @Test("B2, B11: why a push comes is what it waited for last")
  func released() throws {
    try Story.asleep.plays(
      "network off\n" + PushLines.alert("a", "priority=5")
        + "expect not why a B11\n+5s network on\n+55s expect outcome a presented\n"
        + "expect why a B11\n")
    try Story.asleep.plays(
      "network off\n" + PushLines.alert("a", "priority=5")
        + "+2m network on\nexpect outcome a presented\nexpect not why a B11\n")
    try Story.asleep.plays(
      "network off\n" + PushLines.alert("a") + "network on\nexpect not why a B11\n")
    // However the phone was when it came.
    try Story.asleep.plays(
      "network off\n" + PushLines.alert("a", "priority=5")
        + "+5s network on\n+5s wake\nexpect outcome a presented\nexpect why a B11\n")
    try Story.asleep.plays(
      "device os=15\nnetwork off\n" + PushLines.alert("a", "priority=1")
        + "+5s network on\n+50m wake\nexpect outcome a presented\nexpect why a B11\n")
  }

  @Test("B11: what came to a phone that another push lights as it is reached waited for that")
  func lit() throws {
    try Story.asleep.plays(
      "policy apns.offlineStore all\nnetwork off\n" + PushLines.alert("a", "priority=5")
        + PushLines.alert("b") + "+5s network on\nexpect not why b B11\nexpect why a B11\n")
  }

  @Test(
    "P1, P3: of what comes together the first lights the display, and the next finds it lit",
    arguments: [
      "network off\n" + PushLines.alert("a") + PushLines.alert("b", app: "mail") + "network on\n",
      PushLines.alert("a", "priority=5") + PushLines.alert("b", "priority=5") + "+60s note due\n",
      request("a", #"{"timeInterval":60}"#) + request("b", #"{"timeInterval":61}"#)
        + "power off\n+10m power on\n",
      request("a", #"{"region":"Home"}"#) + request("b", #"{"region":"Home"}"#) + "arrive Home\n",
    ])
  func oneWake(lines: String) throws {
    let home = #""places":{"Home":{"latitude":52.5,"longitude":13.4,"radius":50}}"#
    let app = #"app {"bundleIdentifier":"com.example.home","displayName":"Home",\#(home)}"#
    let harness = try Story(world: PushLines.apps + app + "\n").plays(
      lines + "expect reached a lockScreen,notificationCenter,wake\n"
        + "expect reached b lockScreen,notificationCenter\n")
    #expect(harness.state.wakes.count == 1)
  }

  private static func request(_ name: String, _ trigger: String) -> String {
    #"schedule home {"identifier":"\#(name)","content":{"body":"B"},"trigger":\#(trigger)}"# + "\n"
  }

  @Test("B11: priority 1 waits until the phone is awake, from iOS 15 on")
  func low() throws {
    let story = "device os=15\n" + PushLines.alert("a", "priority=1")
    try Story.asleep.plays(story + "+1h expect groups 0\nwake\nexpect outcome a presented\n")
    try Story.asleep.plays(
      "device os=15\n" + PushLines.alert("a", "priority=1 expiration=+1m")
        + "+1h expect groups 0\nwake\nexpect outcome a presented\n")
    // An older phone treats it as 5, and the service takes it.
    try Story.asleep.plays(
      "device os=12\n" + PushLines.alert("a", "priority=1 via=http")
        + "expect apns 200\n+59s expect groups 0\n+1s expect outcome a presented\n")
  }
}
