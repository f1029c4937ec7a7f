import Files
import Notifications

/// What every rule of the linter has: an id, under which it complains.
///
/// A rule is a value without state, made once and asked for many files. Its tests and the index of
/// rules find it by its id.
protocol LintRule: Sendable {
  /// The rule's id. It stands in brackets behind each message.
  static var id: RuleID { get }
}

extension LintRule {
  /// Something that will not do what its author means.
  ///
  /// - Parameters:
  ///   - place: Of the smallest part that is wrong: a key and not its object.
  ///   - message: What was found, and what to write instead; without a capital and a full stop.
  func warning(_ place: Place, _ message: String) -> Diagnostic {
    Diagnostic(place, .warning, message, rule: Self.id)
  }

  /// Something worth knowing. A check with `--strict` fails for warnings, not for notes.
  func note(_ place: Place, _ message: String) -> Diagnostic {
    Diagnostic(place, .note, message, rule: Self.id)
  }

  /// The same, at a value of a payload.
  func warning(_ node: JSONNode, _ message: String) -> Diagnostic { warning(node.place, message) }

  /// The same, at a value of a payload.
  func note(_ node: JSONNode, _ message: String) -> Diagnostic { note(node.place, message) }
}
