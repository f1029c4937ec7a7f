import Files
import Notifications

/// What a `.coversheet-check.json` says of the folder that it lies in and of all below.
///
///     { "rules": { "ID": "off", "ID": "warning" },
///       "ignore": [ "Vendor/**", { "path": "Old.app/**", "rules": [ "ID" ] } ] }
package struct CheckSettingsFile: Hashable, Sendable {
  /// What the file is called.
  package static let name = ".coversheet-check.json"

  /// How bad what a rule finds is to be.
  var rules: [RuleID: RuleWeight] = [:]
  /// Files of which nothing is told, or not what some rules find.
  var ignored: [Ignored] = []
  /// The folder, whole; paths are held against what is below it.
  let folder: String

  /// Files that a check is silent about.
  struct Ignored: Hashable, Sendable {
    /// Which files.
    var pattern: PathPattern
    /// What is not told of them; nil for everything.
    var rules: Set<RuleID>?
  }

  /// What it says of a finding of a rule in a file; nil for nothing.
  func weight(of rule: RuleID, in path: String) -> RuleWeight? {
    let own = ownPath(path)
    let isIgnored = ignored.contains { entry in
      entry.rules?.contains(rule) != false && entry.pattern.matches(own)
    }
    return isIgnored ? .off : rules[rule]
  }

  /// Whether nothing is told of a file, not even what no rule says.
  func leavesOut(_ path: String) -> Bool {
    let own = ownPath(path)
    return ignored.contains { $0.rules == nil && $0.pattern.matches(own) }
  }

  private func ownPath(_ path: String) -> String {
    let whole = Folder.whole(path).text
    let own = whole.below(folder)
    return own.isExactly(whole) ? path : own
  }
}
