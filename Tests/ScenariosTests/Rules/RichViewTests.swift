import Delivery
import Scenarios
import TestSupport
import Testing

@Suite("Rich views and extensions")
struct RichViewTests {
  static let app = """
    app {
      "bundleIdentifier": "com.example.chat", "displayName": "Chat",
      "categories": [ { "identifier": "M", "options": ["customDismissAction"], "actions": [
        { "identifier": "like", "title": "Like" }, { "identifier": "slow", "title": "Slow" },
        { "identifier": "reply", "title": "Reply",
          "textInput": { "buttonTitle": "Post", "placeholder": "Say something" } },
        { "identifier": "open", "title": "Open", "options": ["foreground"] } ] } ],
      "service": { "name": "Work", "steps": [ { "after": "10s", "set": { "title": "Worked" } } ] },
      "content": [ { "name": "Photo", "UNNotificationExtensionCategory": ["M"],
        "UNNotificationExtensionInitialContentSizeRatio": 0.5,
        "UNNotificationExtensionOverridesDefaultTitle": true, "title": "{userInfo.user}",
        "UNNotificationExtensionUserInteractionEnabled": true, "inputView": ["👍", "😂"],
        "view": [ { "label": "status" }, { "list": "comments" }, { "button": "more" },
          { "media": "pic", "playButton": { "type": "overlay", "frame": [0, 0, 1, 1] } } ],
        "on": {
          "notification": [ { "append": { "comments": "{body}" } } ],
          "action like": [ { "becomeFirstResponder": true }, { "complete": "doNotDismiss" } ],
          "action slow": [],
          "action reply": [ { "append": { "comments": "You: {response.userText}" } },
                            { "complete": "doNotDismiss" } ],
          "input *": [ { "set": { "status": "{input}" } }, { "resignFirstResponder": true } ],
          "press more": [ { "set": { "status": "pressed" } } ],
          "mediaPlay": [ { "set": { "status": "playing" } } ] } } ]
    }

    """

  static func push(_ id: String, _ body: String, thread: String = "x") -> String {
    "push chat {\"aps\":{\"alert\":{\"title\":\"T\",\"body\":\"\(body)\"},\"category\":\"M\","
      + "\"thread-id\":\"\(thread)\"},\"user\":\"Jane\"} id=\(id)\n"
  }

  func check(_ lines: String, _ expectations: String...) throws {
    let harness = try ScenarioHarness(Self.app + "authenticate\n" + Self.push("n1", "One") + lines)
    for expectation in expectations {
      let failure = try harness.failure(expectation)
      #expect(failure == nil, "\(failure?.lines.joined(separator: "\n") ?? "")")
    }
  }

  @Test(
    "C3, C5, C8: the view opens with its ratio and title, and its extension gets the notification")
  func opens() throws {
    try check(
      "view n1\n", "view of n1", "view title Jane", "view ratio 0.5", "view ratio >=0.5",
      "view ratio <=0.5", "not view ratio >=0.6", "view media paused",
      "view label comments One", "received Photo didReceive notification=n1",
      "actions like,slow,reply,open titles=Like,Slow,Reply,Open")
  }

  @Test("G31: a later notification of the thread goes to the open view as well as to the list")
  func laterOnes() throws {
    try check(
      "view n1\n" + Self.push("n2", "Two") + Self.push("n3", "Three", thread: "y"),
      "view label comments \"One\\nTwo\"", "received Photo didReceive notification=n2",
      "not received Photo didReceive notification=n3", "notification n2 in lock-screen")
  }

  @Test("G26, G31: what takes the place of the shown one is told to its extension for that reason")
  func replacement() throws {
    let push = #"push chat {"aps":{"alert":"Tea","category":"M"}} collapse-id=tea"# + "\n"
    let harness = try ScenarioHarness(Self.app + "authenticate\n\(push)view tea\n\(push)")
    let calls = harness.facts.filter {
      if case .view(.called) = $0.event { true } else { false }
    }
    #expect(calls.map { $0.reasons.map(\.rule) } == [["C2", "C8"], ["G26", "C8"]])
  }

  @Test("C6, C18, C20: buttons, the extension's own input, and no response of it")
  func touches() throws {
    try check(
      "view n1\npress more\n", "view label status pressed", "call chat none",
      "received Photo press argument=more")
    try check("view n1\nact like\n", "view input 👍,😂", "view of n1")
    try check(
      "view n1\nact like\ninput 👍\n", "view label status 👍", "view input none",
      "call chat none")
  }

  @Test("C18: an item that is called like a keyword is no keyword")
  func itemLikeKeyword() throws {
    let harness = try ScenarioHarness(
      """
      app {"bundleIdentifier":"com.example.chat","categories":[{"identifier":"c"}],
        "content":[{"UNNotificationExtensionCategory":"c",
          "UNNotificationExtensionInitialContentSizeRatio":1,"inputView":["none"],
          "on":{"notification":[{"becomeFirstResponder":true}]}}]}
      unlock
      push chat {"aps":{"alert":"a","category":"c"}} id=x
      view x

      """)
    #expect(try harness.failure("view input \"none\"") == nil)
    #expect(try harness.failure("view input none")?.actual == "\"none\"")
    #expect(try harness.failure("not view input none") == nil)
  }

