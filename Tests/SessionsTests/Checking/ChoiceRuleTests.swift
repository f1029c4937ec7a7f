import Lint
import Notifications
import TestSupport
import Testing

@testable import Sessions

/// Rules that need to know what the person of a scenario chose.
@Suite("What levels, scores and criteria are for is held against what a scenario’s person chose")
struct ChoiceRuleTests {
  private static let app =
    #"app {"bundleIdentifier":"com.example.soup","entitlements":["#
    + #""com.apple.developer.usernotifications.time-sensitive"]}"#

  private func found(_ lines: [String], _ system: String = "16") throws -> [String] {
    let text = ([Self.app] + lines).joined(separator: "\n")
    let folder = try ScratchFolder(["day.scenario": text])
    var settings = WorldSettings()
    settings.configuration.profile = Profile(version: system)
    let check = try Check(
      [folder("day.scenario")], settings: settings, locations: DataLocations(dataFolder: nil))
    let rules: [RuleID] = ["F10", "F14", "D4"]
    return check.findings.filter { finding in finding.rule.map(rules.contains) == true }
      .map { "\($0.place.line) \($0.rule?.description ?? "")" }
  }

  private static let scored = #"push soup {"aps":{"alert":"a","relevance-score":0.5}}"#
  private static let asked =
    #"schedule soup {"identifier":"r","content":{"title":"a","relevanceScore":0.5}}"#

  @Test(
    "F14: a relevance score is told once an app where no app ever was in a summary",
    arguments: [
      ([scored], "16", ["2 F14"]), ([scored, scored], "15", ["2 F14"]), ([scored], "14", []),
      ([asked], "16", ["2 F14"]),
      (
        [
          #"app {"bundleIdentifier":"com.example.stew","on":{"launch":["#
            + #"{"schedule":{"identifier":"r","content":{"title":"a","relevanceScore":0.5}}}]}}"#,
          "unlock", "launch stew", "home",
        ], "16", ["2 F14"]
      ),
      (["summary on apps=soup", scored], "16", []), ([scored, "summary on apps=soup"], "16", []),
      (["summary on apps=soup", scored, "summary off"], "16", []),
      (["summary on", scored], "16", ["3 F14"]),
      (["summary on", "setting soup delivery=summary", scored], "16", []),
      ([#"push soup {"aps":{"alert":"a"}}"#], "16", []),
    ] as [([String], String, [String])])
  func relevance(lines: [String], system: String, expected: [String]) throws {
    // What comes at the end is seen, too.
    #expect(try found(lines + ["wait 1s"], system) == expected)
  }

  private static func push(_ criteria: String) -> String {
    #"push soup {"aps":{"alert":"a","filter-criteria":"\#(criteria)"}}"#
  }

  @Test(
    "F10: criteria that no filter of the app names are told once each",
    arguments: [
      ([push("hot")], "16", ["2 F10"]), ([push("hot"), push("hot")], "16", ["2 F10"]),
      ([push("hot")], "15", []), ([push("")], "16", []),
      (["focus-filter soup Work hot", push("hot"), push("cold")], "16", ["4 F10"]),
      ([push("hot"), "focus-filter soup Work hot"], "16", []),
      (["focus-filter soup Work hot", push("hot"), "focus-filter soup Work cold"], "16", []),
      // Criteria that look alike and have other bytes are two, as the filter takes them.
      (["focus-filter soup Work caf\u{E9}", push("cafe\u{301}")], "16", ["3 F10"]),
      (["focus-filter soup Work caf\u{E9} cafe\u{301}", push("cafe\u{301}")], "16", []),
      (
        [
          #"app {"bundleIdentifier":"com.example.stew"}"#, "focus-filter stew Work hot",
          push("hot"),
        ], "16", ["4 F10"]
      ),
    ] as [([String], String, [String])])
  func criteria(lines: [String], system: String, expected: [String]) throws {
    #expect(try found(lines + ["wait 1s"], system) == expected)
  }

  private static func pushes(urgent: Int, of count: Int) -> [String] {
    (1...count).map {
      let level = $0 <= urgent ? "time-sensitive" : "passive"
      return #"push soup {"aps":{"alert":"\#($0)","interruption-level":"\#(level)"}}"#
    }
  }

  @Test(
    "D4, F3: Time Sensitive is for at most a third of what comes",
    arguments: [
      (3, 6, "16", ["2 D4"]), (2, 6, "16", []), (3, 9, "16", []), (4, 9, "16", ["2 D4"]),
      (5, 5, "16", []), (6, 6, "15", ["2 D4"]), (6, 6, "14", []),
    ] as [(Int, Int, String, [String])])
  func timeSensitive(urgent: Int, count: Int, system: String, expected: [String]) throws {
    #expect(try found(Self.pushes(urgent: urgent, of: count), system) == expected)
  }
}
