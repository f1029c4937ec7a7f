import Testing

@Suite("Where a notification shows, rule by rule")
struct PresentationStoryTests {
  static let app = """
    app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
      "entitlements": ["com.apple.developer.usernotifications.critical-alerts"],
      "authorization": { "options": ["alert", "sound", "badge", "criticalAlert"] } }
    app { "bundleIdentifier": "com.example.mail", "displayName": "Mail" }

    """

  static let loud =
    #"push chat {"aps":{"alert":"A","sound":"default","badge":3}} id=n1"# + "\n"

  func check(_ lines: String, _ expectations: String...) throws {
    try Story(world: Self.app).plays(lines + expectations.map { "expect \($0)\n" }.joined())
  }

  @Test("P3, P4, P5: locked, unlocked and with the cover sheet open it shows elsewhere")
  func places() throws {
    try check(
      Self.loud, "reached n1 lockScreen,notificationCenter,sound,badge,wake",
      "notification n1 in lock-screen",
      "banner none", "device awake", "sound n1 default", "badge chat 3", "outcome n1 presented")
    try check(
      "unlock\n" + Self.loud, "notification n1 in center", "banner n1", "sound n1 default",
      "badge chat 3", "outcome n1 presented")
    try check(
      "unlock\ncenter\n" + Self.loud, "notification n1 in center", "banner none",
      "sound n1 default", "outcome n1 presented")
  }

  @Test("P5: what joins the open list of a dark unlocked phone lights it, unless it is quiet")
  func openListInTheDark() throws {
    let dark = "unlock\ncenter\nsleep\n"
    try check(
      dark + Self.loud, "reached n1 notificationCenter,sound,badge,wake", "banner none",
      "device awake")
    for setting in ["banners=off", "center=off"] {
      try check("setting chat \(setting)\n" + dark + Self.loud, "not device awake")
    }
  }

  @Test("P1: looking at the phone wakes it and unlocks nothing; it ends with sleep and lock")
  func looking() throws {
    try check("authenticate\n", "device locked", "device authenticated", "device awake")
    for end in ["sleep", "lock"] {
      try check("authenticate\n\(end)\n", "device locked", "not device authenticated")
    }
    try check("unlock\n", "device unlocked", "device authenticated", "device awake")
    try check("unlock\nsleep\n", "device unlocked", "device authenticated", "not device awake")
    for end in ["lock", "sleep\nlock", "power off\npower on"] {
      try check("unlock\n\(end)\n", "device locked", "not device authenticated")
    }
    try check("wake\n", "device awake", "not device authenticated")
    try check("wake\nsleep\n", "not device awake")
  }

  @Test("P6: unlocking moves what is on the lock screen into the history; locking starts anew")
  func unlocking() throws {
    try check(
      Self.loud + "unlock\n", "notification n1 in center", "groups 0 in=lock-screen",
      "groups 1 in=center")
    try check(
      Self.loud + "unlock\nlock\npush chat {\"aps\":{\"alert\":\"B\"}} id=n2\n",
      "notification n2 in lock-screen", "notification n1 in center", "groups 1 in=lock-screen")
  }

  @Test("P7: what a banner showed joins the history, or does not")
  func bannerHistory() throws {
    try check("unlock\n" + Self.loud, "groups 1 in=center")
    try check("policy banner.addsTo none\nunlock\n" + Self.loud, "banner n1", "groups 0")
  }

  @Test(
    "P8, U12: a banner leaves after its seconds, to the millisecond",
    arguments: [(5, nil), (1, "1"), (60, "60"), (3600, "3600")])
  func seconds(seconds: Int, policy: String?) throws {
    let setup = policy.map { "policy banner.seconds \($0)\n" } ?? ""
    try check(setup + "unlock\n" + Self.loud + "wait \(seconds * 1000 - 1)ms\n", "banner n1")
    try check(setup + "unlock\n" + Self.loud + "wait \(seconds)s\n", "banner none")
  }

  @Test(
    "U12: a persistent banner stays until the person acts", arguments: ["tap", "dismiss", "pull"])
  func persistent(act: String) throws {
    try check(
      "setting chat banner-style=persistent\nunlock\n" + Self.loud
        + "wait 1d\nexpect banner n1\nbanner \(act)\n",
      "banner none")
  }