  @Test("A13: a field opens, is written into, sent or let go")
  func textInput() throws {
    try check("view n1\nact reply\n", "sheet text-input", "view input field", "call chat none")
    try check(
      "view n1\nact reply\ntype Nice\nsend\n", "sheet none",
      "view label comments \"One\\nYou: Nice\"")
    try check("view n1\nact reply\ntype Nice\ncancel\n", "sheet none", "view label comments One")
    let harness = try ScenarioHarness(
      Self.app + "authenticate\n" + Self.push("n1", "x") + "act n1 reply\n")
    let field = try #require(harness.state.richView?.input)
    guard case .field(let shown) = field else {
      Issue.record("no field")
      return
    }
    #expect(shown.buttonTitle == "Post" && shown.placeholder == "Say something")
  }

  @Test("C13: a response that is never completed goes to the app after five seconds")
  func completionLimit() throws {
    try check("act n1 slow\nwait 4s\n", "view of n1", "call chat none")
    try check(
      "act n1 slow\nwait 5s\n", "view of none", "call chat didReceive action=slow",
      "notification n1 absent")
  }

  @Test(
    "C13, A17: what its extension has not completed goes to the app once the view is left, whoever leaves it",
    arguments: ["lock", "sleep", "home", "dismiss", "view n2"])
  func left(way: String) throws {
    try check(
      "unlock\ncenter\n" + Self.push("n2", "Two") + "act n1 slow\n\(way)\n", "not view of n1",
      "call chat didReceive notification=n1 action=slow", "not call chat didReceive action=dismiss",
      "notification n1 absent", "why n1 C13")
  }

  @Test("C13, A19: whoever opens the app from the view is heard after what was answered before")
  func opened() throws {
    let harness = try ScenarioHarness(
      Self.app + "authenticate\n" + Self.push("n1", "One") + "act n1 slow\ntap n1\n")
    let calls = harness.state.calls.filter { $0.method == .didReceive }
    #expect(calls.map(\.action) == ["slow", "default"])
    #expect(harness.state.device.foregroundApp == "com.example.chat")
  }

  @Test("A11, C12: a foreground action that is forwarded unlocks, and the app is in front")
  func foreground() throws {
    try check(
      "act n1 open\n", "device unlocked", "app chat foreground",
      "call chat didReceive notification=n1 action=open")
  }

  @Test("A15, C21: the dismiss control tells the app where its category asks for that")
  func dismissing() throws {
    try check(
      "view n1\ndismiss\n", "view of none", "call chat didReceive action=dismiss",
      "notification n1 absent")
  }

  @Test("G28: a view closes when its notification is taken away")
  func takenAway() throws {
    try check("view n1\nremove chat delivered n1\n", "view of none", "call chat none")
    try check("view n1\nclear-all\n", "view of none")
  }

  @Test("C16, C17: the media button plays and pauses, and the extension hears of it")
  func media() throws {
    try check("view n1\nplay\n", "view media playing", "view label status playing")
    try check(
      "view n1\nplay\nwait 3s\npause\n", "view media paused", "received Photo mediaPause")
    var harness = try ScenarioHarness(
      Self.app + "authenticate\n" + Self.push("n1", "x") + "view n1\nplay\nwait 3s\n")
    #expect(harness.state.richView?.media?.position == .seconds(3))
    #expect(harness.state.richView?.media?.showsControl == false)
    try harness.run("pause\nwait 9s\n")
    #expect(harness.state.richView?.media?.position == .seconds(3))
  }

  @Test("H18, C23: what is hidden asks for its owner first, and nothing is loaded before")
  func hidden() throws {
    let start = Self.app + "setting all previews=when-unlocked\n" + Self.push("n1", "One")
    var harness = try ScenarioHarness(start + "view n1\n")
    #expect(try harness.failure("view of none") == nil)
    #expect(try harness.failure("received Photo none") == nil)
    #expect(harness.state.prompt != nil)
    var refused = harness
    try harness.run("authenticate\n")
    #expect(try harness.failure("view of n1") == nil)
    try refused.run("cancel\n")
    #expect(try refused.failure("view of none") == nil)
    #expect(refused.state.prompt == nil)
  }

  @Test("V14: what plays is over when it is as long as it is, and begins anew when played again")
  func endOfMedium() throws {
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "service": { "steps": [ { "set": { "attachments": [ { "identifier": "clip",
          "path": "\(Checkout.path)/Fixtures/Apps/Album.app/Media/boat.mp4" } ] } } ] } }
      policy display.seconds 0
      push chat {"aps":{"alert":{"title":"1"},"mutable-content":1}} id=one
      view one
      play
      wait 12s

      """
    var harness = try ScenarioHarness(app)
    #expect(try harness.failure("view media playing") == nil)
    try harness.run("wait 1s\n")
    #expect(try harness.failure("view media paused") == nil)
    #expect(harness.state.richView?.media?.position.milliseconds == 12_500)
    try harness.run("play\nwait 2s\n")
    #expect(harness.state.richView?.media?.position.milliseconds == 2000)
  }

  @Test("What cannot be done says why")
  func refusals() throws {
    let harness = try ScenarioHarness(Self.app + "authenticate\n" + Self.push("n1", "x"))
    #expect(harness.complaint("act like\n").contains("no rich view is open"))
    #expect(harness.complaint("act n1 lik\n").contains("did you mean \"like\"?"))
    #expect(harness.complaint("act n1 like text=x\n").contains("takes no text"))
    #expect(harness.complaint("send\n").contains("no field is open"))
    #expect(harness.complaint("view n1\npress moer\n").contains("did you mean \"more\"?"))
    #expect(harness.complaint("view n1\npause\n").contains("nothing is playing"))
    #expect(harness.complaint("view n1\ninput 👍\n").contains("no input view"))
    #expect(harness.complaint("view n1\nview n1\n").contains("open already"))
    #expect(harness.complaint("act\n").contains("act lacks ACTION"))
  }
}
