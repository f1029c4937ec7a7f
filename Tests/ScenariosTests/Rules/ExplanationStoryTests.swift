import Delivery
import Explaining
import Notifications
import Testing

@Suite("Why a notification shows, and what would show it")
struct ExplanationStoryTests {
  private static let world = """
    app { "bundleIdentifier": "a.chat", "displayName": "Chat",
      "entitlements": ["com.apple.developer.usernotifications.critical-alerts"],
      "authorization": { "options": ["alert", "sound", "badge", "criticalAlert"] } }

    """

  private func explanation(_ lines: String) throws -> Explanation {
    let harness = try ScenarioHarness(Self.world + lines)
    var log = FactLog()
    log.append(harness.facts)
    return Explanation(of: harness.state.notifications.count - 1, facts: log, in: harness.state)
  }

  private static let push = #"push chat {"aps":{"alert":"A","sound":"default","badge":2}}"# + "\n"

  /// What a phone is like, a place, and the rule that keeps the notification from it.
  private static let obstacles: [(setup: String, spot: Reach.Spot, rule: RuleID)] = [
    ("setting chat lock-screen=off\n", .lockScreen, "U6"),
    ("setting chat banners=off\nunlock\n", .banner, "U8"),
    ("setting chat sounds=off\n", .sound, "U10"), ("setting chat badges=off\n", .badge, "U11"),
    ("dnd on\n", .sound, "R10"), ("dnd on\n", .wake, "R10"), ("ringer off\n", .sound, "R11"),
    ("unlock\nlaunch chat\n", .banner, "P10"), ("unlock\ncenter\n", .banner, "P5"),
    ("setting chat notifications=off\n", .lockScreen, "U4"),
    ("deliver-quietly chat\n", .lockScreen, "X3"), ("deliver-quietly chat\n", .sound, "X3"),
    ("unlock\n", .lockScreen, "P4"),
  ]

  @Test("A place that it did not reach says which rule decided", arguments: obstacles)
  func obstacle(row: (setup: String, spot: Reach.Spot, rule: RuleID)) throws {
    let found = try explanation(row.setup + Self.push)
    let place = try #require(found.places.first { $0.spot == row.spot })
    #expect(!place.reaches && place.reason.rule == row.rule, "\(place)")
  }

  @Test(
    "P8: what waited in vain for its turn as a banner is not said to have shown as one",
    arguments: [
      ("center", ""), ("clear n2", "; no longer listed"),
      ("remove chat delivered n2", "; no longer listed"), ("turn-off chat", "; no longer listed"),
    ])
  func turnThatNeverCame(line: String, since: String) throws {
    let found = try explanation("unlock\n" + Self.push + Self.push + line + "\n")
    let answer = "In Notification Center, with a sound, badge 2; its turn as a banner never came"
    #expect(found.answer == answer + since)
  }

  @Test("W4: that a silent push stays on the iPhone is said where a watch is paired")
  func silent() throws {
    let push = #"push chat {"aps":{"content-available":1}}"# + "\n"
    #expect(try explanation("watch\n" + push).rules.contains("W4"))
    #expect(try !explanation(push).rules.contains("W4"))
  }

  @Test(
    "B2, F17, K28: what comes together with others says that it was listed, and how it went",
    arguments: [
      """
      policy apns.offlineStore all
      network off
      push chat {"aps":{"alert":"A"}} id=a
      push chat {"aps":{"alert":"B"}} id=b
      network on
      """,
      """
      summary on times=18:00 apps=chat
      push chat {"aps":{"alert":"A"}} id=a
      push chat {"aps":{"alert":"B"}} id=b
      summary off
      """,
      """
      schedule chat {"identifier":"a","content":{"title":"A"},"trigger":{"timeInterval":5}}
      schedule chat {"identifier":"b","content":{"title":"B"},"trigger":{"timeInterval":5}}
      power off
      wait 10s
      power on
      """,
    ])
  func together(lines: String) throws {
    try Story(world: "device os=15\n" + Self.world).plays(
      lines + "\nclear chat\nexpect why a G3 G22\nexpect why b G3 G22")
  }

