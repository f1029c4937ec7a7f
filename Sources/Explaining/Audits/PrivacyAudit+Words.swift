import Notifications

extension PrivacyAudit {
  /// Kinds and leaks in a line.
  package var summary: String {
    let kinds = subjects.count.counted("kind")
    let leaking = subjects.count { !$0.leaks.isEmpty }
    if leaking == 0 { return "\(kinds) of notifications, nothing leaks" }
    return "\(kinds) of notifications, \(leaking.counted("leaks", "leak"))"
  }
}
