import Files
import Notifications

/// Y27, R5: a volume goes from 0 to 1, and at 0 nothing is heard.
///
/// Of critical sounds alone has the volume a meaning; it is looked at wherever it stands.
struct SoundVolume: PayloadRule, ContentRule {
  static let id: RuleID = "Y27"
  var reads: ValueReads { .values(of: ["volume"]) }

  func findings(in payload: JSONNode) -> [Diagnostic] {
    payload.values(of: "sound").compactMap { $0["volume"].flatMap(finding) }
  }

  func findings(in content: LintedContent) -> [Diagnostic] {
    [content.value(.sound)?["volume"].flatMap(finding)].compactMap(\.self)
  }

  private func finding(_ node: JSONNode) -> Diagnostic? {
    guard let volume = node.double else { return nil }
    if volume == 0 { return warning(node, "at volume 0 nothing is heard") }
    guard volume < 0 || volume > 1 else { return nil }
    let taken = volume < 0 ? "0, so nothing is heard" : "1"
    return warning(node, "volume goes from 0 to 1; this is taken as \(taken)")
  }
}
