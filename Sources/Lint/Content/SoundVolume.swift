import Files
import Notifications

/// Y27, R5: a volume goes from 0 to 1, and at 0 no critical alert is heard.
///
/// Whether a critical sound comes as one is the app's matter (R2, R3), so that is all it says.
/// Of critical sounds alone has the volume a meaning; it is looked at wherever it stands, but only
/// where the sound says nothing about being critical is it taken for a mistake.
struct SoundVolume: PayloadRule, ContentRule {
  static let id: RuleID = "Y27"
  var reads: ValueReads { .values(of: ["volume"]) }

  func findings(in payload: JSONNode) -> [Diagnostic] {
    let strays = StrayValue.all(in: payload).filter { $0.key == "volume" }.map(\.value)
    return payload.values(of: "sound").compactMap(finding) + strays.compactMap(outOfRange)
  }

  func findings(in content: LintedContent) -> [Diagnostic] {
    [content.value(.sound).flatMap(finding)].compactMap(\.self)
  }

  private func finding(_ sound: JSONNode) -> Diagnostic? {
    guard let node = sound["volume"] else { return nil }
    let isSaid = sound.members.contains { member in
      let meant = MisspelledKey.meant(by: member.name, at: .sound)
      return (meant ?? member.name) == "critical"
    }
    let isInRange = node.double.map { 0...1 ~= $0 } ?? false
    guard !isSaid, isInRange else { return outOfRange(node) }
    return note(node, "volume has no effect on a sound that is not critical; write critical: 1")
  }

  private func outOfRange(_ node: JSONNode) -> Diagnostic? {
    guard let volume = node.double else { return nil }
    if volume == 0 { return warning(node, "at volume 0 a critical alert is not heard") }
    guard volume < 0 || volume > 1 else { return nil }
    let taken = volume < 0 ? "0, and is not heard" : "1"
    return warning(node, "volume goes from 0 to 1; a critical alert takes this as \(taken)")
  }
}