  /// What a phone is like, and the advice; nil where it showed as well as can be.
  private static let advice: [(setup: String, words: String?)] = [
    ("", nil), ("unlock\n", nil),
    ("deliver-quietly chat\n", "To see it on the lock screen: deliver Chat prominently"),
    (
      "setting chat notifications=off\n",
      "To see it on the lock screen: turn Allow Notifications of Chat on"
    ),
    ("setting chat lock-screen=off\n", "To see it on the lock screen: turn Lock Screen of Chat on"),
    ("unlock\nsetting chat banners=off\n", "To see it as a banner: turn Banners of Chat on"),
  ]

  @Test(
    "R2, P10: critical alerts are advised where one would show or be heard, and its place is named",
    arguments: [
      ("", #""sound":{"critical":1}"#, true, .sound),
      ("unlock\nlaunch chat\n", #""sound":{"critical":1}"#, false, .banner),
      (
        "unlock\nlaunch chat\nwill-present chat alert\n", #""sound":{"critical":1}"#, true, .banner
      ),
      (
        "unlock\nlaunch chat\nwill-present chat badge\n", #""badge":1,"sound":{"critical":1}"#,
        false, .banner
      ),
      ("device os=15\n", #""interruption-level":"critical""#, true, .lockScreen),
    ] as [(String, String, Bool, Reach.Spot)])
  func criticalWish(setup: String, aps: String, isAdvised: Bool, spot: Reach.Spot) throws {
    let push = #"push chat {"aps":{"alert":"A",\#(aps)}}"# + "\n"
    let off = "setting chat critical=off\n"
    let harness = try ScenarioHarness(Self.world + setup + off + push)
    let advice = try #require(harness.state.advice(on: 0))
    #expect(advice.words.hasPrefix("To make it a critical alert") == isAdvised, "\(advice)")
    #expect(advice.spot == spot, "\(advice)")
  }

  @Test(
    "What would have shown it is the fewest changes, in words and as commands", arguments: advice)
  func advised(row: (setup: String, words: String?)) throws {
    let harness = try ScenarioHarness(Self.world + row.setup + Self.push)
    let advice = harness.state.advice(on: 0)
    if let words = row.words {
      #expect(advice?.words.hasPrefix(words) == true, "\(advice?.words ?? "none")")
      #expect(advice?.commands.isEmpty == false)
    } else {
      #expect(advice == nil, "\(advice?.words ?? "")")
    }
  }

  @Test("§4.1: an explanation is written with its places, reasons and lines of advice")
  func json() throws {
    let harness = try ScenarioHarness(
      Self.world + "deliver-quietly chat\n" + Self.push)
    var log = FactLog()
    log.append(harness.facts)
    let json = Explanation(of: 0, facts: log, in: harness.state)
      .json(in: harness.state.device.timeZone) { $0.line(in: harness.state) }
    #expect(json["subject"]?.string?.contains("Chat") == true)
    #expect(json["rules"]?.array?.contains("X3") == true)
    let lock = json["places"]?.array?.first { $0["place"] == "lockScreen" }
    #expect(lock?["reached"] == false && lock?["reason"]?["rule"] == "X3")
    #expect(json["advice"]?["place"] == "lockScreen")
    #expect(
      json["advice"]?["lines"]?.array?.first?.string?.hasPrefix("deliver-prominently") == true)
    #expect(json["judgments"]?.array?.allSatisfy { $0["at"]?.string != nil } == true)
  }

  /// Two apps; what comes of the first notification, and the rules of what
  /// happened to it, oldest first.
  private static let histories: [(lines: String, rules: [RuleID])] = [
    // Two that waited come together.
    (
      """
      network off
      push chat {"aps":{"alert":"one"}}
      push mail {"aps":{"alert":"two"}}
      +1m network on
      +1m unlock
      +1m clear chat

      """, ["B3", "P6", "G22"]
    ),
    // Held for a summary that is turned off.
    (
      """
      summary on times=18:00 apps=chat
      push chat {"aps":{"alert":"one"}}
      +1m summary off
      +1m unlock
      +1m clear chat

      """, ["F12", "F17", "P6", "G22"]
    ),
    // Delivered with one, which is cleared.
    (
      """
      summary on times=18:00 apps=chat
      push chat {"aps":{"alert":"one"}}
      push chat {"aps":{"alert":"two"}}
      at 18:01
      unlock
      summary clear

      """, ["F12", "F15"]
    ),
    // What waited, and never came.
    (
      """
      network off
      push chat {"aps":{"alert":"one"}}
      +5m push chat {"aps":{"alert":"two"}}

      """, ["B3"]
    ),
    (
      """
      network off
      push chat {"aps":{"alert":"one"}} expiration=+1m
      +5m wake

      """, ["B3", "B6"]
    ),
    // What waited until its app was gone.
    (
      """
      network off
      push chat {"aps":{"alert":"one"}}
      +5m uninstall chat
      +5m network on

      """, ["B3", "B2", "B45"]
    ),
  ]

  @Test(
    "B3, B6, F17: all that happened to what did not come in one piece is told",
    arguments: histories)
  func history(row: (lines: String, rules: [RuleID])) throws {
    let world = """
      device os=15
      app { "bundleIdentifier": "a.chat", "displayName": "Chat" }
      app { "bundleIdentifier": "a.mail", "displayName": "Mail" }

      """
    let harness = try ScenarioHarness(world + row.lines)
    var log = FactLog()
    log.append(harness.facts)
    let rules = log.about(0, in: harness.state).flatMap { $0.reasons.map(\.rule) }
    for rule in row.rules { #expect(rules.contains(rule), "\(rule) is not among \(rules)") }
    let when = Explanation(of: 0, facts: log, in: harness.state).questions.last
    #expect(when?.answers.count ?? 0 >= min(2, row.rules.count), "\(String(describing: when))")
  }

  @Test("B3, B6: what never arrived is advised to reach the phone, while that cannot be reached")
  func unreachable() throws {
    for setup in ["network off\n", "power off\n", "dnd on\nnetwork off\n"] {
      let lost = setup + #"push chat {"aps":{"alert":"A"}} expiration=0"# + "\n"
      var harness = try ScenarioHarness(Self.world + lost)
      let advice = try #require(harness.state.advice(on: 0))
      #expect(advice.words.contains("on"), "\(advice.words)")
      for command in advice.commands { try harness.perform(command) }
      try harness.run(
        #"push chat {"aps":{"alert":"A"}} id=next"# + "\nexpect outcome next presented")
      if !setup.contains("dnd") { #expect(harness.remarks == [], "\(advice.words)") }
    }
  }

  @Test("B6: what keeps the next one away besides is advised, too; nothing of an app that is gone")
  func unreachableAndOff() throws {
    let lost = "network off\n" + #"push chat {"aps":{"alert":"A"}} expiration=0"# + "\n"
    let off = try ScenarioHarness(Self.world + "setting chat notifications=off\n" + lost)
    let words = try #require(off.state.advice(on: 0)).words
    #expect(words.contains("network on, then turn Allow Notifications"), "\(words)")
    let gone = try ScenarioHarness(Self.world + lost + "uninstall chat\n")
    #expect(gone.state.advice(on: 0) == nil)
  }

  @Test("K24: what an app sent keeps its words and its name once it is deleted")
  func deleted() throws {
    let harness = try ScenarioHarness(
      """
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea House",
        "strings":{"en":{"POT":"A pot for %@"}}}
      push tea {"aps":{"alert":{"loc-key":"POT","loc-args":["Bo"]}}} id=pot
      uninstall tea

      """)
    var log = FactLog()
    log.append(harness.facts)
    let found = Explanation(of: 0, facts: log, in: harness.state)
    #expect(found.subject == "pot “A pot for Bo” · Tea House")
    #expect(found.judgments.contains { $0.words == "the body reads “A pot for Bo”" })
    #expect(found.judgments.allSatisfy { $0.complaints.isEmpty })
  }

  @Test("A group is explained with its summary, and an app with its settings")
  func others() throws {
    let harness = try ScenarioHarness(Self.world + Self.push + Self.push)
    var log = FactLog()
    log.append(harness.facts)
    let key = try #require(harness.state.list[.lockScreen].groups.first?.key)
    let place = GroupPlace(key, in: .lockScreen)
    let group = Explanation(of: place, facts: log, in: harness.state)
    #expect(group.verdict.contains("2 notifications on the lock screen"))
    #expect(group.rules.contains("G3") && group.rules.contains("T8"))
    let app = Explanation(of: "a.chat", with: nil, facts: log, in: harness.state)
    #expect(app.subject == "Chat · a.chat")
    #expect(app.verdict.contains("Grouping Automatic"))
  }
}
