import Lint
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("The examples that help shows of the rules of checking")
struct RuleExampleTests {
  /// What a check says of the files of an example, and of nothing else.
  private func rules(_ example: RuleExample, _ text: String) throws -> Set<RuleID> {
    let folder = try ScratchFolder(example.others.merging([example.path: text]) { $1 })
    var settings = WorldSettings()
    settings.configuration.profile = Profile(version: example.system)
    let check = try Check(
      [folder.path], settings: settings, locations: DataLocations(dataFolder: nil))
    return Set(check.findings.compactMap(\.rule))
  }

  @Test(
    "What is called wrong breaks the rule in a folder of its own, and what is called right does not",
    arguments: RuleExample.all.map(\.rule))
  func example(rule: RuleID) throws {
    let example = try #require(RuleExample.of(rule))
    let (wrong, right) = try (rules(example, example.wrong), rules(example, example.right))
    #expect(wrong.contains(rule), "\(wrong)")
    #expect(!right.contains(rule) && !right.contains("Y1"), "\(right)")
  }

  @Test("Each rule of checking has one example, which help shows")
  func coverage() {
    let rules = RuleExample.all.map(\.rule)
    #expect(Set(rules).count == rules.count)
    let all = Set(Rule.all.map(\.id).filter(\.isAboutFiles))
    #expect(all.count >= 48)
    #expect(all.symmetricDifference(rules).sorted { "\($0)" < "\($1)" } == [])
  }
}
