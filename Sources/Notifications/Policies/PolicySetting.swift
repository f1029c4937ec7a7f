/// A switch with the value that it is to have.
package struct PolicySetting: Sendable {
  /// The switch.
  package let policy: PolicySwitch
  /// The value as the switch writes it.
  package let value: String

  init(_ policy: PolicySwitch, _ value: String) {
    (self.policy, self.value) = (policy, value)
  }

  /// Makes a setting of a value of the switch's own type.
  package init<Value>(_ key: PolicyKey<Value>, _ value: Value) {
    self.init(PolicySwitch(key), key.form.text(value))
  }
}

extension PolicySetting: Hashable {
  package static func == (one: PolicySetting, other: PolicySetting) -> Bool {
    one.policy.name == other.policy.name && one.value == other.value
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(policy.name)
    hasher.combine(value)
  }
}
