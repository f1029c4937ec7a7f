import Lint
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("The examples that help shows of the rules of checking")
struct RuleExampleTests {
  private func rules(_ example: RuleExample, _ text: String) throws -> Set<RuleID> {
    var files = [
      "Tea.app/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>com.example.tea</string></dict></plist>",
      "Tea.app/Notifications.json": "{}",
    ]
    for (path, text) in example.others { files["Tea.app/" + path] = text }
    files["Tea.app/" + example.path] = text
    let folder = try ScratchFolder(files)
    var settings = WorldSettings()
    settings.configuration.profile = Profile(version: example.system)
    let check = try Check(
      [folder("Tea.app")], settings: settings, locations: DataLocations(dataFolder: nil))
    return Set(check.findings.compactMap(\.rule))
  }

  @Test(
    "What is called wrong breaks the rule, and what is called right does not",
    arguments: RuleExample.all.map(\.rule))
  func example(rule: RuleID) throws {
    let example = try #require(RuleExample.of(rule))
    let (wrong, right) = try (rules(example, example.wrong), rules(example, example.right))
    #expect(wrong.contains(rule), "\(wrong)")
    #expect(!right.contains(rule), "\(right)")
  }

  @Test("Each rule has one example, and most have one")
  func coverage() {
    let rules = RuleExample.all.map(\.rule)
    #expect(Set(rules).count == rules.count)
    #expect(rules.count >= 30)
  }
}
