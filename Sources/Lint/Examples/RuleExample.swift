import Notifications

/// A file that breaks a rule, and the same as it should be. Tests hold both against the rule, alone
/// in a folder with the other files that help shows.
package struct RuleExample: Sendable {
  /// The rule.
  package let rule: RuleID
  /// What the file is called, within the bundle of an app or beside it.
  package let path: String
  /// What it says wrongly.
  package let wrong: String
  /// What it is to say.
  package let right: String
  /// The other files that matter: paths within the bundle, with what they say.
  package let others: [String: String]
  /// The system's version that it is held against, as for `--os`.
  package let system: String

  init(
    _ rule: RuleID, _ path: String = "tea.apns", wrong: String, right: String,
    with others: [String: String] = [:], system: String = "12"
  ) {
    (self.rule, self.path, self.wrong) = (rule, path, wrong)
    (self.right, self.others, self.system) = (right, others, system)
  }

  /// The example of a rule; nil for rules that no short file shows.
  package static func of(_ rule: RuleID) -> RuleExample? { all.first { $0.rule == rule } }

  /// Every example, by the kind of file that it is about.
  package static let all =
    ofPayloads + ofAppsAndPayloads + ofApps + ofExtensions + ofTables + ofWires

  /// The rules that `check --fix` mends, as far as that needs no judgment.
  package static let mended: Set<RuleID> = ["Y1", "Y5", "Y6", "Y10", "Y21", "Y25"]
}
