import Delivery
import Notifications
import Testing

@testable import Scenarios

@Suite("What an app does in answer")
struct AppCodeTests {
  private func phone(_ reactions: String, _ lines: String) throws -> ScenarioHarness {
    try ScenarioHarness(
      """
      app {
        "bundleIdentifier": "com.example.app",
        "places": { "Home": { "latitude": 52.5, "longitude": 13.4, "radius": 50 } },
        "categories": [ { "identifier": "c", "actions": [ { "identifier": "a", "title": "A" } ] } ],
        "on": { \(reactions) }
      }
      unlock

      """ + lines)
  }

  // Each but the last undoes what the one before it asked for.
  private static let steps = """
    { "schedule": { "identifier": "waits", "content": { "title": "T" }, "trigger": { "timeInterval": 60 } } },
    { "remove": "all" },
    { "schedule": { "identifier": "gone", "content": { "title": "T" }, "trigger": null } },
    { "removeDelivered": ["gone"] },
    { "schedule": { "identifier": "there", "content": { "title": "T", "badge": 3 }, "trigger": null } },
    { "setBadge": 5 }
    """

  private static let answered = """
    lock
    push app {"aps":{"alert":"Hi","category":"c"}} id=hi
    unlock
    act hi a
    """

  private func expect(_ phone: ScenarioHarness, _ texts: String...) throws {
    for text in texts { #expect(try phone.failure(text) == nil, "\(text)") }
  }

  @Test("A14, A15: Apple's identifiers mean in files and checks what default and dismiss do")
  func systemActions() throws {
    let (opening, dismissing) = (
      "com.apple.UNNotificationDefaultActionIdentifier",
      "com.apple.UNNotificationDismissActionIdentifier"
    )
    let phone = try phone(
      #""action \#(opening)": [ { "setBadge": 7 } ]"#,
      #"push app {"aps":{"alert":"Hi"}} id=hi"# + "\ntap hi\n")
    try expect(phone, "badge app 7", "call app didReceive action=\(opening) notification=hi")
    try expect(phone, "call app didReceive action=default")
    #expect(try phone.failure("call app didReceive action=\(dismissing)") != nil)
    #expect(SystemAction.word(for: dismissing) == "dismiss")
  }

  @Test("K1, A19: on launch it schedules with each kind of trigger")
  func schedules() throws {
    let phone = try phone(
      """
      "launch": [
        { "schedule": { "identifier": "now", "content": { "title": "Now" }, "trigger": null } },
        { "schedule": { "identifier": "soon", "content": { "title": "Soon" }, "trigger": { "timeInterval": 90 } } },
        { "schedule": { "identifier": "noon", "content": { "title": "Noon" }, "trigger": { "dateMatching": { "hour": 12 }, "repeats": true } } },
        { "schedule": { "identifier": "home", "content": { "title": "Home" }, "trigger": { "region": "Home", "notifyOnExit": false } } }
      ]
      """, "launch app\nhome\nlock\n")
    try expect(
      phone, "pending app 3", "pending soon at=09:42:30", "pending noon at=12:00", "pending home",
      "outcome now foregroundSuppressed")
    var later = phone
    try later.run("arrive Home\nat 13:00\n")
    try expect(
      later, "delivered soon at=09:42:30", "delivered noon at=12:00", "delivered home at=09:41",
      "pending app 1")
  }

  @Test("K20, K21, K23, P19, A1: on a response it removes, sets its badge and its categories")
  func removes() throws {
    let schedule = { (name: String, trigger: String) in
      #"schedule app {"identifier":"\#(name)","content":{"title":"T","badge":4,"categoryIdentifier":"c"},"trigger":\#(trigger)}"#
        + "\n"
    }
    let waiting = ["x", "y"].map { schedule($0, #"{"timeInterval":900}"#) }.joined()
    let there = ["p", "q"].map { schedule($0, "null") }.joined()
    let some = try phone(
      #""action a": [ { "remove": ["x"] }, { "removeDelivered": ["q"] }, { "setBadge": 7 }, { "setCategories": [ { "identifier": "d" } ] } ]"#,
      "lock\n" + waiting + there + "unlock\nact p a\n")
    try expect(
      some, "pending x absent", "pending y", "notification q absent", "badge app 7")
    #expect(some.state.apps.first?.app.categories.map(\.identifier) == ["d"])
    let all = try phone(
      #""action a": [ { "remove": "all" }, { "removeDelivered": "all" } ]"#,
      "lock\n" + waiting + there + "unlock\nact p a\n")
    try expect(all, "pending app 0", "groups 0")
  }

  @Test(
    "K20, K21, K23, P19: what its code does acts on what the code asked for before, as lines do",
    arguments: [steps, #"{ "when": { "body": "Hi" }, "do": [ \#(steps) ] }"#])
  func actsInOrder(steps: String) throws {
    let phone = try phone("\"action a\": [ \(steps) ]", Self.answered)
    try expect(
      phone, "pending app 0", "notification gone absent", "notification there title T",
      "badge app 5")
  }

  @Test("A1, A19: what its code fails at is known at once, whatever of it waits")
  func failsAtOnce() throws {
    let phone = try phone(
      #""action a": [ { "schedule": { "content": { "title": "T" } } }, { "setCategories": [] }, { "fail": true } ]"#,
      Self.answered)
    #expect(phone.state.pendingResponses.map(\.action) == ["a"])
    #expect(phone.state.apps.first?.app.categories == [])
  }

  @Test(
    "N1: below iOS 10 it may do no more of UserNotifications than a line may",
    arguments: [4, 10, 15])
  func lacking(version: Int) throws {
    let phone = try phone(
      """
      "launch": [
        { "schedule": { "identifier": "now", "content": { "title": "Now" }, "trigger": null } },
        { "setCategories": [ { "identifier": "d" } ] }, { "setBadge": 3 }
      ]
      """, "device os=\(version)\nlaunch app\n")
    let isKnown = version >= 10
    #expect(phone.state.notifications.isEmpty == !isKnown)
    #expect((phone.state.apps.first?.app.categories.map(\.identifier) == ["d"]) == isKnown)
    #expect(phone.state.apps.first?.badge == 3, "the icon had its number before")
    let refusals = phone.facts.filter {
      if case .noticed(.requestRefused(_, "now")) = $0.event { true } else { false }
    }
    #expect(refusals.flatMap(\.reasons).map(\.rule) == (isKnown ? [] : ["N1"]))
  }

  @Test("A19: default and dismiss are responses, too; * is any of them")
  func responses() throws {
    let push = #"push app {"aps":{"alert":"Hi","category":"c"}} id=hi"# + "\n"
    let step = { (name: String) in
      #"[ { "schedule": { "identifier": "\#(name)", "content": { "title": "T" }, "trigger": { "timeInterval": 60 } } } ]"#
    }
    let opened = try phone(
      "\"action default\": \(step("opened"))", "lock\n" + push + "unlock\ncenter\ntap hi\n")
    try expect(opened, "pending opened at=09:42")
    let any = try phone("\"action *\": \(step("any"))", "lock\n" + push + "unlock\nact hi a\n")
    try expect(any, "pending any at=09:42")
  }

  @Test("K2: what the system refuses its code is refused as anywhere")
  func refused() throws {
    let phone = try phone(
      #""launch": [ { "schedule": { "identifier": "r", "content": {}, "trigger": { "timeInterval": 5, "repeats": true } } } ]"#,
      "launch app\n")
    try expect(phone, "pending r absent")
  }

  @Test("A step that there is not is said, with those that there are")
  func unknown() throws {
    let phone = try phone(#""launch": [ { "setBage": 3 } ], "lunch": []"#, "")
    #expect(
      phone.remarks.map { $0.drop { $0 != " " }.dropFirst() } == [
        "warning: \"setBage\" is no step of an app; did you mean \"setBadge\"?",
        "warning: no app hears of \"lunch\"; did you mean \"launch\"?",
      ])
  }

  @Test("What is not as expected says what is: dates that wait, and times that came")
  func failures() throws {
    let phone = try phone(
      #""launch": []"#,
      #"schedule app {"identifier":"x","content":{"title":"T"},"trigger":{"timeInterval":60,"repeats":true}}"#
        + "\nwait 3m\n")
    let said = try [
      "pending x at=10:00", "pending x absent", "pending app 2", "pending y",
      "delivered x at=10:00",
      "delivered x count=2", "not delivered x",
    ].map { try phone.failure($0)?.diagnostic.message }
    #expect(
      said == [
        "expected pending x at=10:00, but found 2018-06-04T09:45:00-07:00",
        "expected pending x absent, but found 2018-06-04T09:45:00-07:00",
        "expected pending app 2, but found 1",
        "expected pending y, but found absent",
        "expected delivered x at=10:00, but found 3: 2018-06-04T09:42:00-07:00, 2018-06-04T09:43:00-07:00, 2018-06-04T09:44:00-07:00",
        "expected delivered x count=2, but found 3: 2018-06-04T09:42:00-07:00, 2018-06-04T09:43:00-07:00, 2018-06-04T09:44:00-07:00",
        "expected not delivered x, but found 3: 2018-06-04T09:42:00-07:00, 2018-06-04T09:43:00-07:00, 2018-06-04T09:44:00-07:00",
      ])
  }
}
