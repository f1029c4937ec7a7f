import Notifications
import TestSupport
import Testing

@Suite("Section S: the table of switches")
struct PolicyTableTests {
  @Test("Every row is in the list of all, by name")
  func everyPolicy() throws {
    let rows = try PolicyRows.declarations()
    #expect(rows.count > 70)
    #expect(PolicySwitch.all.map(\.name) == rows.keys.sorted())
  }

  @Test("Every rule of a switch is one that is known")
  func rules() {
    for policy in PolicySwitch.all {
      #expect(Rule.named(policy.rule) != nil, "\(policy.name) decides about \(policy.rule)")
    }
  }

  @Test("A default is written as a value that sets it", arguments: PolicySwitch.all.map(\.name))
  func defaults(name: String) throws {
    let policy = try #require(PolicySwitch.named(name))
    let standard = policy.read(Policies())
    let setting = try #require(policy.setting(standard))
    var policies = Policies()
    #expect(policy.write(&policies, setting.value))
    #expect(policies == Policies())
  }

  @Test(
    "A value that a switch does not have is refused with those that it has",
    arguments: [
      ("group.stackThreshold", "1", "group.stackThreshold takes 2 to 9, not “1”"),
      ("actions.richPaneMax", "all", "actions.richPaneMax takes by-profile or 0 to 99, not “all”"),
      ("dnd.scope", "never", "dnd.scope takes whileLocked or always, not “never”"),
      ("quiet.keepsBadge", "on", "quiet.keepsBadge takes true or false, not “on”"),
      ("critical.defaultVolume", "2", "critical.defaultVolume takes 0 to 1, not “2”"),
    ])
  func refusals(name: String, value: String, words: String) throws {
    let policy = try #require(PolicySwitch.named(name))
    #expect(policy.setting(value) == nil)
    #expect(policy.refusal(of: value) == words)
  }

  @Test("A setting is of the switch’s own type, and equal to the one that a line says")
  func typed() throws {
    let line = PolicySwitch.named("group.stackThreshold")?.setting("5")
    #expect(PolicySetting(.stackThreshold, 5) == line)
    #expect(PolicySetting(.stackThreshold, 4) != line)
    #expect(PolicySetting(.dndScope, .always).value == "always")
    #expect(PolicySetting(.actionsRichPaneMax, nil).value == "by-profile")
  }
}
