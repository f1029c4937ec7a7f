import Testing

@Suite("What cannot be done")
struct RefusalTests {
  @Test("It is refused with what stands in its way, and what to do instead", arguments: cases)
  func refusal(course: String, sentence: String) throws {
    let lines = course.split(separator: "; ").map(String.init)
    let harness = try ScenarioHarness(
      Self.world + lines.dropLast().map { $0 + "\n" }.joined())
    #expect(harness.complaint((lines.last ?? "") + "\n") == sentence)
  }

  // Lines with "; " between them: all but the last can be done.
  static let cases: [(course: String, sentence: String)] = [
    // Groups and what is listed.
    ("expand mail", "it is a single notification; there is nothing to expand"),
    ("expand chat/t; expand chat/t", "the group is expanded already"),
    ("collapse mail", "it is a single notification; there is nothing to collapse"),
    ("collapse chat/t", "the group is collapsed already"),
    (
      "policy group.stackThreshold 5; expand chat/t",
      "a stack takes 5 (group.stackThreshold), and these are 2; there is nothing to expand"
    ),
    (
      "policy group.stackThreshold 5; collapse chat/t",
      "a stack takes 5 (group.stackThreshold), and these are 2; there is nothing to collapse"
    ),
    (
      "device os=16; setting chat display=list; expand chat/t",
      "each is a row of its own (display=list); there is nothing to expand"
    ),
    ("clear one; clear one", "“one” is not in the list"),
    (
      #"device os=15; summary on times=10:00 apps=mail; push mail {"aps":{"alert":"S"}} id=s; at 10:00; clear s"#,
      "“s” lies in Morning Summary; write “summary open” first"
    ),
    (
      #"device os=15; summary on times=10:00,11:00 apps=mail; push mail {"aps":{"alert":"S"}} id=s; at 10:00; push mail {"aps":{"alert":"T"}} id=t; at 11:00; edit s title=A"#,
      "“s” lies in Morning Summary; write “summary open at=2018-06-04T10:00:00” first"
    ),
    (
      #"device os=15; lock; summary on times=10:00 apps=mail; push mail {"aps":{"alert":"S"}} id=s; show-summary"#,
      "Notification Center is not open; write “center” first"
    ),
    ("clear-all; arm clear all", "there is nothing to clear"),
    ("confirm", "no question is open"), ("cancel", "no question is open"),
    // Banners and the phone.
    ("banner dismiss", "there is no banner now"), ("banner pull", "there is no banner now"),
    ("lock; home", "the device is locked; unlock it first"),
    ("settings chat", "the device is locked; unlock it first"),
    ("launch chat", "the device is locked; unlock it first"),
    // Apps.
    ("suspend mail", "Mail is not running"),
    (
      "force-quit mail; background mail",
      "Mail was swiped away; only the person can start it again"
    ),
    (
      "background mail mode=audio",
      "Mail does not declare the background mode audio; it declares none"
    ),
    ("device start=2018-06-05T09:00", "start= has to come before the first notification"),
    // Sheets, suggestions and questions.
    ("turn-off", "no sheet is open; open one with “manage”, or name what it is about"),
    (
      "manage mail; configure",
      "the open sheet offers “Deliver Quietly”, “Turn Off…”, “Settings”, “Cancel”"
    ),
    ("dismiss-suggestion", "no suggestion is in the list"),
    ("clear-all; suggest mail", "no ordinary notification of Mail has a row in the list"),
    // Rich views.
    ("view one; view one", "its rich view is open already"),
    ("dismiss", "no rich view is open; write “view” first"),
    ("act like", "no rich view is open; name the notification, or write “view” first"),
    ("view one; dismiss two", "the rich view of another notification is open; write “view” first"),
    ("act one like text=Hi", "“like” takes no text"),
    ("act four like", "it has no actions"),
    ("act one lik", "it has no action “lik”; did you mean \"like\"?"),
    ("act one sleep", "it has no action “sleep”; it has like, slow, reply"),
    ("act one slow; act like", "the extension has not completed “slow” yet; let time pass first"),
    ("view one; type Hi", "no field is open; press a text input action first"),
    (
      "policy textInput.allowEmpty false; act one reply; send",
      "an empty text is not sent (textInput.allowEmpty)"
    ),
    (
      "view four; press more", "the system’s own view is open, which has no buttons but its actions"
    ),
    ("view one; press mor", "the view has no button “mor”; did you mean \"more\"?"),
    ("view one; press sleep", "the view has no button “sleep”; it has more"),
    ("view one; input 👍", "no input view of an extension is up"),
    ("act one like; input 👎", "the input view offers 👍, 😂, and no “👎”"),
    ("view one; play", "the view has no media button"),
  ]

  private static let world = """
    app {
      "bundleIdentifier": "com.example.chat", "displayName": "Chat",
      "categories": [ { "identifier": "M", "actions": [
        { "identifier": "like", "title": "Like" }, { "identifier": "slow", "title": "Slow" },
        { "identifier": "reply", "title": "Reply", "textInput": { "buttonTitle": "Post" } } ] } ],
      "content": [ { "name": "Card", "UNNotificationExtensionCategory": ["M"],
        "UNNotificationExtensionInitialContentSizeRatio": 0.5,
        "UNNotificationExtensionUserInteractionEnabled": true, "inputView": ["👍", "😂"],
        "view": [ { "label": "status" }, { "button": "more" } ],
        "on": {
          "action like": [ { "becomeFirstResponder": true }, { "complete": "doNotDismiss" } ],
          "action slow": [] } } ]
    }
    app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}
    push chat {"aps":{"alert":"One","category":"M","thread-id":"t"}} id=one
    push chat {"aps":{"alert":"Two","category":"M","thread-id":"t"}} id=two
    push mail {"aps":{"alert":"Four"}} id=four
    authenticate

    """
}
