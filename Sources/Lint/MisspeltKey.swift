import Files
import Notifications

/// Y21: a key that nobody reads, close to one that the system reads.
struct MisspeltKey: PayloadRule {
  static let id: RuleID = "Y21"

  func findings(in payload: JSONNode) -> [Diagnostic] {
    guard let aps = payload["aps"], aps.isObject else { return [] }
    let inside = aps.members.compactMap { finding($0, known: PayloadKeys.aps, else: "aps") }
    guard let alert = aps["alert"], alert.isObject else { return inside }
    return inside + alert.members.compactMap { finding($0, known: PayloadKeys.alert, else: nil) }
  }

  /// The key that a misspelt one most likely means, which may be one of the other level; nil for known
  /// ones and for those that are near none.
  static func meant(by name: String, isInAlert: Bool) -> String? {
    guard !PayloadKeys.all.contains(name) else { return nil }
    return nearest(name, among: isInAlert ? PayloadKeys.alert : PayloadKeys.aps)
      ?? nearest(name, among: PayloadKeys.aps)
  }

  private func finding(
    _ member: JSONNode.Member, known: [String], else level: String?
  ) -> Diagnostic? {
    let name = member.name
    guard !known.contains(name), !PayloadKeys.all.contains(name) else { return nil }
    if let near = nearest(name, among: known) {
      return warning(member.key, "nothing reads \(name); write \(near)")
    }
    if let elsewhere = nearest(name, among: PayloadKeys.aps) {
      return warning(member.key, "nothing reads \(name); write \(elsewhere), which belongs in aps")
    }
    return level.map { note(member.key, "nothing reads \(name) in \($0)") }
  }
}
