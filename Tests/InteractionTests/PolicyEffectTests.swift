import Foundation
import Notifications
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

/// A switch, what is played, and what is so without it and with it.
struct PolicyCase: CustomTestStringConvertible {
  let policy: String
  let rule: RuleID
  let story: String
  let usually: String
  let switched: String

  init(_ policy: String, _ rule: RuleID, usually: String, switched: String, _ story: String) {
    (self.policy, self.rule, self.story) = (policy, rule, story)
    (self.usually, self.switched) = (usually, switched)
  }

  var testDescription: String { "\(rule): \(policy)" }

  /// The name of the switch.
  var name: String { String(policy.prefix { $0 != " " }) }
}

@Suite("Section S: what each switch changes")
struct PolicyEffectTests {
  @Test(
    "L9, L10, L16, L19, L27, L31, T16, T19, U14, P7, P23, R10, A7, A16, X12, V1, V5, V8, C13: as it is usually, and switched",
    arguments: cases)
  func effect(example: PolicyCase) throws {
    let row = try #require(PolicySwitch.named(example.name))
    #expect(row.rule == example.rule)
    let usual = try TestSession(example.story + "expect \(example.usually)\n")
    #expect(usual.wrongs.isEmpty, "\(usual.wrongs)")
    let switched = try TestSession(
      "policy \(example.policy)\n" + example.story + "expect \(example.switched)\n")
    #expect(switched.wrongs.isEmpty, "\(switched.wrongs)")
    let other = try TestSession(example.story + "expect \(example.switched)\n")
    #expect(!other.wrongs.isEmpty, "it makes no difference")
  }

  @Test("Every switch is set somewhere: here, in another test, or in a scenario that is played")
  func all() throws {
    var text = ""
    for folder in ["Tests", "Fixtures"] {
      let root = Checkout.path + "/" + folder
      for path in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? []
      where path.hasSuffix(".swift") || path.hasSuffix(".scenario") {
        text += (try? String(contentsOfFile: root + "/" + path, encoding: .utf8)) ?? ""
      }
    }
    let declarations = try PolicyRows.declarations()
    for row in PolicySwitch.all {
      let isSet = [" \(row.name) ", "\"\(row.name) ", "\(row.name)="].contains { text.contains($0) }
      let key = try #require(declarations[row.name])
      let isNamed = text.contains("PolicySetting(.\(key),")
      #expect(isSet || isNamed, "no test sets \(row.name) (\(row.rule))")
    }
  }

