import Delivery
import Explaining
import Notifications
import Scenarios
import Testing

@Suite("Actions and content extensions, rule by rule")
struct ActionRuleTests {
  private static let actions = """
    { "identifier": "pay", "title": "Pay", "options": ["authenticationRequired"] },
    { "identifier": "burn", "title": "Burn", "options": ["destructive"], "icon": "flame" },
    { "identifier": "open", "title": "Open", "options": ["foreground"] },
    { "identifier": "reply", "title": "Reply", "textInput": {} }
    """

  /// An app with a category `M`, and with a content extension where its members are given.
  private static func app(options: String = "", content: String? = nil) -> String {
    let extensions = content.map { members in
      """
      , "content": [ { "name": "Card", "UNNotificationExtensionCategory": "M",
        "UNNotificationExtensionInitialContentSizeRatio": 1, \(members) } ]
      """
    }
    return """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "categories": [ { "identifier": "M", "options": [\(options)],
          "intentIdentifiers": ["INSendMessageIntent"], "actions": [ \(actions) ] } ]\(extensions ?? "") }

      """
  }

  private static let push =
    #"push chat {"aps":{"alert":{"title":"T","body":"B"},"category":"M"}} id=n1"# + "\n"

  private func check(_ lines: String, _ expectations: String...) throws {
    let harness = try ScenarioHarness(lines)
    for expectation in expectations {
      let failure = try harness.failure(expectation)
      #expect(failure == nil, "\(failure?.lines.joined(separator: "\n") ?? "")")
    }
  }

