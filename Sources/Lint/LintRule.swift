import Files
import Notifications

/// What every rule of the linter has: an id, under which it complains.
package protocol LintRule: Sendable {
  /// The rule's id.
  static var id: RuleID { get }
}

extension LintRule {
  /// Something that will not do what its author means.
  func warning(_ place: Place, _ message: String) -> Diagnostic {
    Diagnostic(place, .warning, message, rule: Self.id)
  }

  /// Something worth knowing.
  func note(_ place: Place, _ message: String) -> Diagnostic {
    Diagnostic(place, .note, message, rule: Self.id)
  }

  /// The same, at a value of a payload.
  func warning(_ node: JSONNode, _ message: String) -> Diagnostic { warning(node.place, message) }

  /// The same, at a value of a payload.
  func note(_ node: JSONNode, _ message: String) -> Diagnostic { note(node.place, message) }
}
