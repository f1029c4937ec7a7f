import Explaining
import Testing

@Suite("Silent pushes, rule by rule")
struct SilentPushStoryTests {
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

  @Test("B1, B2, B27, K23, P19: what comes first is listed when the app answers what comes next")
  func inSendingOrder() throws {
    let world = """
      app {"bundleIdentifier":"com.example.tides","displayName":"Tides","backgroundModes":["remote-notification"],
        "on":{"remoteNotification":[{"setBadge":0},{"removeDelivered":"all"}]}}

      """
    try Story(world: world).plays(
      """
      push tides {"aps":{"alert":"Low water","badge":5}} id=first priority=5
      push tides {"aps":{"content-available":1}} id=next priority=5
      wait 2m
      expect outcome first presented
      expect badge tides none
      expect notification first absent
      """)
  }

  @Test("B27: what an app's code does may depend on what a push carries")
  func conditions() throws {
    let when =
      #"{"when":{"userInfo.urgent":"1"},"do":[{"schedule":{"identifier":"tide","content":{"body":"{userInfo.at}"},"trigger":null}},{"when":{"userInfo.loud":true,"userInfo.at":"{userInfo.next}"},"do":[{"setBadge":7}]}]}"#
    let world = """
      app {"bundleIdentifier":"com.example.tides","displayName":"Tides","backgroundModes":["remote-notification"],
        "on":{"remoteNotification":[\(when),{"setCategories":[]}]}}

      """
    func push(_ members: String) -> String {
      "push tides {\"aps\":{\"content-available\":1},\(members)}\n"
    }
    try Story(world: world).plays(
      push(#""urgent":"0","loud":true,"at":"5","next":"5""#) + "expect groups 0\n"
        + push(#""loud":true"#) + "expect groups 0\nexpect badge tides none\n"
        + push(#""urgent":1,"loud":true,"at":"5","next":"6""#)
        + "expect delivered tide count=1\nexpect group tides body 5\nexpect badge tides none\n"
        + "wait 1h\n" + push(#""urgent":"1","loud":true,"at":"6","next":"6""#)
        + "expect delivered tide count=2\nexpect badge tides 7\n")
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
    let pushes = ["a", "b", "c", "d"].map { "+1m " + PushLines.silent($0) }.joined()
    try Story.asleep.plays(
      pushes + """
        expect outcome d held
        +56m expect outcome d held
        +1m expect outcome d handedToApp
        """)
    try Story.asleep.plays(
      "policy silent.perHour 1\n" + pushes
        + "expect outcome a handedToApp\nexpect outcome b throttled\nexpect outcome c throttled\n")
  }

  @Test("B28, B29: why says of what is held when it is handed over")
  func heldWords() throws {
    let pushes = ["a", "b", "c", "d"].map { "+1m " + PushLines.silent($0) }.joined()
    let harness = try Story.asleep.plays(pushes)
    let why = Explanation(of: 3, facts: harness.log, in: harness.state)
    let words = "It is silent, and is held: it comes when its app is opened, or at 10:42"
    #expect(why.answer == words && why.verdict == words + ".")
  }

  @Test("B29, K28: what is held while the phone is off waits for that, and names no time")
  func heldWhileOff() throws {
    let pushes = ["a", "b", "c", "d"].map { PushLines.silent($0) }.joined()
    let harness = try Story.asleep.plays(pushes + "+1m power off\nwait 2h\n")
    let why = Explanation(of: 3, facts: harness.log, in: harness.state)
    #expect(why.answer == "It waits for the phone to be on again")
    let waiting = harness.state.waitingPushes(of: harness.state.notification(3).app)
    #expect(waiting.map(\.account) == [why.answer + "."] && waiting.map(\.time) == [nil])
  }

  @Test(
    "B29: what was held and came to nothing says why: a newer one, or an app that was swiped away",
    arguments: [
      (PushLines.silent("e"), "a newer one was held in its place"),
      ("force-quit chat\n", "its app was swiped away meanwhile"),
    ])
  func heldInVain(line: String, words: String) throws {
    let pushes = ["a", "b", "c", "d"].map { PushLines.silent($0) }.joined()
    let harness = try Story.asleep.plays(pushes + line + "expect outcome d throttled\n")
    let why = Explanation(of: 3, facts: harness.log, in: harness.state)
    #expect(why.places.map(\.because).contains(words), "\(why.places)")
  }

  @Test("B29: an app in front gets them all")
  func inFront() throws {
    let pushes = ["a", "b", "c", "d"].map { PushLines.silent($0) }.joined()
    try Story.awake.plays(
      "unlock\nlaunch chat\n" + pushes
        + "expect outcome d handedToApp\nexpect call chat didReceiveRemoteNotification notification=d state=active\n"
    )
  }

  @Test("B30: a silent push does not wake an app that was swiped away until it is opened")
  func swipedAway() throws {
    try Story.awake.plays(
      "unlock\nforce-quit chat\n" + PushLines.silent("a")
        + "expect call chat none\nexpect app chat forceQuit\nlaunch chat\nbackground chat\n"
        + PushLines.silent("b") + "expect call chat didReceiveRemoteNotification notification=b\n")
  }

  @Test("B31: an alert with content-available shows and wakes, and does not count")
  func both() throws {
    let push = "push chat {\"aps\":{\"alert\":\"A\",\"content-available\":1}}\n"
    try Story.asleep.plays(
      String(repeating: push, count: 4) + "expect group chat count 4\n" + PushLines.silent("s")
        + "expect outcome s handedToApp\nexpect call chat didReceiveRemoteNotification notification=n1 state=background\n"
    )
  }

  @Test("B31, P26: a badge with content-available wakes its app, and nothing calls it an alert")
  func badgeAlone() throws {
    let harness = try Story.asleep.plays(
      #"push chat {"aps":{"badge":3,"content-available":1}} id=b"# + "\nexpect badge chat 3\n")
    let woken = harness.facts.flatMap(\.reasons).filter { $0.rule == "B31" }
    #expect(Set(woken.map(\.words)) == ["content-available wakes the app, too"])
  }
}
