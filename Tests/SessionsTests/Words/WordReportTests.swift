import Delivery
import Notifications
import Testing

@testable import Sessions

@Suite("What preview prints of each category")
struct WordReportTests {
  private func report(
    system: Int, _ format: String, _ placeholder: String = "%u pots"
  ) throws -> WordReport {
    let run = try HeadlessRun.played(
      """
      device os=\(system)
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea","categories":[{"identifier":"pot",
        "categorySummaryFormat":"\(format)","hiddenPreviewsBodyPlaceholder":"\(placeholder)"}]}

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

  @Test("T4, T10: a table names as many as the summary of what came does, none more than it counts")
  func names() throws {
    let pushes = ["Ada", "Ben", "Cleo", "Dora"].map { name in
      #"push tea {"aps":{"alert":{"body":"b","summary-arg":"\#(name)"},"category":"pot"}}"#
    }
    let run = try HeadlessRun.played(
      """
      device os=12
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea","categories":[{"identifier":"pot",
        "categorySummaryFormat":"%u more from %@"}]}
      \(pushes.joined(separator: "\n"))

      """)
    let report = WordReport(run.session.state, locales: [WordLocale("en")], numbers: [0, 1, 2, 3])
    let column = try #require(report.sections.first?.matrix.columns.first)
    #expect(
      [0, 1, 2, 3].map { column.wording($0).words } == [
        "0 more from Cleo and Ben", "1 more from Cleo", "2 more from Cleo and Ben",
        "3 more from Cleo, Ben, and Ada",
      ])
    let group = try #require(run.session.state.list.lockScreen.groups.first)
    #expect(run.session.state.summary(of: group)?.words == column.wording(3).words)
  }

  @Test("T10, T13: for the number of a stack that is there all are named whom that one names")
  func namesOfStack() throws {
    let names = ["Ada", "Ben", "Cleo", "Dora", "Eve", "Fay", "Fay", "Gil"]
    let pushes = names.map { name in
      #"push tea {"aps":{"alert":{"body":"b","summary-arg":"\#(name)"},"category":"pot"}}"#
    }
    let run = try HeadlessRun.played(
      """
      device os=12
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea","categories":[{"identifier":"pot",
        "categorySummaryFormat":"%u more from %@"}]}
      \(pushes.joined(separator: "\n"))

      """)
    let report = WordReport(run.session.state, locales: [WordLocale("en")], numbers: [6, 7])
    let column = try #require(report.sections.first?.matrix.columns.first)
    let group = try #require(run.session.state.list.lockScreen.groups.first)
    #expect(column.wording(7).words == "7 more from Fay, Eve, Dora, Cleo, Ben, and Ada")
    #expect(run.session.state.summary(of: group)?.words == column.wording(7).words)
    #expect(column.wording(6).words == "6 more from Fay, Eve, Dora, and Cleo")
  }

  @Test(
    "H5: an empty placeholder is none, so that the words are the system’s own",
    arguments: [
      ("%u pots", "a literal, the same in all languages"), ("", "the system’s own words"),
    ])
  func emptyPlaceholder(placeholder: String, source: String) throws {
    let sections = try report(system: 12, "%u more", placeholder).sections
    #expect(sections.last?.source == source)
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
