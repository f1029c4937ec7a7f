import Lint
import Notifications
import Testing

@Suite("What an extension shows that a payload does not say")
struct MissingValueTests {
  private static let manifest = """
    { "bundleIdentifier": "com.example.clips", "displayName": "Clips",
      "service": { "name": "Fetch", "steps": [ { "set": { "title": "{userInfo.who} posted" } } ] },
      "content": [ { "name": "Card", "UNNotificationExtensionCategory": "post", "title": "{userInfo.user}",
        "UNNotificationExtensionOverridesDefaultTitle": true,
        "UNNotificationExtensionInitialContentSizeRatio": 1, "view": [ { "text": "{userInfo.text.long}" } ] } ] }
    """

  @Test("Y30: it is told at the payload, with the name that may be meant")
  func missing() {
    let harness = LintHarness(
      Self.manifest,
      sent: [
        #"{"aps":{"alert":"a","category":"post"},"user":"J","txt":{"long":"x"}}"#,
        #"{"aps":{"alert":"a","category":"post","mutable-content":1},"user":"J","text":{"short":"x"}}"#,
        #"{"aps":{"alert":"a","mutable-content":1},"who":"J"}"#,
      ])
    #expect(
      harness.findings(of: "Y30") == [
        "1.apns:1:1: warning: Card shows {userInfo.text.long}, and the payload has none, so it shows as nothing; did you mean \"txt\"? [Y30]",
        "2.apns:1:1: warning: Card shows {userInfo.text.long}, and the payload has none, so it shows as nothing [Y30]",
        "2.apns:1:1: warning: Fetch shows {userInfo.who}, and the payload has none, so it shows as nothing [Y30]",
      ])
  }

  @Test("Y30, C5: of a title that is not shown nothing is missing", arguments: [false, true])
  func title(isShown: Bool) {
    let manifest = Self.manifest.replacing(
      #"DefaultTitle": true"#, with: #"DefaultTitle": \#(isShown)"#)
    let payload = #"{"aps":{"alert":"a","category":"post"},"text":{"long":"x"}}"#
    let found = LintHarness(manifest, sent: [payload]).findings(of: "Y30")
    #expect(found.contains { $0.contains("shows {userInfo.user}") } == isShown)
  }

  @Test("Y30: what a step sets userInfo to is what those behind it read")
  func set() {
    let service = """
      { "bundleIdentifier": "com.example.clips", "displayName": "Clips",
        "service": { "name": "Fetch", "steps": [
          { "set": { "userInfo": { "k": "v" }, "subtitle": "{userInfo.n}" } },
          { "set": { "title": "{userInfo.k}|{userInfo.n}|{userInfo.x}" } } ],
          "onTimeWillExpire": [ { "set": { "title": "{userInfo.k}|{userInfo.m}" } } ] } }
      """
    let harness = LintHarness(
      service, sent: [#"{"aps":{"alert":"a","mutable-content":1},"n":"x","m":"y"}"#])
    #expect(
      harness.findings(of: "Y30") == [
        "1.apns:1:1: warning: Fetch shows {userInfo.n}, and the userInfo that it set has none, so it shows as nothing [Y30]",
        "1.apns:1:1: warning: Fetch shows {userInfo.x}, and the payload has none, so it shows as nothing [Y30]",
      ])
  }
}