  static let cases: [PolicyCase] = [
    PolicyCase(
      "cldr.hebrewMany true", "L27", usually: "notification a body \"20 other\"",
      switched: "notification a body \"20 many\"",
      """
      device locale=he_IL languages=he
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat","stringsdict":{"he":{"N":{"NSStringLocalizedFormatKey":"%#@n@","n":{"NSStringFormatSpecTypeKey":"NSStringPluralRuleType","NSStringFormatValueTypeKey":"d","one":"%d one","two":"%d two","many":"%d many","other":"%d other"}}}}}
      push chat {"aps":{"alert":{"loc-key":"N","loc-args":["20"]}}} id=a

      """),
    PolicyCase(
      "loc.nativeDigits true", "L31", usually: "notification a body \"300 other\"",
      switched: "notification a body \"٣٠٠ other\"",
      """
      device locale=ar_EG languages=ar
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat","stringsdict":{"ar":{"N":{"NSStringLocalizedFormatKey":"%#@n@","n":{"NSStringFormatSpecTypeKey":"NSStringPluralRuleType","NSStringFormatValueTypeKey":"d","other":"%d other"}}}}}
      push chat {"aps":{"alert":{"loc-key":"N","loc-args":["300"]}}} id=a

      """),
    PolicyCase(
      "loc.numericStrings other", "L9", usually: "notification a body \"1 one\"",
      switched: "notification a body \"1 other\"",
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat","stringsdict":{"en":{"N":{"NSStringLocalizedFormatKey":"%#@n@","n":{"NSStringFormatSpecTypeKey":"NSStringPluralRuleType","NSStringFormatValueTypeKey":"d","one":"%d one","other":"%d other"}}}}}
      push chat {"aps":{"alert":{"loc-key":"N","loc-args":["1"]}}} id=a

      """),
    PolicyCase(
      "loc.perKeyFallback true", "L19", usually: "notification a body A",
      switched: "notification a body Hello",
      """
      device locale=pl_PL languages=pl
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat","developmentRegion":"en","strings":{"en":{"A":"Hello"},"pl":{"B":"x"}}}
      push chat {"aps":{"alert":{"loc-key":"A"}}} id=a

      """),
    PolicyCase(
      "loc.perKeyFallback true", "L19", usually: "why a L14", switched: "why a L19",
      """
      device locale=pl_PL languages=pl
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat","developmentRegion":"en","strings":{"en":{"A":"Hello"},"pl":{"B":"x"}}}
      push chat {"aps":{"alert":{"loc-key":"A"}}} id=a

      """),
    PolicyCase(
      "loc.pushRelocalise true", "L10", usually: "notification a body Hello",
      switched: "notification a body Witaj",
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat","developmentRegion":"en","strings":{"en":{"A":"Hello"},"pl":{"A":"Witaj"}}}
      push chat {"aps":{"alert":{"loc-key":"A"}}} id=a
      locale pl_PL

      """),
    PolicyCase(
      "open.removesRecord false", "P23", usually: "notification a absent",
      switched: "notification a in center",
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      push chat {"aps":{"alert":{"title":"T","body":"B","thread-id":"x"}}} id=a
      unlock
      center
      tap a

      """),
    PolicyCase(
      "previews.globalDefault never", "U14", usually: "notification a body B",
      switched: "notification a body Notification",
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      push chat {"aps":{"alert":{"title":"T","body":"B","thread-id":"x"}}} id=a

      """),
    PolicyCase(
      "text.stripPushPercent true", "L16", usually: "notification a body \"100%% %d sure\"",
      switched: "notification a body \"100%  sure\"",
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      push chat {"aps":{"alert":"100%% %d sure"}} id=a

      """),
    PolicyCase(
      "dismiss.onClearAll false", "A16", usually: "call chat didReceive action=dismiss",
      switched: "not call chat didReceive action=dismiss",
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat","categories":[{"identifier":"c","options":["customDismissAction"]}]}
      push chat {"aps":{"alert":{"title":"T","body":"B","thread-id":"x"},"category":"c"}} id=a
      clear-all

      """),
    PolicyCase(
      "service.emptyContent allow", "V8", usually: "notification a body B",
      switched: "notification a absent",
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat","service":{"name":"S","misbehave":"emptyContent"}}
      push chat {"aps":{"alert":{"title":"T","body":"B","thread-id":"x"},"mutable-content":1}} id=a

      """),
    PolicyCase(
      "service.grace 5", "V5", usually: "notification a body B",
      switched: "notification a absent",
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat","service":{"name":"S","misbehave":"hang"}}
      push chat {"aps":{"alert":{"title":"T","body":"B","thread-id":"x"},"mutable-content":1}} id=a
      wait 32s

      """),
    PolicyCase(
      "service.timeLimit 10", "V5", usually: "notification a absent",
      switched: "notification a body B",
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat","service":{"name":"S","misbehave":"hang"}}
      push chat {"aps":{"alert":{"title":"T","body":"B","thread-id":"x"},"mutable-content":1}} id=a
      wait 12s

      """),
    PolicyCase(
      "service.stringAlert false", "V1", usually: "notification a title Changed",
      switched: "notification a title none",
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat","service":{"name":"S","steps":[{"set":{"title":"Changed"}}]}}
      push chat {"aps":{"alert":"B","mutable-content":1}} id=a
      wait 1s

      """),
    PolicyCase(
      "suggest.days 1", "X12", usually: "suggestion none",
      switched: "suggestion chat",
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      push chat {"aps":{"alert":"B"}} id=k
      push chat {"aps":{"alert":"B"}} id=p1
      clear p1
      push chat {"aps":{"alert":"B"}} id=p2
      clear p2
      push chat {"aps":{"alert":"B"}} id=p3
      clear p3
      push chat {"aps":{"alert":"B"}} id=p4
      clear p4
      push chat {"aps":{"alert":"B"}} id=p5
      clear p5
      dismiss-suggestion
      wait 2d
      push chat {"aps":{"alert":"B"}} id=p6
      clear p6
      push chat {"aps":{"alert":"B"}} id=p7
      clear p7
      push chat {"aps":{"alert":"B"}} id=p8
      clear p8
      push chat {"aps":{"alert":"B"}} id=p9
      clear p9
      push chat {"aps":{"alert":"B"}} id=p10
      clear p10

      """),
    PolicyCase(
      "content.completionLimit 9", "C13", usually: "call chat didReceive action=pet",
      switched: "not call chat didReceive action=pet",
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat","categories":[{"identifier":"c","actions":[{"identifier":"pet","title":"Pet"}]}],"content":[{"UNNotificationExtensionCategory":"c","view":[{"text":"x"}],"on":{"action pet":[]}}]}
      push chat {"aps":{"alert":{"title":"T","body":"B","thread-id":"x"},"category":"c"}} id=a
      unlock
      center
      view a
      act a pet
      wait 6s

      """),
    PolicyCase(
      "summary.mergeBy category", "T16", usually: "group chat/x summary \"3 things\"",
      switched: "group chat/x summary \"2 things and 1 things\"",
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat","categories":[{"identifier":"c","categorySummaryFormat":"%u things"},{"identifier":"d","categorySummaryFormat":"%u things"}]}
      push chat {"aps":{"alert":{"title":"T","body":"B"},"thread-id":"x","category":"c"}}
      push chat {"aps":{"alert":{"title":"T","body":"B"},"thread-id":"x","category":"d"}}
      push chat {"aps":{"alert":{"title":"T","body":"B"},"thread-id":"x","category":"d"}}
      push chat {"aps":{"alert":{"title":"T","body":"B"},"thread-id":"x","category":"c"}}

      """),
    PolicyCase(
      "summary.mixedFallbackIncludesArguments true", "T19",
      usually: "group chat/x summary \"2 more notifications\"",
      switched: "group chat/x summary \"2 more notifications from Ben and Anna\"",
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat","categories":[{"identifier":"c","categorySummaryFormat":"%u things from %@"},{"identifier":"d","categorySummaryFormat":"%u items"}]}
      push chat {"aps":{"alert":{"title":"T","body":"B","summary-arg":"Anna"},"thread-id":"x","category":"c"}}
      push chat {"aps":{"alert":{"title":"T","body":"B","summary-arg":"Ben"},"thread-id":"x","category":"d"}}
      push chat {"aps":{"alert":{"title":"T","body":"B","summary-arg":"Jo"},"thread-id":"x","category":"c"}}

      """),
    PolicyCase(
      "dnd.scope always", "R10", usually: "sound a default", switched: "sound a none",
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      unlock
      dnd on
      push chat {"aps":{"alert":"B","sound":"default"}} id=a

      """),
    PolicyCase(
      "actions.richPaneMax 2", "A7", usually: "actions a x,y,z", switched: "actions a x,y",
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat","categories":[{"identifier":"c","actions":[{"identifier":"x","title":"X"},{"identifier":"y","title":"Y"},{"identifier":"z","title":"Z"}]}]}
      push chat {"aps":{"alert":"B","category":"c"}} id=a
      unlock
      center
      view a

      """),
    PolicyCase(
      "banner.addsTo none", "P7", usually: "notification a in center",
      switched: "not notification a in center",
      """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      unlock
      push chat {"aps":{"alert":"B"}} id=a

      """),
  ]
}

extension TestSession {
  /// What was wrong with what was played, and what was not so.
  fileprivate var wrongs: [String] {
    interaction.complaints.said.filter { $0.severity == .error }.map(\.description)
      + session.failedChecks.map(\.failure.diagnostic.description)
  }
}