  @Test("P8: the next banner waits for its turn; one of the same thread is updated in place")
  func turns() throws {
    let two = Self.loud + "push mail {\"aps\":{\"alert\":\"B\"}} id=n2\n"
    try check("unlock\n" + two, "banner n1")
    try check("unlock\n" + two + "wait 5s\n", "banner n2")
    try check("unlock\n" + two + "wait 10s\n", "banner none")
    try check("unlock\n" + two + "banner dismiss\n", "banner n2")
    let same = """
      unlock
      push chat {"aps":{"alert":"A","thread-id":"t"}} id=a
      push chat {"aps":{"alert":"B","thread-id":"t"}} id=b

      """
    try check(same, "banner b")
  }

  @Test("P9: pulling a banner down opens its view; tapping it opens the app")
  func pulling() throws {
    try check(
      "unlock\n" + Self.loud + "banner pull\n", "view of n1", "banner none", "call chat none")
    try check(
      "unlock\n" + Self.loud + "banner tap\n", "view of none", "app chat foreground",
      "call chat didReceive notification=n1 action=default", "notification n1 absent")
    try check(
      "unlock\n" + Self.loud + "banner dismiss\n", "banner none", "notification n1 in center",
      "call chat none")
  }

  @Test(
    "P10, P11, P12: the app in front decides with the options of its time",
    arguments: [
      ("12", "unimplemented", "none", "foregroundSuppressed", false),
      ("12", "none", "none", "foregroundSuppressed", false),
      ("12", "alert", "n1", "presented", true), ("13", "alert", "n1", "presented", true),
      ("14", "banner", "n1", "presented", false), ("14", "list", "none", "presented", true),
      ("14", "banner,list", "n1", "presented", true), ("14", "alert", "n1", "presented", true),
      ("16", "alert", "n1", "presented", true),
    ])
  func front(
    version: String, options: String, banner: String, outcome: String, isListed: Bool
  ) throws {
    let harness = try Story(world: "device os=\(version)\n" + Self.app).plays(
      """
      unlock
      launch chat
      will-present chat \(options)
      \(Self.loud)expect banner \(banner)
      expect groups \(isListed ? 1 : 0)
      expect badge chat none
      expect sound n1 none
      """)
    if options != "banner" && options != "list" {
      #expect(try harness.failure("outcome n1 \(outcome)") == nil)
    }
  }

  @Test(
    "P11: an app that answers banner or list presents nothing before iOS 14, which knows alert alone",
    arguments: ["banner", "list", "banner,list"])
  func laterOptions(options: String) throws {
    try Story(world: "device os=14\n" + Self.app).plays(
      """
      unlock
      launch chat
      will-present chat \(options)
      device os=12
      launch chat
      \(Self.loud)expect outcome n1 foregroundSuppressed
      expect reached n1 none
      """)
  }

  @Test("P10, P16: sound and number are the app's to choose while it is in front")
  func frontDetails() throws {
    let start = "unlock\nlaunch chat\n"
    try check(
      start + "will-present chat sound\n" + Self.loud, "sound n1 default", "badge chat none",
      "banner none", "groups 0")
    try check(
      start + "will-present chat badge\n" + Self.loud, "sound n1 none", "badge chat 3",
      "groups 0")
    // Another app's notification is not its own.
    try check(
      start + "will-present chat none\nnote now\npush mail {\"aps\":{\"alert\":\"M\"}} id=m\n",
      "banner m",
      "call chat none")
    try check(
      start + "will-present chat alert\n" + Self.loud, "call chat willPresent notification=n1")
    try check(start + "will-present chat unimplemented\nnote now\n" + Self.loud, "call chat none")
  }

  @Test("P13: the person's settings count after the app's answer")
  func settingsAfter() throws {
    let start =
      "setting chat banners=off sounds=off badges=off\nunlock\nlaunch chat\nwill-present chat alert,sound,badge\n"
    try check(start + Self.loud, "banner none", "badge chat none")
    let harness = try Story(world: Self.app).plays(start + Self.loud)
    #expect(harness.state.sounds.allSatisfy { $0.suppressedBy != nil })
  }

  @Test(
    "P14, P15: whatever state an app is in, what it does not see itself is shown",
    arguments: ["background chat", "suspend chat", "terminate chat", "force-quit chat"])
  func states(line: String) throws {
    try check(
      "unlock\nlaunch chat\nhome\n\(line)\nnote now\n" + Self.loud, "banner n1",
      "call chat none", "outcome n1 presented")
  }

