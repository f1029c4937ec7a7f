import Notifications

/// How bad what rules find in one file is to be.
struct FileWeights: Sendable {
  /// As complaints about it name it.
  let path: String
  /// What the command line says, by rule.
  let command: [RuleID: RuleWeight]
  /// What the file itself says.
  let marks: IgnoreMarks
  /// What the nearest settings file above it says; nil where there is none.
  let settings: CheckSettingsFile?

  /// How bad what a rule finds in a line is to be; nil where nothing is said of it.
  ///
  /// - Parameter line: From 1.
  func weight(of rule: RuleID, line: Int) -> RuleWeight? {
    // A file that is left out altogether is not asked for by naming a rule.
    if let weight = command[rule] { return settings?.leavesOut(path) == true ? .off : weight }
    if marks.ignores(rule, line: line) { return .off }
    return settings?.weight(of: rule, in: path)
  }
}
