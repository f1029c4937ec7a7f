/// A switch between readings of an undocumented rule, as a key of its value's type (section S).
///
/// Each key is one row: name, default, values and rule. `PolicySwitch.all` lists them.
package final class PolicyKey<Value: Hashable & Sendable>: Sendable {
  /// The name as `policy` takes it.
  package let name: String
  /// What it is set to unless something else is said.
  package let standard: Value
  /// How its values are written.
  let form: PolicyForm<Value>
  /// The rule that it decides about.
  package let rule: RuleID

  init(_ name: String, _ standard: Value, _ form: PolicyForm<Value>, _ rule: RuleID) {
    (self.name, self.standard, self.form, self.rule) = (name, standard, form, rule)
  }
}
