import Files
import Notifications

/// Y8, Y9, G6: an identifier that is empty is as good as none.
///
/// A server that always writes the key, and nothing in it, means none; so a note and no warning.
struct EmptyIdentifier: PayloadRule, ContentRule {
  static let id: RuleID = "Y8"
  var reads: ValueReads { .none }

  func findings(in payload: JSONNode) -> [Diagnostic] {
    [("category", Self.id), ("thread-id", "Y9")].compactMap { name, rule in
      finding(name, payload["aps"]?.member(named: name), rule)
    }
  }

  func findings(in content: LintedContent) -> [Diagnostic] {
    // An edit takes away what was there.
    guard content.form != .edit else { return [] }
    let keys: [(ContentEdit.Key, RuleID)] = [
      (.categoryIdentifier, Self.id), (.threadIdentifier, "Y9"),
    ]
    return keys.compactMap { key, rule in
      content.name(key).flatMap { finding($0, content.value(key), rule) }
    }
  }

  private func finding(_ name: String, _ node: JSONNode?, _ rule: RuleID) -> Diagnostic? {
    guard let node, node.string == "" else { return nil }
    return Diagnostic(node.place, .note, "\(name) is empty, as if it were not there", rule: rule)
  }
}
