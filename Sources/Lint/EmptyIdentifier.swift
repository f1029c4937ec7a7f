import Files
import Notifications

/// Y8, Y9, G6: an identifier that is empty is as good as none.
///
/// A server that always writes the key, and nothing in it, means none; so a note and no warning.
struct EmptyIdentifier: PayloadRule {
  static let id: RuleID = "Y8"

  func findings(in payload: JSONNode) -> [Diagnostic] {
    [("category", Self.id), ("thread-id", "Y9")].compactMap { name, rule in
      guard let node = payload["aps"]?.member(named: name), node.string == "" else { return nil }
      return Diagnostic(
        node.place, .note, "\(name) is empty, as if it were not there", rule: rule)
    }
  }
}