  @Test(
    "A3: without a registered category there are no actions", arguments: ["", #","category":"X""#])
  func unregistered(category: String) throws {
    try check(
      Self.app() + #"push chat {"aps":{"alert":"x"\#(category)}} id=n1"#
        + "\nauthenticate\nview n1\n",
      "actions none", "view of n1")
  }

  @Test("A5, A8, A9: actions come in the registered order, with what their options say of them")
  func order() throws {
    let harness = try ScenarioHarness(Self.app() + Self.push + "view n1\n")
    let shown = try #require(harness.state.richView).actions
    #expect(shown.map(\.identifier) == ["pay", "burn", "open", "reply"])
    #expect(shown.map(\.isDestructive) == [false, true, false, false])
    #expect(shown.map(\.opensApp) == [false, false, true, false])
    #expect(shown.map(\.asksForText) == [false, false, false, true])
  }

  @Test("A9: what is destructive does not ask again")
  func destructive() throws {
    try check(
      Self.app() + Self.push + "act n1 burn\n", "call chat didReceive notification=n1 action=burn",
      "sheet none", "prompt none")
  }

  @Test("A10: refused, nothing is delivered, and the view stays open")
  func refused() throws {
    try check(
      Self.app() + Self.push + "view n1\nact pay\ncancel\n", "view of n1", "call chat none",
      "notification n1 in lock-screen", "device locked")
  }

  @Test(
    "A7: what does not show where it is pressed is refused, with what does",
    arguments: [
      ("0", "none of its actions shows here"),
      ("1", "only the first action shows here, and “reply” is another"),
      ("2", "only the first 2 actions show here, and “reply” is none of them"),
    ])
  func unshown(most: String, words: String) throws {
    var phone = try ScenarioHarness(
      Self.app() + "policy actions.richPaneMax \(most)\n" + Self.push + "view n1\n")
    #expect(throws: Refusal(words)) { try phone.run("act n1 reply\n") }
  }

  @Test(
    "A7, A20: why tells of the actions that can be pressed, and why of no others",
    arguments: [
      (push, ["“Pay”, “Burn”, “Open”, “Reply”"]),
      ("unlock\n" + push, ["“Pay”, “Burn”, “Open”, “Reply”"]),
      ("policy actions.richPaneMax 2\n" + push, ["“Pay”, “Burn”", "a rich view shows 2"]),
      ("policy actions.richPaneMax 0\n" + push, ["no actions", "a rich view shows 0"]),
      (push + "view n1\n", ["“Reply”, “Burn”", "the extension set its own"]),
      (
        "policy actions.richPaneMax 1\n" + push + "view n1\n",
        ["“Reply”", "the extension set its own", "a rich view shows 1"]
      ),
    ])
  func offered(lines: String, words: [String]) throws {
    let card = #""view": [], "on": { "notification": [ { "setActions": ["reply", "burn"] } ] }"#
    let phone = try ScenarioHarness(Self.app(content: card) + lines)
    let explanation = phone.explanation(of: 0)
    let answers = explanation.questions.flatMap(\.answers).drop { $0.subject != "offers" }
    #expect(answers.prefix(words.count).map(\.words) == words)
    let judgment = try #require(explanation.judgments.last)
    #expect(judgment.words == "offers \(words[0])")
    #expect(judgment.reasons.map(\.words) == Array(words.dropFirst()))
  }

  @Test("A11: a foreground action asks for the owner, unlocks, and brings the app forward")
  func foreground() throws {
    try check(Self.app() + Self.push + "act n1 open\n", "not prompt none", "call chat none")
    try check(
      Self.app() + Self.push + "act n1 open\nauthenticate\n", "device unlocked",
      "app chat foreground", "call chat didReceive notification=n1 action=open")
  }

  @Test(
    "A12, A17: any other action starts the app behind a locked screen, and ends the notification")
  func background() throws {
    try check(
      Self.app() + Self.push + "act n1 burn\n", "device locked", "app chat background",
      "call chat didReceive notification=n1 action=burn state=background", "notification n1 absent")
  }

  @Test("A13: a field has the system's word for sending, and an empty text can be sent")
  func emptyText() throws {
    let field = try #require(
      try ScenarioHarness(Self.app() + Self.push + "act n1 reply\n").state.richView?.input)
    guard case .field(let shown) = field else {
      Issue.record("no field")
      return
    }
    #expect(shown.buttonTitle == "Send" && shown.placeholder.isEmpty && shown.accessory == nil)
    try check(
      Self.app() + Self.push + "act n1 reply\nsend\n", "call chat didReceive action=reply",
      "notification n1 absent")
    let strict = try ScenarioHarness(
      Self.app() + "policy textInput.allowEmpty false\n" + Self.push + "act n1 reply\n")
    #expect(strict.complaint("send\n").contains("textInput.allowEmpty"))
  }

  @Test(
    "A16: what the app or its settings take away was not dismissed",
    arguments: [
      "remove chat delivered n1", "setting chat notifications=off", "wait 1h",
    ])
  func notDismissed(line: String) throws {
    try check(
      Self.app(options: #""customDismissAction""#) + Self.push + "\(line)\n", "call chat none")
  }

  @Test("A18: a force-quit app is started for a response, too")
  func forceQuit() throws {
    try check(
      Self.app() + "force-quit chat\n" + Self.push + "act n1 burn\n",
      "app chat background", "call chat didReceive action=burn")
  }

  @Test(
    "A20: an extension's actions stand for the category's while its view is open, and no longer")
  func replaced() throws {
    let card = #""view": [], "on": { "notification": [ { "setActions": ["reply"] } ] }"#
    let start = Self.app(content: card) + Self.push + "authenticate\n"
    try check(start + "view n1\n", "actions reply")
    try check(
      start + "view n1\ndismiss\n", "notification n1 in lock-screen",
      "actions n1 pay,burn,open,reply")
  }

  @Test("A2, C9: of actions that an extension sets twice the first shows")
  func doubles() throws {
    let card = """
      "view": [], "on": { "notification": [ { "setActions": [ "reply", "reply",
        { "identifier": "x", "title": "One" }, { "identifier": "x", "title": "Two" } ] } ] }
      """
    try check(
      Self.app(content: card) + Self.push + "authenticate\nview n1\n",
      "actions reply,x titles=Reply,One")
  }

  @Test("A22: symbols are drawn from iOS 15 on")
  func symbols() throws {
    for (version, symbol) in [("14", nil), ("15", "flame")] {
      let harness = try ScenarioHarness(
        "device os=\(version)\n" + Self.app() + Self.push + "view n1\n")
      #expect(harness.state.richView?.actions[1].symbol == symbol, "iOS \(version)")
    }
  }

  @Test("C2: an extension is loaded when the view opens, for what the app itself asked for, too")
  func loading() throws {
    let card = #""view": [ { "label": "a", "text": "{title}" } ]"#
    try check(Self.app(content: card) + Self.push, "received Card none")
    try check(
      Self.app(content: card) + Self.push + "view n1\n",
      "received Card didReceive notification=n1", "view label a T")
  }

  @Test("C4: hidden texts leave title bar and actions as they are", arguments: [false, true])
  func hiddenTexts(isHidden: Bool) throws {
    let card = #""UNNotificationExtensionDefaultContentHidden": \#(isHidden), "view": []"#
    let harness = try ScenarioHarness(Self.app(content: card) + Self.push + "view n1\n")
    let view = try #require(harness.state.richView)
    #expect((view.texts == nil) == isHidden)
    #expect(view.title == "Chat" && view.actions.count == 4)
  }

  @Test("C5: an extension's title is the header only where it overrides the app's name")
  func header() throws {
    for (overrides, title) in [(false, "Chat"), (true, "Jane")] {
      let card =
        #""UNNotificationExtensionOverridesDefaultTitle": \#(overrides), "title": "Jane", "view": []"#
      try check(Self.app(content: card) + Self.push + "view n1\n", "view title \(title)")
    }
  }

  @Test("C7: before iOS 12, or without the key, a touch opens the app", arguments: ["11", "12"])
  func touches(version: String) throws {
    let key = version == "11" ? #""UNNotificationExtensionUserInteractionEnabled": true, "# : ""
    let card = key + #""view": [ { "button": "more" } ]"#
    try check(
      "device os=\(version)\n" + Self.app(content: card) + "authenticate\n" + Self.push
        + "view n1\npress more\n",
      "view of none", "app chat foreground", "call chat didReceive action=default",
      "notification n1 absent")
  }

  @Test("C10: an extension that does not ask for responses gets none; the app does")
  func responses() throws {
    try check(
      Self.app(content: #""view": []"#) + Self.push + "act n1 burn\n",
      "view of none", "call chat didReceive action=burn", "not received Card didReceiveResponse")
  }

  @Test(
    "C11, C12: an extension dismisses, and may leave the notification where it is",
    arguments: [
      true, false,
    ])
  func dismissing(removes: Bool) throws {
    let card = #""view": [], "on": { "action burn": [ { "complete": "dismiss" } ] }"#
    try check(
      Self.app(content: card) + "policy content.dismissRemoves \(removes)\n" + Self.push
        + "act n1 burn\n",
      "view of none", "call chat none",
      removes ? "notification n1 absent" : "notification n1 in lock-screen")
  }

  @Test("C19: what the extension puts above the field is there while the field is open")
  func accessory() throws {
    let card = #""view": [], "inputAccessoryView": "About {title}""#
    let field = try ScenarioHarness(Self.app(content: card) + Self.push + "act n1 reply\n").state
      .richView
    guard case .field(let shown)? = field?.input else {
      Issue.record("no field")
      return
    }
    #expect(shown.accessory == "About T")
  }
}
