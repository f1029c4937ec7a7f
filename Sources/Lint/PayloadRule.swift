import Files
import Notifications
import Scenarios

/// A rule about payloads: what in them will not do what their author means.
package protocol PayloadRule: Sendable {
  /// The rule's id.
  static var id: RuleID { get }

  /// What it finds in a payload that is an object, in the order of the file.
  func findings(in payload: JSONNode) -> [Diagnostic]
}

extension PayloadRule {
  func warning(_ node: JSONNode, _ message: String) -> Diagnostic {
    Diagnostic(node.place, .warning, message, rule: Self.id)
  }

  func note(_ node: JSONNode, _ message: String) -> Diagnostic {
    Diagnostic(node.place, .note, message, rule: Self.id)
  }
}
