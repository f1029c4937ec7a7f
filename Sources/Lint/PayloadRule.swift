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

/// The linter: every rule about payloads.
package enum Lint {
  /// The rules, in the order of their ids.
  package static let payloadRules: [any PayloadRule] = [
    MisplacedThreadIdentifier(), MisplacedKey(), MisspeltKey(),
  ]

  /// Everything that the rules find in a payload, in the order of the file; nothing in what is no
  /// object, since its reader complained already.
  package static func findings(in source: SourceText) -> [Diagnostic] {
    guard let root = JSONDocument.read(source, grammar: .payload).root, root.isObject else {
      return []
    }
    return payloadRules.flatMap { $0.findings(in: root) }.sorted { $0.place < $1.place }
  }
}
