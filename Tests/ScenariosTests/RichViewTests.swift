import Delivery
import Scenarios
import TestSupport
import Testing

@Suite("Rich views and extensions")
struct RichViewTests {
  private static let app = """
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

  private static func push(_ id: String, _ body: String, thread: String = "x") -> String {
    "push chat {\"aps\":{\"alert\":{\"title\":\"T\",\"body\":\"\(body)\"},\"category\":\"M\","
      + "\"thread-id\":\"\(thread)\"},\"user\":\"Jane\"} id=\(id)\n"
  }

  private func check(_ lines: String, _ expectations: String...) throws {
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

  @Test("V10: a later push overtakes one that is still in its extension, unless it may not")
  func order() throws {
    let mutable = #"push chat {"aps":{"alert":{"title":"A","body":"1"},"mutable-content":1}} id=a"#
    let plain = #"push chat {"aps":{"alert":{"title":"B","body":"2"}}} id=b"#
    var harness = try ScenarioHarness(
      Self.app + "policy service.ordered true\n\(mutable)\n\(plain)\nwait 9s\n")
    #expect(try harness.failure("groups 0") == nil)
    #expect(harness.state.serviceRuns.count == 1 && harness.state.queuedDeliveries.count == 1)
    try harness.run("wait 1s\n")
    #expect(try harness.failure("order b a") == nil)
    #expect(try harness.failure("notification a title Worked") == nil)
    harness = try ScenarioHarness(Self.app + "\(mutable)\n\(plain)\nwait 10s\n")
    #expect(try harness.failure("order a b") == nil)
  }

  @Test("A19: responses wait for the one that the app never completes, for thirty seconds")
  func responses() throws {
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "categories": [ { "identifier": "M", "actions": [ { "identifier": "a", "title": "A" } ] } ],
        "on": { "action a": [ { "fail": true } ] } }
      push chat {"aps":{"alert":"1","category":"M"}} id=one
      push chat {"aps":{"alert":"2","category":"M"}} id=two
      act one a
      act two a

      """
    var harness = try ScenarioHarness(app)
    #expect(harness.state.calls.count { $0.method == .didReceive } == 1)
    try harness.run("wait 30s\n")
    #expect(harness.state.calls.count { $0.method == .didReceive } == 2)
    #expect(harness.state.pendingResponses.count == 1)
  }

  @Test("V15: files that an extension asked for and never gave back are named when its view closes")
  func accesses() throws {
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "content": [ { "UNNotificationExtensionCategory": "M", "view": [ { "media": "pic" } ],
          "UNNotificationExtensionInitialContentSizeRatio": 1,
          "on": { "action a": [ { "startAccessingSecurityScopedResource": "pic" } ] } } ],
        "categories": [ { "identifier": "M", "actions": [ { "identifier": "a", "title": "A" } ] } ] }
      push chat {"aps":{"alert":"1","category":"M"}} id=one
      view one

      """
    var harness = try ScenarioHarness(app)
    guard case .media(let picture)? = harness.state.richView?.elements.first else {
      Issue.record("no picture")
      return
    }
    #expect(picture.problem == "no attachment is called pic")
    try harness.run("act a\n")
    #expect(harness.state.pane?.content?.accesses.first?.isOpen == true)
  }

  @Test("V17: a program is asked, and its answer is a line like any other")
  func programs() throws {
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "service": { "name": "Decrypt", "command": ["./decrypt.py"] } }
      push chat {"aps":{"alert":"?","mutable-content":1},"box":"xyz"} id=one

      """
    var harness = try ScenarioHarness(app)
    #expect(harness.state.awaitedAnswers.first?.requests.first?.contains("xyz") == true)
    #expect(try harness.failure("groups 0") == nil)
    var failed = harness
    try harness.run("answer Decrypt {\"content\":{\"body\":\"Lunch {today}?\"}}\n")
    #expect(try harness.failure("notification one body \"Lunch {today}?\"") == nil)
    try failed.run("answer Decrypt {\"error\":\"it did not answer\"}\n")
    #expect(try failed.failure("notification one body ?") == nil)
    #expect(failed.complaint("answer Decrypt {}\n").contains("“Decrypt” is asked nothing"))
  }

  @Test("K1: an app's code asks for a notification in answer to a response; it comes at once")
  func scheduling() throws {
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "categories": [ { "identifier": "M", "actions": [
          { "identifier": "reply", "title": "Reply", "textInput": {} } ] } ],
        "on": { "action reply": [ { "schedule": { "identifier": "echo", "trigger": null,
          "content": { "title": "You said", "body": "{response.userText}", "threadIdentifier": "e" } } } ],
          "launch": [ { "schedule": { "identifier": "late", "trigger": { "timeInterval": 60 },
          "content": { "body": "Never" } } }, { "schedule": { "identifier": "torn",
          "content": { "body": "Torn", "attachments": [ { "path": "none.png" } ] } } } ] } }
      push chat {"aps":{"alert":"1","category":"M"}} id=one
      act one reply text=Hello

      """
    var harness = try ScenarioHarness(app)
    #expect(try harness.failure("notification echo body Hello") == nil)
    #expect(try harness.failure("group chat/e title \"You said\"") == nil)
    #expect(harness.state.notifications.contains { $0.value.request.trigger == .immediate })
    #expect(try harness.failure("notification torn absent") == nil)
    try harness.run("push chat {\"aps\":{\"alert\":\"2\"}}\n")
    #expect(try harness.failure("notification n2 body 2") == nil)
  }

  @Test(
    "A1: a list of categories takes the place of all there were, until the bundle is read again")
  func categories() throws {
    var harness = try ScenarioHarness(Self.app + "authenticate\n" + Self.push("n1", "x"))
    #expect(try harness.failure("actions n1 like,slow,reply,open") == nil)
    let list = #"[{"identifier":"M","actions":[{"identifier":"b","title":"B","icon":"star"}]}]"#
    try harness.run("set-categories chat \(list)\n")
    #expect(try harness.failure("actions n1 b titles=B") == nil)
    #expect(harness.complaint("set-categories chat {}\n").contains("list of categories"))
    #expect(harness.complaint("set-categories chat [{}]\n").contains("\"identifier\" is missing"))
    try harness.run(Self.app)
    #expect(try harness.failure("actions n1 like,slow,reply,open") == nil)
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
