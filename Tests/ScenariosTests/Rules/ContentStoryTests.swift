import Testing

@Suite("Content extensions and actions, rule by rule")
struct ContentStoryTests {
  /// An app with a category of three actions, and a content extension for it.
  static func app(
    _ content: String, category: String = #""C""#, options: String = "", version: Int = 12
  ) -> String {
    """
    device os=\(version)
    app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
      "categories": [ { "identifier": "C", "options": [\(options)], "actions": [
        { "identifier": "like", "title": "Like" },
        { "identifier": "open", "title": "Open", "options": ["foreground"] },
        { "identifier": "reply", "title": "Reply", "textInput": {} } ] }, { "identifier": "D" } ],
      "content": [ { "name": "Card", "UNNotificationExtensionCategory": \(category),
        "UNNotificationExtensionInitialContentSizeRatio": 0.5,
        "UNNotificationExtensionUserInteractionEnabled": true, \(content) } ] }
    authenticate

    """
  }

  static let push =
    #"push chat {"aps":{"alert":{"title":"T","body":"B"},"category":"C","thread-id":"t"},"user":{"name":"Ann"}} id=n1"#
    + "\n"

  func check(_ content: String, _ lines: String) throws {
    try Story(world: Self.app(content)).plays(lines)
  }

  @Test(
    "C1: it is chosen by the category, one or several; without one the system's own view opens",
    arguments: [
      (#""C""#, true), (#"["C"]"#, true), (#"["X","C"]"#, true), (#""X""#, false), (#""c""#, false),
      ("[]", false),
    ])
  func chosen(category: String, isChosen: Bool) throws {
    try Story(world: Self.app(#""view": []"#, category: category)).plays(
      Self.push
        + "view n1\nexpect view of n1\nexpect received Card \(isChosen ? "didReceive" : "none")")
  }

  @Test("C3: the view opens at its ratio, or at one where the key is missing")
  func ratio() throws {
    try check(#""view": []"#, Self.push + "view n1\nexpect view ratio 0.5")
  }

  @Test(
    "C8, C22: what it shows is filled with what was sent",
    arguments: [
      ("{title}", "T"), ("{body}", "B"), ("{userInfo.user.name}", "Ann"),
      ("{title}, {body}", "T, B"), ("{{title}", "{title}"), ("{threadIdentifier}", "t"),
      ("{categoryIdentifier}", "C"), ("plain", "plain"),
    ])
  func filled(template: String, shown: String) throws {
    try check(
      #""view": [ { "label": "a", "text": "\#(template)" } ]"#,
      Self.push + "view n1\nexpect view label a \"\(shown)\"")
  }

  @Test("C8, G31: of a stack the leading one is shown, and a later one of its thread is told")
  func thread() throws {
    let count =
      #""view": [ { "label": "n", "text": "0" } ], "on": { "notification": [ { "set": { "n": "{body}" } } ] }"#
    try check(
      count,
      Self.push
        + """
        push chat {"aps":{"alert":"Second","category":"C","thread-id":"t"}} id=n2
        view chat/t
        expect view of n2
        expect view label n Second
        push chat {"aps":{"alert":"Third","category":"C","thread-id":"t"}} id=n3
        expect received Card didReceive count=2
        expect view label n Third
        push chat {"aps":{"alert":"Other","category":"C","thread-id":"u"}} id=n4
        expect received Card didReceive count=2
        """)
  }

  @Test("C6, C21, G17: in the open view of a stack's leading one a tap opens the app")
  func leadingTapped() throws {
    try check(
      #""view": []"#,
      Self.push
        + """
        push chat {"aps":{"alert":"Second","thread-id":"t"}} id=n2
        view n2
        tap n2
        expect app chat foreground
        expect call chat didReceive notification=n2 action=default
        """)
  }

  @Test(
    "C9, A20: actions are replaced, removed and set, while the view is open",
    arguments: [
      (#"{ "setActions": ["reply"] }"#, "reply"), (#"{ "setActions": [] }"#, "none"),
      (#"{ "setActions": ["reply", "like"] }"#, "reply,like"),
      (#"{ "removeAction": "open" }"#, "like,reply"),
      (#"{ "removeAction": "nobody" }"#, "like,open,reply"),
      (
        #"{ "replaceAction": "like", "with": { "identifier": "un", "title": "Unlike" } }"#,
        "un,open,reply"
      ),
      (#"{ "replaceAction": "nobody", "with": "reply" }"#, "like,open,reply"),
      (#"{ "setActions": [ { "identifier": "new", "title": "New" } ] }"#, "new"),
    ])
  func actions(step: String, actions: String) throws {
    try check(
      #""view": [], "on": { "notification": [ \#(step) ] }"#,
      Self.push + "view n1\nexpect actions \(actions)\ndismiss\nexpect actions n1 like,open,reply")
  }

  @Test("C9: before iOS 12 it cannot change them")
  func actionsBefore() throws {
    try Story(
      world: Self.app(
        #""view": [], "on": { "notification": [ { "setActions": ["reply"] } ] }"#, version: 11)
    ).plays(Self.push + "view n1\nexpect actions like,open,reply")
  }

  @Test(
    "C11, C12, C17: how it completes decides about view, notification and app",
    arguments: [
      ("doNotDismiss", "n1", "in lock-screen", "none"), ("dismiss", "none", "absent", "none"),
      ("dismissAndForwardAction", "none", "absent", "didReceive notification=n1 action=like"),
    ])
  func completion(option: String, view: String, place: String, call: String) throws {
    try check(
      #""view": [], "on": { "action like": [ { "complete": "\#(option)" } ] }"#,
      Self.push
        + "view n1\nact like\nexpect view of \(view)\nexpect notification n1 \(place)\nexpect call chat \(call)"
    )
  }

  @Test("C12: dismissing keeps the notification where that is chosen")
  func dismissKeeps() throws {
    try check(
      #""view": [], "on": { "action like": [ { "complete": "dismiss" } ] }"#,
      "policy content.dismissRemoves false\n" + Self.push
        + "view n1\nact like\nexpect view of none\nexpect notification n1 in lock-screen")
  }

  @Test(
    "C13: without a completion the app gets it after the limit, to the millisecond",
    arguments: [
      ("", 5), ("policy content.completionLimit 2\n", 2),
    ])
  func late(policy: String, seconds: Int) throws {
    try check(
      #""view": [], "on": { "action like": [] }"#,
      policy + Self.push
        + "view n1\nact like\nwait \(seconds * 1000 - 1)ms\nexpect view of n1\nexpect call chat none\nwait 1ms\nexpect view of none\nexpect call chat didReceive action=like"
    )
  }

  @Test("C14, C15: it opens its app with the default action, or closes and leaves all as it is")
  func methods() throws {
    let view =
      #""view": [ { "button": "go" }, { "button": "close" } ], "on": {"#
      + #""press go": [ { "performNotificationDefaultAction": true } ],"#
      + #""press close": [ { "dismissNotificationContentExtension": true } ] }"#
    try check(
      view,
      "unlock\n" + Self.push
        + "view n1\npress go\nexpect view of none\nexpect app chat foreground\nexpect call chat didReceive action=default\nexpect notification n1 absent"
    )
    try check(
      view,
      Self.push
        + "view n1\npress close\nexpect view of none\nexpect call chat none\nexpect notification n1 in lock-screen"
    )
  }

  @Test("C16, C17: a media button plays and pauses in turn, and the extension hears of it")
  func media() throws {
    let view =
      #""view": [ { "media": "film", "playButton": { "type": "default", "frame": [0, 0, 1, 1] } } ]"#
    try check(
      view,
      Self.push
        + """
        view n1
        expect view media paused
        play
        expect view media playing
        expect received Card mediaPlay
        pause
        expect view media paused
        expect received Card mediaPause
        """)
    // C16: without a frame no button is drawn.
    let harness = try Story(
      world: Self.app(#""view": [ { "media": "film", "playButton": { "type": "default" } } ]"#)
    ).plays(Self.push + "view n1\n")
    #expect(harness.complaint("play").contains("no media button"))
  }

  @Test("C18: its own input shows when it asks for it, takes one of its items, and goes again")
  func input() throws {
    let view =
      #""view": [ { "label": "s" } ], "inputView": ["a", "b"], "on": {"#
      + #""action like": [ { "becomeFirstResponder": true }, { "complete": "doNotDismiss" } ],"#
      + #""input a": [ { "set": { "s": "first" } } ],"#
      + #""input *": [ { "set": { "s": "{input}" } }, { "resignFirstResponder": true } ] }"#
    try check(
      view,
      Self.push
        + """
        view n1
        expect view input none
        act like
        expect view input a,b
        input a
        expect view label s first
        expect view input a,b
        input b
        expect view label s b
        expect view input none
        expect call chat none
        """)
  }

  @Test("C22: a condition is asked of what shows, and its steps are done or not")
  func conditions() throws {
    let view =
      #""view": [ { "label": "s", "text": "off" }, { "button": "x" } ], "on": { "press x": ["#
      + #"{ "when": { "s": "off" }, "do": [ { "set": { "s": "on" } } ] } ] }"#
    try check(
      view,
      Self.push + "view n1\npress x\nexpect view label s on\npress x\nexpect view label s on")
  }
}
