import Notifications
import Testing

@Suite("Levels, touches and addresses")
struct LevelRuleTests {
  private func found(
    _ payload: String, _ members: String = "", os profile: Profile = .ios15, rule: RuleID = "Y19"
  ) -> [String] {
    let app = #"{"bundleIdentifier":"com.example.a"\#(members)}"#
    return LintHarness(app, sent: [payload], profile: profile).findings(of: rule)
  }

  private static let unasked =
    #","entitlements":["com.apple.developer.usernotifications.critical-alerts"]"#
  private static let entitled = unasked + #","authorization":{"options":["criticalAlert"]}"#

  private static let timely =
    #","entitlements":["com.apple.developer.usernotifications.time-sensitive"]"#

  @Test(
    "Y19, F9: who speaks is told of apps that may not say so",
    arguments: [
      ("", true),
      (#","entitlements":["com.apple.developer.usernotifications.communication"]"#, false),
    ])
  func communication(members: String, isTold: Bool) {
    let service =
      #","service":{"steps":[{"set":{"communication":{"sender":"Ann"}}}]}"#
    let found = found(
      #"{"aps":{"alert":"a","mutable-content":1}}"#, members + service, rule: "Y19")
    #expect(found.contains { $0.contains("communication") } == isTold, "\(found)")
  }

  @Test(
    "Y19, R14, R15: a level is one of four, and goes with the sound and the entitlement",
    arguments: [
      (#""passive""#, "", false, nil), (#""active""#, "", false, nil),
      (#""time-sensitive""#, "", false, "time-sensitive, which no file of the app gives it"),
      (#""time-sensitive""#, timely, false, nil),
      (#""urgent""#, "", false, "unknown interruption-level \"urgent\"; write one of passive, "),
      (
        #""timeSensitive""#, "", false,
        "unknown interruption-level \"timeSensitive\"; did you mean \"time-sensitive\"?"
      ),
      (#""""#, "", false, "unknown interruption-level"),
      ("3", "", false, nil), ("null", "", false, nil),
      (#""critical""#, "", false, "this is no critical alert"),
      (#""critical""#, entitled, false, nil),
      (#""critical""#, entitled, true, nil),
      (#""active""#, entitled, true, "the sound is critical, so this stays a critical alert"),
      (#""passive""#, entitled, true, "the sound is critical, so this stays a critical alert"),
      (#""passive""#, unasked, true, "this is passive as long as the app does not ask"),
      (#""active""#, unasked, true, "this is active as long as the app does not ask"),
      (#""critical""#, unasked, false, "this is no critical alert as long as the app does not ask"),
      (#""critical""#, unasked, true, "this is no critical alert as long as the app does not ask"),
      (#""active""#, unasked, false, nil),
    ] as [(String, String, Bool, String?)])
  func levels(level: String, app: String, isCritical: Bool, complaint: String?) {
    let sound = isCritical ? #","sound":{"critical":1}"# : ""
    let found = found(#"{"aps":{"alert":"a","interruption-level":\#(level)\#(sound)}}"#, app)
    #expect(found.count == (complaint == nil ? 0 : 1), "\(found)")
    if let complaint { #expect(found[0].contains(complaint), "\(found)") }
    #expect(found.allSatisfy { $0.hasPrefix("1.apns:1:42: warning: ") })
  }

  @Test(
    "Y19, R4, R14: a level that overrules its sound is told",
    arguments: [
      (
        "critical", #"{"critical":0,"name":"default"}"#,
        "warning: this is a critical alert, though its sound says that it is none; leave one out"
      ),
      ("critical", #"{"name":"default"}"#, nil), ("critical", #"{"critical":null}"#, nil),
      ("critical", #""default""#, nil), ("active", #"{"critical":0}"#, nil),
      (
        "passive", #""default""#,
        "note: what is passive makes no sound, so the sound is not heard; leave one out"
      ),
      ("passive", #""""#, nil), ("passive", "null", nil), ("active", #""default""#, nil),
    ] as [(String, String, String?)])
  func overruledSounds(level: String, sound: String, complaint: String?) {
    let payload = #"{"aps":{"alert":"a","interruption-level":"\#(level)","sound":\#(sound)}}"#
    let wanted = complaint.map { "1.apns:1:42: \($0) [Y19]" }
    #expect(found(payload, Self.entitled) == [wanted].compactMap(\.self))
  }

  @Test(
    "Y19, R3: a critical sound without the entitlement is one that passive keeps from being heard",
    arguments: [("passive", true), ("active", false), ("critical", false)])
  func unentitledSounds(level: String, isTold: Bool) {
    let sound = #""sound":{"critical":1,"name":"default"}"#
    let found = found(#"{"aps":{"alert":"a","interruption-level":"\#(level)",\#(sound)}}"#)
    #expect(found.contains { $0.contains("so the sound is not heard") } == isTold, "\(found)")
    #expect(found.count == (isTold ? 1 : 0), "\(found)")
  }

  @Test(
    "Y19: a relevance goes from 0 to 1, but for live activities and what is no number",
    arguments: [
      ("0", true), ("1", true), ("0.5", true), ("1.0", true), ("-0.1", false), ("1.01", false),
      ("100", false), (#""1""#, true), ("true", true), ("null", true),
    ])
  func scores(score: String, isRight: Bool) {
    #expect(found(#"{"aps":{"alert":"a","relevance-score":\#(score)}}"#).isEmpty == isRight)
    let live = #"{"aps":{"event":"update","content-state":{},"relevance-score":\#(score)}}"#
    #expect(found(live) == [])
    #expect(found(#"{"aps":{"event":"end","dismissal-date":1,"relevance-score":\#(score)}}"#) == [])
  }

  @Test("Y19: before iOS 15 either key is told with what shows it, at the first of them")
  func early() {
    let payload = #"{"aps":{"relevance-score":1,"interruption-level":"critical","alert":"a"}}"#
    let found = found(payload, os: .ios14)
    #expect(found.count == 1 && found[0].hasPrefix("1.apns:1:27: warning: iOS 14 does not know"))
  }

  @Test("Y19: before iOS 15 a value that is none later either is told besides, in all that is sent")
  func earlyValues() {
    let values = [("1", "x"), ("2", "x"), ("1.5", "active")]
    let app = #"{"bundleIdentifier":"com.example.a"}"#
    let sent = values.map {
      #"{"aps":{"relevance-score":\#($0.0),"interruption-level":"\#($0.1)","alert":"a"}}"#
    }
    let found = LintHarness(app, sent: sent, profile: .ios14).findings(of: "Y19")
    let level = #"unknown interruption-level "x"; write one of passive, active"#
    let early = "does not know interruption-level and relevance-score"
    #expect(found.count { $0.contains(early) } == 3, "\(found)")
    #expect(found.count { $0.contains(level) } == 2, "\(found)")
    #expect(found.count { $0.contains("relevance-score goes from 0 to 1") } == 2, "\(found)")
  }

  @Test(
    "Y19, F9, F10: what a system does not know yet is told in a line, with the system that shows all of it",
    arguments: [
      (#""filter-criteria":"a""#, 14, "filter-criteria; --os=16 shows what it does"),
      (#""filter-criteria":"a""#, 15, "filter-criteria; --os=16 shows what it does"),
      (#""filter-criteria":"a""#, 16, nil), (#""relevance-score":1"#, 15, nil),
      (
        #""relevance-score":1,"filter-criteria":"a""#, 12,
        "relevance-score and filter-criteria; --os=16 shows what they do"
      ),
      (
        #""interruption-level":"active","filter-criteria":"a""#, 15,
        "does not know filter-criteria;"
      ),
    ] as [(String, Int, String?)])
  func newerKeys(keys: String, system: Int, message: String?) throws {
    let profile = try #require(Profile(version: "\(system)"))
    let found = found(#"{"aps":{"alert":"a",\#(keys)}}"#, os: profile)
    #expect(found.count == (message == nil ? 0 : 1), "\(found)")
    if let message { #expect(found[0].contains(message), "\(found)") }
  }

  @Test("Y19, F9: what an extension says that its system does not know yet is told, too")
  func newerEdits() {
    let service =
      #","service":{"steps":[{"set":{"relevanceScore":1,"communication":{"sender":"Ann"}}}]}"#
    let found = found(#"{"aps":{"alert":"a","mutable-content":1}}"#, service, os: .ios12)
    #expect(found.count == 1 && found[0].contains("relevanceScore and communication; --os=15"))
  }

  @Test(
    "Y30, C3, C6: what a content extension lacks, or cannot do yet",
    arguments: [
      (#""UNNotificationExtensionInitialContentSizeRatio":1"#, Profile.ios12, []),
      ("", .ios12, ["warning: content has no UNNotificationExtensionInitialContentSizeRatio"]),
      (
        #""UNNotificationExtensionInitialContentSizeRatio":3,"UNNotificationExtensionUserInteractionEnabled":true"#,
        .ios11, ["warning: UNNotificationExtensionUserInteractionEnabled of content has no effect"]
      ),
      (
        #""UNNotificationExtensionInitialContentSizeRatio":0.1,"UNNotificationExtensionUserInteractionEnabled":true"#,
        .ios12, []
      ),
    ])
  func contentExtensions(keys: String, profile: Profile, beginnings: [String]) {
    let members =
      #","categories":[{"identifier":"C"}],"content":[{"UNNotificationExtensionCategory":"C""#
      + (keys.isEmpty ? "" : ",") + keys + "}]"
    let found = found(#"{"aps":{"alert":"a","category":"C"}}"#, members, os: profile, rule: "Y30")
      .map { $0.drop { $0 != " " }.dropFirst() }
    #expect(found.count == beginnings.count, "\(found)")
    for (found, beginning) in zip(found, beginnings) { #expect(found.hasPrefix(beginning)) }
  }

  @Test("C1: a category that the app’s own code sends is sent")
  func ownCategory() {
    let schedule =
      #""on":{"launch":[{"schedule":{"content":{"title":"T","categoryIdentifier":"OWN"},"trigger":null}}]}"#
    let members =
      #",\#(schedule),"categories":[{"identifier":"OWN"}],"#
      + #""content":[{"UNNotificationExtensionCategory":"OWN","UNNotificationExtensionInitialContentSizeRatio":1}]"#
    #expect(found(#"{"aps":{"alert":"a"}}"#, members, rule: "Y30") == [])
  }

  @Test(
    "B47: an address of the retired interface is noted wherever it stands",
    arguments: [
      (#""url":"tls://gateway.push.apple.com:2195""#, 1),
      (#""l":[{"a":"feedback.push.apple.com"}]"#, 1),
      (#""url":"https://api.push.apple.com""#, 0), (#""gateway.push.apple.com":1"#, 0),
      (#""a":"gateway.sandbox.push.apple.com","b":"feedback.sandbox.push.apple.com""#, 2),
      (#""url":"\u0067ateway.push.apple\u002Ecom""#, 1), (#""n":"a\n,gateway.push.apple.com""#, 1),
    ])
  func addresses(member: String, count: Int) {
    let found = found(#"{"aps":{"alert":"a"},\#(member)}"#, rule: "B47")
    #expect(found.count == count && found.allSatisfy { $0.contains(": note: ") }, "\(found)")
  }

  @Test(
    "Y37: a card’s number is told by its digits and their sum",
    arguments: [
      ("4111 1111 1111 1111", true), ("4111-1111-1111-1111", true), ("5500005555555559", true),
      ("340000000000009", true), ("370000000000002", true), ("4111111111111112", false),
      ("411111111111111", false), ("6111111111111116", false), ("4111 1111 1111 111x", false),
      ("0000000000000000", false), ("", false), ("\\u0034111111111111111", true),
      ("-4111 1111 1111 1111", true),
    ])
  func cards(number: String, isCard: Bool) {
    let found = found(#"{"aps":{"alert":"a"},"ref":"\#(number)"}"#, rule: "Y37")
    #expect(found.count == (isCard ? 1 : 0), "\(found)")
  }

  @Test(
    "Y37: a secret is told by the words of its key, however they are joined",
    arguments: [
      ("access_token", true), ("accessToken", true), ("ACCESS-TOKEN", true), ("tokens", true),
      ("apiKey", true), ("API_KEY", true), ("private-key", true), ("cardNumber", true),
      ("userPassword2", true), ("ssn", true), ("tokenizer", false), ("keyboard", false),
      ("api", false), ("key", false), ("secretary", false), ("passwordless", false),
      ("number", false), ("pwd", true), ("APIKey", true), ("apiKEY", true), ("apikey", true),
      ("APIKEY", true), ("APIKeys", true), ("myAPIKeyOfToday", true), ("XApiKey", true),
      ("api_keys", true), ("IDToken", true), ("JWTToken2", true), ("PASSWORDHash", true),
      ("userSSN", true), ("SSNs", true), ("ssns", true), ("CVVCode", true), ("MyPrivateKEY", true),
      ("monkey", false), ("MONKey", false), ("monKEY", false), ("APIMonkey", false),
      ("keyAPI", false), ("KEYapi", false), ("apiDonkeys", false), ("TOKENIZER", false),
      ("URLKey", false), ("HTTPSecretary", false), ("publicKey", false), ("pass", false),
      ("passcode", true), ("passwd", true), ("clientSecret", true), ("cvv", true), ("cvc", true),
    ] as [(String, Bool)])
  func secrets(key: String, isSecret: Bool) {
    let found = found(#"{"aps":{"alert":"a"},"\#(key)":"x"}"#, rule: "Y37")
    #expect(found.count == (isSecret ? 1 : 0), "\(found)")
    #expect(self.found(#"{"aps":{"alert":"a"},"\#(key)":""}"#, rule: "Y37") == [], "empty is none")
    #expect(self.found(#"{"aps":{"alert":"a"},"\#(key)":null}"#, rule: "Y37") == [])
  }
}
