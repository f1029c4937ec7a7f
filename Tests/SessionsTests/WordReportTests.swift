import Delivery
import Notifications
import Testing

@testable import Sessions

@Suite("What preview prints of each category")
struct WordReportTests {
  private func report(system: Int, _ format: String) throws -> WordReport {
    let run = try HeadlessRun.played(
      """
      device os=\(system)
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea","categories":[{"identifier":"pot",
        "categorySummaryFormat":"\(format)","hiddenPreviewsBodyPlaceholder":"%u pots"}]}

      """)
    return WordReport(run.session.state, locales: [WordLocale("en")], numbers: [2])
  }

  @Test(
    "G1, H1, H15: what a system never shows is left out",
    arguments: [
      (10, []), (11, ["placeholder off"]),
      (12, ["summary automatic by-app", "placeholder automatic by-app off"]),
    ] as [(Int, [String])])
  func uses(system: Int, told: [String]) throws {
    let found = try report(system: system, "%u more").sections.map { section in
      ([section.matrix.use.rawValue] + section.grouping.map(\.rawValue)).joined(separator: " ")
    }
    #expect(found == told)
  }

  @Test(
    "T26: from iOS 15 on a format with a list is marked, as the system’s words stand there",
    arguments: [(14, []), (15, ["Y14"])] as [(Int, [RuleID])])
  func ignored(system: Int, rules: [RuleID]) throws {
    let section = try #require(try report(system: system, "%u more from %@").sections.first)
    let wording = section.matrix.columns[0].wording(2)
    #expect(wording.flaws.map(\.rule) == rules)
    #expect(wording.words.contains("notifications") == !rules.isEmpty, "\(wording.words)")
  }
}
