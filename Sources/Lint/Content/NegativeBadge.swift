import Files
import Notifications

/// Y26, P18: a badge below 0 changes nothing.
///
/// Also where the badge stands at the wrong level: both mistakes are told at once.
struct NegativeBadge: PayloadRule, ContentRule {
  static let id: RuleID = "Y26"
  var reads: ValueReads {
    .picked(
      at: { $0.isNamed(["badge"]) }, where: { _, node in node.firstByte == UInt8(ascii: "-") })
  }

  func findings(in payload: JSONNode) -> [Diagnostic] {
    payload.values(of: "badge").filter { ($0.integer ?? 0) < 0 }.map {
      warning($0, "a badge below 0 changes nothing; write 0 to take it away")
    }
  }

  func findings(in content: LintedContent) -> [Diagnostic] {
    // Of a request its reader says so, as it takes no such number.
    guard content.form == .legacy, let node = content.value(.badge), (node.integer ?? 0) < 0 else {
      return []
    }
    return [warning(node, "a badge below 0 changes nothing; leave it out")]
  }
}
