import Files
import Notifications
import Testing

@testable import Sessions

@Suite("What may be false of an app that has mistakes")
struct DoubtfulFindingsTests {
  @Test(
    "What says that something is missing is in doubt where that is read; all else is not",
    arguments: [
      ("Notifications.json", "Y8", "Payloads/a.apns", true),
      ("Notifications.json", "Y32", "Notifications.json", true),
      ("Notifications.json", "D2", "Notifications.json", true),
      ("Notifications.json", "Y34", "Notifications.json", false),
      ("Notifications.json", "Y7", "Payloads/a.apns", false),
      ("Notifications.json", "Y18", "Payloads/a.apns", false),
      ("A.entitlements", "Y7", "Payloads/a.apns", true),
      ("A.entitlements", "Y8", "Payloads/a.apns", false),
      ("PlugIns/S.appex/Service.json", "Y18", "Payloads/a.apns", true),
      ("PlugIns/S.appex/Service.json", "Y30", "Payloads/a.apns", true),
      ("PlugIns/S.appex/Service.json", "Y30", "PlugIns/S.appex/Info.plist", true),
      ("PlugIns/S.appex/Service.json", "Y30", "PlugIns/V.appex/Info.plist", false),
      ("PlugIns/S.appex/Service.json", "Y43", "PlugIns/S.appex/Info.plist", false),
    ] as [(String, RuleID, String, Bool)])
  func doubt(mistake: String, rule: RuleID, place: String, isDoubtful: Bool) {
    let doubts = DoubtfulFindings(for: [Diagnostic(Place("A.app/\(mistake)"), .error, "no")])
    let finding = Diagnostic(Place("A.app/\(place)"), .warning, "it lacks that", rule: rule)
    #expect(doubts.contain(finding) == isDoubtful)
    #expect(!DoubtfulFindings(for: []).contain(finding))
  }

  @Test(
    "Y32, Y33: what is asked for is in doubt where a mistake lies there, and not for one elsewhere",
    arguments: [
      (#"{"categories":[0]}"#, false), (#"{"delegate":0,"categories":[0]}"#, true),
      (#"{"authorization":{"options":[0]},"categories":[]}"#, true), ("[0]", true),
      (#"{"authorization":{},"categories":[0]"#, true),
    ])
  func consent(text: String, isDoubtful: Bool) throws {
    let source = SourceText(Array(text.utf8)[...], at: Place("Notifications.json"))
    let column = try #require(text.firstIndex(of: "0")).utf16Offset(in: text) + 1
    let mistake = Diagnostic(
      Place("Notifications.json", line: 1, column: column), .error, "it is a number")
    let document = JSONDocument.read(source, grammar: .ours)
    let doubts = DoubtfulFindings(
      for: [mistake], manifest: document.isBroken ? nil : document.root)
    for rule in ["Y32", "Y33"] as [RuleID] {
      let finding = Diagnostic(Place("Notifications.json"), .warning, "it lacks that", rule: rule)
      #expect(doubts.contain(finding) == isDoubtful)
    }
  }

  @Test("Y8: that a category is empty is said of the payload alone")
  func emptyCategory() {
    let doubts = DoubtfulFindings(for: [Diagnostic(Place("Notifications.json"), .error, "no")])
    #expect(!doubts.contain(Diagnostic(Place("a.apns"), .note, "category is empty", rule: "Y8")))
  }
}
