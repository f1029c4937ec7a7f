import Files
import Notifications

/// B47: the binary interface of Apple's servers is gone since 31 March 2021.
///
/// Found anywhere in a payload. A note, as an address in a payload does no harm by itself.
struct RetiredAddress: PayloadRule {
  static let id: RuleID = "B47"
  var reads: ValueReads { .picked(at: { _ in true }, where: { _, node in Self.mayBeIn(node) }) }

  private static let hosts = [
    "gateway.push.apple.com", "gateway.sandbox.push.apple.com", "feedback.push.apple.com",
    "feedback.sandbox.push.apple.com",
  ]

  private static let shortest = hosts.map(\.utf8.count).min() ?? 0

  private static func mayBeIn(_ node: JSONNode) -> Bool {
    // An escape of four digits may stand for any letter.
    node.kind == .string && node.byteCount >= shortest
      && (node.isWritten(with: "push.apple.com")
        || node.isEscaped && node.isWritten(with: "\\u00"))
  }

  func findings(in payload: JSONNode) -> [Diagnostic] {
    // Looked at as it is written first: in few texts anything like it is.
    if Self.mayBeIn(payload), let words = payload.string {
      guard let host = Self.hosts.first(where: words.containsBytes(of:)) else { return [] }
      return [note(payload, "\(host) was turned off on 31 March 2021; use api.push.apple.com")]
    }
    return payload.members.flatMap { findings(in: $0.value) }
      + payload.elements.flatMap { findings(in: $0) }
  }
}