  @Test(
    "P16, P18: a number is drawn, nought takes it away, nothing leaves it, and nonsense is ignored",
    arguments: [
      ("0", "none"), ("1", "1"), ("9999", "9999"), ("10000", "10000"), ("-1", "9"), ("1.5", "9"),
      (#""5""#, "9"), ("null", "9"), ("3.0", "3"),
    ])
  func badge(json: String, shown: String) throws {
    try check(
      "set-badge chat 9\npush chat {\"aps\":{\"alert\":\"A\",\"badge\":\(json)}}\n",
      "badge chat \(shown)")
  }

  @Test(
    "P18: why the icon stays as it is names a badge that is no number, and not that none is given",
    arguments: ["-1", "1.5", #""5""#, "true"])
  func reasonOfNoNumber(json: String) throws {
    try check(
      "push chat {\"aps\":{\"alert\":\"A\",\"badge\":\(json)}} id=n1\n", "why n1 P18",
      "not why n1 P16")
  }

  @Test("P18: a number below nought alone is nothing to deliver")
  func badgeBelowZero() throws {
    try check(
      "set-badge chat 9\npush chat {\"aps\":{\"badge\":-1}} id=n1\n", "outcome n1 empty",
      "reached n1 none", "badge chat 9")
  }

  @Test("P17: numbers are absolute; clearing and opening leave them")
  func absolute() throws {
    try check(Self.loud + Self.loud.replacing("n1", with: "n2"), "badge chat 3")
    try check(Self.loud + "clear n1\n", "badge chat 3")
    try check("unlock\n" + Self.loud + "banner tap\n", "badge chat 3")
  }

  @Test("P19: an app that sets its number to nought loses what is listed, or keeps it")
  func zero() throws {
    try check(Self.loud + "set-badge chat 0\n", "badge chat none", "groups 0")
    try check(Self.loud + "set-badge chat 1\n", "badge chat 1", "groups 1")
    try check(
      "policy badge.zeroClearsList false\n" + Self.loud + "set-badge chat 0\n", "badge chat none",
      "groups 1")
    // A push that says nought is no act of the app's.
    try check(Self.loud + "push chat {\"aps\":{\"badge\":0}}\n", "badge chat none", "groups 1")
  }

  @Test(
    "P23: opening takes the notification out of the list, or leaves it; others of its group stay")
  func opening() throws {
    let two = """
      push chat {"aps":{"alert":"A","thread-id":"t"}} id=n1
      push chat {"aps":{"alert":"B","thread-id":"t"}} id=n2
      unlock
      center
      expand chat/t

      """
    try check(two + "tap n2\n", "notification n2 absent", "notification n1 in center")
    try check(
      "policy open.removesRecord false\n" + two + "tap n2\n", "notification n2 in center",
      "app chat foreground")
  }

  @Test("P24: unlocking removes nothing, however often")
  func relocking() throws {
    try check(Self.loud + "unlock\nlock\nunlock\nlock\n", "groups 1", "notification n1 in center")
  }

  @Test("P25, P26: only what has words is listed; what has nothing is delivered to nobody")
  func wordless() throws {
    try check(
      "push chat {\"aps\":{\"badge\":4}} id=b\n", "outcome b badgeOrSoundOnly", "badge chat 4",
      "groups 0", "notification b absent", "not device awake")
    try check(
      "push chat {\"aps\":{\"sound\":\"default\"}} id=s\n", "outcome s badgeOrSoundOnly",
      "sound s default", "groups 0")
    try check("push chat {\"aps\":{}} id=e\n", "outcome e empty", "groups 0")
    try check("push chat {\"aps\":{\"alert\":{}}} id=e\n", "outcome e empty", "groups 0")
    try check("push chat {\"aps\":{\"alert\":\"\"}} id=e\n", "groups 0")
  }

  @Test(
    "P27, B25: a silent push shows nothing, whatever the app declares")
  func silent() throws {
    let push = "push chat {\"aps\":{\"content-available\":1}} id=s\n"
    try check(push, "outcome s handedToApp", "call chat none", "groups 0")
    // B31: with an alert it is shown as any other.
    try check(
      "push chat {\"aps\":{\"alert\":\"A\",\"content-available\":1}} id=s\n",
      "outcome s presented", "groups 1")
  }
}
