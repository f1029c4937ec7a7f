import Files
import Notifications

/// A rule about payloads: what in them will not do what their author means.
package protocol PayloadRule: LintRule {
  /// What it finds in a payload that is an object, in the order of the file.
  func findings(in payload: JSONNode) -> [Diagnostic]
}
