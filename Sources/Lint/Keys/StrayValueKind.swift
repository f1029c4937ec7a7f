import Files
import Notifications

/// Y25, Y26, Y11: a value that nothing reads yet, and of the wrong kind for where it belongs.
///
/// So that a payload whose key is moved by `--fix` has no new complaints afterwards. Of documented keys
/// that nothing here reads at all, as the device or the app does, the kind is told where they belong,
/// and what an event or a date cannot be.
struct StrayValueKind: PayloadRule {
  static let id: RuleID = "Y25"
  var reads: ValueReads {
    .picked(
      at: { $0.isStray || $0.isInAps && $0.isNamed(Self.judged) },
      where: { value, node in
        value.names.contains { !PayloadReader.complaints(about: node, as: $0).isEmpty }
      })
  }

  // Of what is not read, what is judged by more than its kind.
  private static let judged = PayloadKeys.ofActivities + ["stale-date", "dismissal-date"]

  func findings(in payload: JSONNode) -> [Diagnostic] {
    StrayValue.all(in: payload).flatMap { PayloadReader.complaints(about: $0.value, as: $0.key) }
      + unread(in: payload["aps"])
  }

  private func unread(in aps: JSONNode?) -> [Diagnostic] {
    guard let aps, aps.isObject else { return [] }
    let isActivity = aps.isForLiveActivity
    return aps.members.filter { isActivity || !PayloadKeys.ofActivities.contains($0.name) }
      .flatMap { PayloadReader.complaints(aboutUnread: $0.value, as: $0.name) }
  }
}
