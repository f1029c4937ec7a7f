import Notifications

extension Document {
  /// The switches between readings of rules that are not documented, a row a switch.
  static let policies = Document(path: "Fixtures/Scenarios/POLICIES.md", text: policiesText)

  private static var policiesText: String {
    """
    # Policies

    Made from the keys by `\(refreshing)`; do not edit.

    Where it is not known for sure how the phone behaves, a switch chooses a reading: `policy NAME VALUE` in a
    scenario, `--policy=NAME=VALUE` on the command line.

    \(policyTable)
    """
  }

  private static var policyTable: String {
    var table = Table("Switch", "Default", "Values", "Rule")
    for policy in PolicySwitch.all {
      table.add(
        policy.name.code, policy.read(Policies()), policy.values, policy.rule.description)
    }
    return table.text
  }
}
