import Lint
import Notifications
import Testing

@Suite("What an app declares and cannot use")
struct DeclarationRuleTests {
  private func found(_ members: String, sent payloads: [String] = []) -> [String] {
    LintStage(#"{"bundleIdentifier":"com.example.a",\#(members)}"#, sent: payloads).findings
  }

  @Test(
    "Y32, Y33, Y7: options, methods and entitlements go together",
    arguments: [
      (#""delegate":{"openSettingsFor":true}"#, "add it to the options [Y32]"),
      (
        #""authorization":{"options":["alert","providesAppNotificationSettings"]}"#,
        "write \"openSettingsFor\": true [Y32]"
      ),
      (#""authorization":{"options":["provisional"]}"#, "ask for alert, sound or badge too [Y33]"),
      (
        #""authorization":{"options":["alert","criticalAlert"]}"#,
        "criticalAlert is not asked for [Y7]"
      ),
    ])
  func options(members: String, complaint: String) {
    let found = found(members)
    #expect(found.count == 1 && found[0].hasSuffix(complaint), "\(found)")
    #expect(found[0].contains(": warning: "))
  }

  @Test("What goes together is not complained about")
  func quiet() {
    #expect(
      found(
        #""authorization":{"options":["alert","provisional","providesAppNotificationSettings"]},"#
          + #""delegate":{"openSettingsFor":true}"#) == [])
  }

  private static let content =
    #""content":[{"UNNotificationExtensionCategory":"nws","#
    + #""UNNotificationExtensionInitialContentSizeRatio":1}],"categories":[{"identifier":"news"}]"#

  @Test("Y30: a category that nothing is sent in, also where no payload was opened")
  func unsentCategory() {
    let alone = found(Self.content)
    #expect(
      alone.contains {
        $0.contains("note: no payload was opened for ") && $0.contains("the category \"nws\"")
          && $0.hasSuffix("did you mean \"news\"? [Y30]")
      }, "\(alone)")
    let sent = found(Self.content, sent: [#"{"aps":{"alert":"a","category":"news"}}"#])
    #expect(sent.contains { $0.contains("warning: nothing is sent in the category") }, "\(sent)")
  }

  @Test("Y8: a category that is not registered; one that a content extension is for is named")
  func category() {
    let found = found(Self.content, sent: [#"{"aps":{"alert":"a","category":"nws"}}"#])
    #expect(
      found.contains {
        $0.contains("warning:") && $0.contains("only the content extension") && $0.hasSuffix("[Y8]")
      },
      "\(found)")
  }

  @Test("Y42: what the system refuses to attach")
  func attachments() {
    let download = { (name: String) in
      #"{"download":"https://a.b/c","from":"none.png","as":"\#(name)","bytes":40000000}"#
    }
    let service =
      #""service":{"steps":[\#(download("a")),{"set":{"attachments":["#
      + #"{"identifier":"x","download":"a"},{"identifier":"x","download":"a"}]}}]}"#
    let found = LintStage(#"{"bundleIdentifier":"com.example.a",\#(service)}"#).findings(of: "Y42")
    #expect(found.contains { $0.contains("two files with the identifier \"x\"") }, "\(found)")
  }

  @Test("Every rule has its row in the table of rules")
  func rows() {
    let own: [RuleID] = ["H20", "H21", "L11", "L12", "L13", "R9", "U3", "P22", "L36", "Y33", "Y7"]
    let ids =
      Lint.pushRules.map { type(of: $0).id } + Lint.appRules.map { type(of: $0).id }
      + Lint.deliveryRules.map { type(of: $0).id } + Lint.payloadRules.map { type(of: $0).id } + own
    for id in ids { #expect(Rule.named(id) != nil, "\(id) has no row") }
  }
}
