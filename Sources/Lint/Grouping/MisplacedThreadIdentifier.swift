import Files
import Notifications

/// Y5: `thread-id` inside `alert` has no effect; it belongs in `aps`.
///
/// Without it the notifications of an app are one group, which is how the mistake shows.
struct MisplacedThreadIdentifier: PayloadRule {
  static let id: RuleID = "Y5"
  var reads: ValueReads { .none }

  func findings(in payload: JSONNode) -> [Diagnostic] {
    guard let alert = payload["aps"]?["alert"], alert.isObject,
      let key = alert.members.first(where: { $0.isNamed("thread-id") })?.key
    else { return [] }
    let advice = StrayPlaces(in: payload).advice(
      "move it up into aps", for: "thread-id", in: .aps)
    return [warning(key, "thread-id has no effect inside alert; \(advice)")]
  }
}
