import Explaining
import Notifications
import Scenarios
import Testing

@Suite("Service extensions, rule by rule")
struct ServiceStoryTests {
  /// An app whose service extension does what its steps say.
  private static func app(_ service: String, more: String = "") -> String {
    """
    app { "bundleIdentifier": "com.example.chat", "displayName": "Chat"\(more),
      "service": { "name": "Enrich", \(service) } }

    """
  }

  private static let retitle = #""steps": [ { "set": { "title": "Changed" } } ]"#

  private static func push(_ aps: String, _ name: String = "n1") -> String {
    "push chat {\"aps\":{\(aps)}} id=\(name)\n"
  }

  private static let mutable = push(#""alert":{"title":"T","body":"B"},"mutable-content":1"#)

  private func check(_ world: String, _ lines: String) throws {
    try Story(world: world).plays(lines)
  }

  @Test(
    "V1, V2: it runs for a push with an alert that may be changed, and for nothing else",
    arguments: [
      (#""alert":{"title":"T","body":"B"},"mutable-content":1"#, true),
      (#""alert":{"body":"B"},"mutable-content":1"#, true),
      (#""alert":{"subtitle":"S"},"mutable-content":1"#, true),
      (#""alert":{"loc-key":"K"},"mutable-content":1"#, true),
      (#""alert":"B","mutable-content":1"#, true),
      (#""alert":{"body":"B"}"#, false), (#""alert":{"body":"B"},"mutable-content":0"#, false),
      (#""alert":{"body":"B"},"mutable-content":2"#, false),
      (#""sound":"default","mutable-content":1"#, false),
      (#""badge":1,"mutable-content":1"#, false),
      (#""content-available":1,"mutable-content":1"#, false),
      (#""alert":{"launch-image":"x"},"mutable-content":1"#, false),
    ])
  func runs(aps: String, runs: Bool) throws {
    try check(
      Self.app(Self.retitle),
      Self.push(aps)
        + "expect received Enrich \(runs ? "didReceive notification=n1" : "none")")
  }

  @Test("V1: a text alone counts as an alert, or not")
  func stringAlert() throws {
    try check(
      Self.app(Self.retitle),
      "policy service.stringAlert false\n" + Self.push(#""alert":"B","mutable-content":1"#)
        + "expect received Enrich none\nexpect notification n1 title none")
  }

  @Test("V1: it does not run where the app's alerts are not allowed")
  func turnedOff() throws {
    try check(
      Self.app(Self.retitle),
      "setting chat notifications=off\n" + Self.mutable
        + "expect received Enrich none\nexpect outcome n1 turnedOff")
  }

  @Test("O: it exists from iOS 10 on", arguments: [(4, false), (10, true), (16, true)])
  func since(version: Int, runs: Bool) throws {
    let harness = try ScenarioHarness(
      "device os=\(version)\n" + Self.app(Self.retitle) + Self.mutable)
    #expect((try harness.failure("notification n1 title Changed") == nil) == runs)
  }

  @Test(
    "V4: it may change each part of the content, and take it away",
    arguments: [
      (#""title":"New""#, "title New"), (#""subtitle":"New""#, "subtitle New"),
      (#""body":"New""#, "body New"), (#""title":null"#, "title none"),
      (#""body":"{title}, {body}""#, "body 'T, B'"), (#""title":"{userInfo.user}""#, "title Ann"),
      (#""title":"{userInfo.nobody}""#, "title none"), (#""title":"{{title}""#, "title '{title}'"),
    ])
  func changes(edit: String, expectation: String) throws {
    try check(
      Self.app(#""steps": [ { "set": { \#(edit) } } ]"#),
      "push chat {\"aps\":{\"alert\":{\"title\":\"T\",\"body\":\"B\"},\"mutable-content\":1},\"user\":\"Ann\"} id=n1\nexpect notification n1 \(expectation)"
    )
  }

  @Test("V4: badge, sound, thread and category are its to change, too")
  func others() throws {
    let app = Self.app(
      #""steps": [ { "set": { "badge": 7, "sound": "default", "threadIdentifier": "t", "categoryIdentifier": "C" } } ]"#,
      more:
        #", "categories": [ { "identifier": "C", "actions": [ { "identifier": "a", "title": "A" } ] } ]"#
    )
    try check(
      app,
      Self.mutable
        + "expect badge chat 7\nexpect sound n1 default\nexpect group chat/t count 1\nexpect actions n1 a"
    )
  }

  @Test("V3: nothing shows before it has answered")
  func before() throws {
    try check(
      Self.app(#""steps": [ { "after": "10s", "set": { "title": "Changed" } } ]"#),
      Self.mutable
        + """
        expect groups 0
        expect not device awake
        wait 9999ms
        expect groups 0
        wait 1ms
        expect notification n1 title Changed
        expect device awake
        """)
  }

  @Test(
    "V5, V6: at its time limit it is told, has a grace, and then the original shows",
    arguments: [
      (29, "Changed", 0), (30, "Soon", 1), (45, "Soon", 1),
    ])
  func limit(seconds: Int, title: String, told: Int) throws {
    try check(
      Self.app(
        #""steps": [ { "after": "\#(seconds)s", "set": { "title": "Changed" } } ], "onTimeWillExpire": [ { "set": { "title": "Soon" } } ]"#
      ),
      Self.mutable
        + "wait 1h\nexpect notification n1 title \(title)\nexpect received Enrich serviceExtensionTimeWillExpire count=\(told)"
        .replacing("serviceExtensionTimeWillExpire count=0", with: "didReceive"))
  }

  @Test("V5, V6: without an answer to that, the original shows after the grace, to the millisecond")
  func grace() throws {
    for (policy, end) in [
      ("", 31), ("policy service.grace 5\n", 35), ("policy service.timeLimit 2\n", 3),
      ("policy service.grace 0\npolicy service.timeLimit 1\n", 1),
    ] {
      try check(
        policy + Self.app(#""misbehave": "hang""#),
        Self.mutable
          + "wait \(end * 1000 - 1)ms\nexpect groups 0\nwait 1ms\nexpect notification n1 title T\nexpect delivered n1 count=1"
      )
    }
  }

  @Test(
    "V7, V8, V9: what goes wrong in it leaves the original",
    arguments: ["crash", "exceedMemory", "emptyContent"])
  func misbehavior(kind: String) throws {
    try check(
      Self.app(#""misbehave": "\#(kind)", \#(Self.retitle)"#),
      Self.mutable + "wait 1h\nexpect notification n1 title T\nexpect notification n1 body B")
  }

  @Test("V7: of two answers the first counts")
  func twice() throws {
    try check(
      Self.app(#""misbehave": "completeTwice", \#(Self.retitle)"#),
      Self.mutable + "expect notification n1 title Changed\nexpect delivered n1 count=1")
  }

  @Test("V8: content without any text is not shown, or is")
  func empty() throws {
    let app = Self.app(
      #""steps": [ { "set": { "title": null, "subtitle": null, "body": null } } ]"#)
    try check(app, Self.mutable + "expect notification n1 title T")
    try check(
      "policy service.emptyContent allow\n" + app,
      Self.mutable + "expect notification n1 absent")
  }

  @Test(
    "V9: so much memory and no more",
    arguments: [
      ("24MB", "", true), ("25MB", "", false), ("25MB", "policy service.memoryLimit 25\n", true),
      ("2MB", "policy service.memoryLimit 1\n", false),
    ])
  func memory(used: String, policy: String, isEnough: Bool) throws {
    try check(
      policy + Self.app(#""memory": "\#(used)", \#(Self.retitle)"#),
      Self.mutable + "expect notification n1 title \(isEnough ? "Changed" : "T")")
  }

  @Test("V5, V10: why says what has a notification that is not decided, and until when")
  func waitingWords() throws {
    let app = Self.app(#""steps": [ { "after": "10s", "set": { "title": "Changed" } } ]"#)
    let harness = try Story(world: "policy service.ordered true\n" + app).plays(
      Self.mutable + Self.push(#""alert":"second""#, "n2"))
    let answers = (0...1).map {
      Explanation(of: $0, facts: harness.log, in: harness.state).answer
    }
    #expect(
      answers == [
        "Its service extension has it, until 09:41:10 at the latest",
        "It waits for one of its app that a service extension has",
      ])
  }

  @Test("K28, V9: why says that what an extension had waits for the phone to be on")
  func waitingForPower() throws {
    let app = Self.app(#""steps": [ { "after": "10s", "set": { "title": "Changed" } } ]"#)
    let harness = try Story(world: app).plays(Self.mutable + "+2s power off\n")
    let explanation = Explanation(of: 0, facts: harness.log, in: harness.state)
    #expect(explanation.answer == "It waits for the phone to be on again")
    let later = try Story(world: app).plays(Self.mutable + "+2s power off\n+1h power on\n")
    #expect(later.state.place(of: 0)?.section == .lockScreen)
  }

  @Test("V10: a later push overtakes one that is in its extension, unless it may not")
  func order() throws {
    let app =
      Self.app(#""steps": [ { "after": "10s", "set": { "title": "Changed" } } ]"#)
      + "app {\"bundleIdentifier\":\"com.example.mail\",\"displayName\":\"Mail\"}\n"
    let three =
      Self.mutable + Self.push(#""alert":"second""#, "n2")
      + "push mail {\"aps\":{\"alert\":\"third\"}} id=n3\n"
    try check(
      "policy service.ordered true\n" + app,
      three
        + "expect notification n3 in lock-screen\nexpect notification n2 absent\nwait 10s\nexpect order n2 n1 n3"
    )
    try check(
      app,
      three
        + "expect notification n2 in lock-screen\nexpect notification n1 absent\nwait 10s\nexpect order n1 n2 n3"
    )
  }

  @Test(
    "V10, K17: what an extension had for longer, and is in the list now, is what its identifier means"
  )
  func overtaken() throws {
    let harness = try Story(
      world: Self.app(#""steps": [ { "after": "5s", "set": { "title": "Changed" } } ]"#)
    ).plays(
      #"push chat {"aps":{"alert":"A","sound":"default","mutable-content":1}} collapse-id=k"#
        + "\n+2s " + #"push chat {"aps":{"alert":"B"}} collapse-id=k"#
        + "\nexpect sound k none\nwait 4s\nexpect notification k title Changed\n"
        + "expect sound k default\nexpect outcome k presented\nexpect delivered k count=2")
    let index = DeliveryIndex(of: harness.state)
    let word = Word("k", .quoted, at: Place("a"))
    #expect(try harness.state.delivery(word, by: index) == 0)
  }

  @Test("V12: an attachment that is not there is left out, and the rest shows")
  func attachments() throws {
    try check(
      Self.app(
        #""steps": [ { "download": "http://x/y.png", "as": "pic", "fails": true }, { "set": { "title": "Changed", "attachments": ["pic"] } } ]"#
      ),
      Self.mutable + "expect notification n1 title Changed\nexpect notification n1 in lock-screen")
  }

  @Test("G26: a push that replaces one goes through it, too")
  func replacing() throws {
    try check(
      Self.app(Self.retitle),
      """
      push chat {"aps":{"alert":{"title":"A","body":"1"},"mutable-content":1}} collapse-id=c
      push chat {"aps":{"alert":{"title":"B","body":"2"},"mutable-content":1}} collapse-id=c
      expect notification c title Changed
      expect notification c body 2
      expect groups 1
      """)
  }

  @Test("G9: the thread that it returns wins over the one that was sent")
  func thread() throws {
    try check(
      Self.app(#""steps": [ { "set": { "threadIdentifier": "late" } } ]"#),
      Self.push(#""alert":{"body":"B"},"mutable-content":1,"thread-id":"early""#)
        + "expect group chat/late count 1\nexpect group chat/early absent")
  }
}
