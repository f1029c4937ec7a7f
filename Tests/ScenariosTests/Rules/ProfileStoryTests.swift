import Explaining
import Testing

@Suite("What each version of the system has")
struct ProfileStoryTests {
  private static let versions = [4, 10, 11, 12, 13, 14, 15, 16, 26]

  private static func world(_ version: Int) -> String {
    """
    device os=\(version)
    app { "bundleIdentifier": "a.chat", "displayName": "Chat" }
    app { "bundleIdentifier": "a.new", "displayName": "New" } state=fresh
    push chat {"aps":{"alert":"A","thread-id":"t"}} id=one
    authenticate

    """
  }

  /// A line, the versions that run it, and what the others say.
  private static let lines: [(line: String, versions: ClosedRange<Int>, refusal: String)] = [
    ("clear one", 10...99, "a list of notifications is there from iOS 10 on"),
    ("tap one", 10...99, "a list of notifications is there from iOS 10 on"),
    ("center", 10...99, "a list of notifications is there from iOS 10 on"),
    ("arm clear all", 10...99, "a list of notifications is there from iOS 10 on"),
    ("clear-all", 10...99, "a list of notifications is there from iOS 10 on"),
    ("will-present chat alert", 10...99, "UserNotifications is there from iOS 10 on"),
    (
      "schedule chat {\"identifier\":\"r\",\"content\":{\"body\":\"x\"}}", 10...99,
      "UserNotifications is there from iOS 10 on"
    ),
    ("remove chat delivered all", 10...99, "UserNotifications is there from iOS 10 on"),
    ("remove chat pending all", 10...99, "UserNotifications is there from iOS 10 on"),
    ("set-categories chat []", 10...99, "UserNotifications is there from iOS 10 on"),
    ("view one", 10...99, "the rich view is there from iOS 10 on"),
    (
      "push chat {\"aps\":{\"alert\":\"B\"}} collapse-id=c", 10...99,
      "collapse-id is there from iOS 10 on"
    ),
    ("setting chat previews=never", 11...99, "previews is there from iOS 11 on"),
    ("setting all previews=when-unlocked", 11...99, "previews is there from iOS 11 on"),
    ("setting chat grouping=off", 12...99, "grouping is there from iOS 12 on"),
    ("setting all grouping=by-app", 12...99, "grouping is there from iOS 12 on"),
    ("manage one", 12...99, "managing is there from iOS 12 on"),
    ("manage chat sheet=turn-off", 12...99, "managing is there from iOS 12 on"),
    ("deliver-quietly chat", 12...14, "is there from iOS 12"),
    ("deliver-prominently chat", 12...14, "is there from iOS 12"),
    ("turn-off chat", 12...99, "managing is there from iOS 12 on"),
    ("suggest chat", 12...99, "a suggestion is there from iOS 12 on"),
    ("authorize new options=alert,provisional", 12...99, "provisional is there from iOS 12 on"),
    ("authorize new options=criticalAlert", 12...99, "criticalAlert is there from iOS 12 on"),
    (
      "authorize new options=providesAppNotificationSettings", 12...99,
      "providesAppNotificationSettings is there from iOS 12 on"
    ),
    ("language chat de", 13...99, "an app’s own language is there from iOS 13 on"),
    (
      "authorize new options=announcement", 13...14,
      "announcement is there from iOS 13 to iOS 14"
    ),
    ("setting all announce=off", 13...99, "announce is there from iOS 13 on"),
    ("will-present chat banner", 14...99, "banner is there from iOS 14 on"),
    ("will-present chat list,sound", 14...99, "list is there from iOS 14 on"),
    ("authorize new options=timeSensitive", 15...99, "timeSensitive is there from iOS 15 on"),
    ("device summary=on", 15...99, "a scheduled summary is there from iOS 15 on"),
  ]

  @Test(
    "O: a line of a later version is refused with the version to write, before and after",
    arguments: lines)
  func refused(row: (line: String, versions: ClosedRange<Int>, refusal: String)) throws {
    for version in Self.versions {
      let complaint = try ScenarioHarness(Self.world(version)).complaint(row.line)
      // Later ones than 16 behave as 16.
      if row.versions.contains(min(version, 16)) {
        #expect(complaint == "ran", "iOS \(version): \(complaint)")
      } else {
        #expect(complaint.contains(row.refusal), "iOS \(version): \(complaint)")
        let nearest =
          version < row.versions.lowerBound ? row.versions.lowerBound : row.versions.upperBound
        #expect(complaint.contains("write “device os=\(nearest)” first"), "\(complaint)")
      }
    }
  }

  @Test(
    "O: what every version has runs in every version",
    arguments: [
      "setting chat sounds=off", "dnd on", "ringer off", "volume 0.1", "lock", "unlock",
      "authorize new options=alert", "set-badge chat 3", "uninstall chat", "launch new\n",
      "push chat {\"aps\":{\"alert\":\"B\",\"badge\":1,\"sound\":\"default\"}}", "locale de_DE",
      "timezone Europe/Berlin", "background chat", "force-quit chat",
    ])
  func everywhere(line: String) throws {
    for version in Self.versions {
      let start = line.hasPrefix("launch") ? "unlock\n" : ""
      let complaint = try ScenarioHarness(Self.world(version) + start).complaint(line)
      #expect(complaint == "ran", "iOS \(version): \(complaint)")
    }
  }

  @Test("O: versions that no rule tells of are refused with the reason", arguments: 5...9)
  func untold(version: Int) throws {
    let complaint = try ScenarioHarness("").complaint("device os=\(version)")
    #expect(complaint.contains("iOS \(version) cannot be simulated: no rules tell of iOS 5 to 9"))
  }

  @Test("N1, O: in iOS 4 an alert is a box, and there is no list")
  func box() throws {
    try Story(world: Self.world(4)).plays("expect groups 0\nexpect alert A")
  }

  @Test(
    "O: a list of two in one thread is one stack from iOS 12 on, and rows before",
    arguments: versions.filter { $0 >= 10 })
  func stacks(version: Int) throws {
    try Story(world: Self.world(version)).plays(
      "push chat {\"aps\":{\"alert\":\"B\",\"thread-id\":\"t\"}} id=two\nexpect groups \(version < 12 ? 2 : 1)\nexpect order two one"
    )
  }

  @Test(
    "T26, O: argument and count are heard from iOS 12 to 14", arguments: [12, 13, 14, 15, 16, 26])
  func arguments(version: Int) throws {
    let push =
      "push chat {\"aps\":{\"alert\":{\"body\":\"B\",\"summary-arg\":\"Ann\",\"summary-arg-count\":3},\"thread-id\":\"u\"}}\n"
    let words = version < 15 ? "3 more notifications from Ann" : "1 more notification"
    try Story(world: Self.world(version)).plays(
      push + push + "expect group chat/u summary '\(words)'")
  }

  @Test(
    "F1, F14, F20: a level or a score that does nothing is no reason for a newer system",
    arguments: [
      #""interruption-level":"active""#, #""interruption-level":"bogus""#, #""relevance-score":0"#,
    ])
  func saysNothing(key: String) throws {
    let push = "push chat {\"aps\":{\"alert\":\"B\",\"sound\":\"default\",\(key)}}"
    let harness = try Story(world: Self.world(14)).plays(push)
    #expect(harness.state.change(on: 1)?.deed == "unlock before it comes")
  }
}
