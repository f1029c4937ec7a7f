/// A switch whatever the type of its value, which is written as text: a
/// `PolicyKey` for lists and lines.
package struct PolicySwitch: Sendable {
  /// The name as `policy` takes it.
  package let name: String
  /// The rule it decides about.
  package let rule: RuleID
  /// The values it takes, in words.
  package let values: String
  /// Its value as written.
  package let read: @Sendable (Policies) -> String
  /// Sets it; false where the text is none of its values.
  package let write: @Sendable (inout Policies, String) -> Bool

  init<Value>(_ key: PolicyKey<Value>) {
    name = key.name
    rule = key.rule
    values = key.form.values
    read = { key.form.text($0[key]) }
    write = { policies, text in
      guard let value = key.form.value(text) else { return false }
      policies[key] = value
      return true
    }
  }

  /// The switches of several keys, in their order.
  static func of<each Value>(_ keys: repeat PolicyKey<each Value>) -> [PolicySwitch] {
    var switches: [PolicySwitch] = []
    repeat switches.append(PolicySwitch(each keys))
    return switches
  }

  /// The switch with this name.
  package static func named(_ name: String) -> PolicySwitch? { all.first { $0.name == name } }

  /// The setting that a text says, in the one way in which its value is written: `007` is `7`.
  ///
  /// - Returns: Nil where the text is none of the values.
  package func setting(_ text: String) -> PolicySetting? {
    var policies = Policies()
    return write(&policies, text) ? PolicySetting(self, read(policies)) : nil
  }

  /// Why a text is none of the values.
  package func refusal(of text: String) -> String { "\(name) takes \(values), not “\(text)”" }

  /// Every switch, by name.
  package static let all: [PolicySwitch] = [
    grouping, summaries, hiddenPreviews, localization, presentation, settings, watch, actions,
    criticalAlerts, focus, management, serviceExtensions, contentExtensions, triggers, legacy, push,
  ]
  .flatMap(\.self).ordered { $0.name < $1.name }
}
