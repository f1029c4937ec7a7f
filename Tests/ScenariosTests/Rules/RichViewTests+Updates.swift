import Delivery
import Scenarios
import TestSupport
import Testing

extension RichViewTests {
  @Test("F9: the view says who speaks, and where, as the row does")
  func whoSpeaks() throws {
    let harness = try ScenarioHarness(
      """
      device os=15
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat",
        "entitlements":["com.apple.developer.usernotifications.communication"]}
      unlock
      schedule chat {"identifier":"ann","content":{"title":"T","subtitle":"S","body":"Lunch?","communication":{"sender":"Ann Lee","conversation":"Food"}},"trigger":null}
      view ann
      """)
    let texts = try #require(harness.state.richView?.texts)
    #expect(texts.title == "Ann Lee" && texts.subtitle == "Food" && texts.body == "Lunch?")
  }

  @Test("C1, C13, V15: an extension that owes a completion keeps the view until then only")
  func successor() throws {
    let app = """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "categories": [ { "identifier": "K", "actions": [ { "identifier": "wave", "title": "Wave" } ] } ],
        "content": [ { "name": "Slow", "UNNotificationExtensionCategory": "K",
          "UNNotificationExtensionInitialContentSizeRatio": 1,
          "UNNotificationExtensionUserInteractionEnabled": true, "view": [ { "button": "done" } ],
          "on": { "action wave": [ { "startAccessingSecurityScopedResource": "pic" } ],
            "press done": [ { "complete": "doNotDismiss" } ] } },
          { "name": "Photo", "UNNotificationExtensionCategory": "N",
          "UNNotificationExtensionInitialContentSizeRatio": 1, "view": [ { "text": "photo" } ] } ] }
      authenticate
      push chat {"aps":{"alert":"1","category":"K"}} collapse-id=a
      view a
      act wave
      push chat {"aps":{"alert":"2","category":"N"}} collapse-id=a

      """
    var harness = try ScenarioHarness(app)
    #expect(harness.state.pane?.content?.name == "Slow")
    try harness.run("press done\n")
    #expect(harness.state.pane?.content?.name == "Photo")
    #expect(try harness.failure("received Photo didReceive count=1") == nil)
    let reasons = harness.facts.flatMap(\.reasons)
    #expect(reasons.contains { $0.rule == "V15" && $0.decision == "update" })
  }

  @Test("C24: a bar that nothing set is at 0, as a condition and an expectation write it")
  func wholeProgress() throws {
    var harness = try ScenarioHarness(
      """
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "categories": [ { "identifier": "M", "actions": [ { "identifier": "go", "title": "Go" },
          { "identifier": "end", "title": "End" } ] } ],
        "content": [ { "UNNotificationExtensionCategory": "M",
          "UNNotificationExtensionInitialContentSizeRatio": 1,
          "view": [ { "label": "st" }, { "progress": "up" } ], "on": { "action go": [
            { "when": { "up": 0 }, "do": [ { "set": { "st": "zero" } } ] },
            { "complete": "doNotDismiss" } ],
            "action end": [ { "set": { "up": 1 } }, { "complete": "doNotDismiss" } ] } } ] }
      authenticate
      push chat {"aps":{"alert":"1","category":"M"}} id=one
      view one
      act go

      """)
    #expect(try harness.failure("view label st zero") == nil)
    #expect(try harness.failure("view label up 0") == nil)
    try harness.run("act end\n")
    #expect(try harness.failure("view label up 1") == nil)
  }
}
