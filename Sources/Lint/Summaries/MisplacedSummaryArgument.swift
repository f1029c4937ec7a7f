import Files
import Notifications

/// Y10: `summary-arg` and `summary-arg-count` are read from `alert` alone (T27).
///
/// Its own id, and not Y6: the study notes about WWDC18 put these keys into `aps`, and many
/// payloads follow them.
struct MisplacedSummaryArgument: PayloadRule {
  static let id: RuleID = "Y10"
  var reads: ValueReads { .none }
  /// The keys that it is about.
  static let keys = ["summary-arg", "summary-arg-count"]

  func findings(in payload: JSONNode) -> [Diagnostic] {
    guard let aps = payload["aps"], aps.isObject else { return [] }
    let misplaced = [("at the top level", payload), ("in aps", aps)].flatMap { level, object in
      object.members.filter { Self.keys.contains($0.name) }.map { (level, $0) }
    }
    if misplaced.isEmpty { return [] }
    let places = StrayPlaces(in: payload)
    return misplaced.map { level, member in
      let advice = places.adviceToMoveDown(member.name)
      return warning(member.key, "\(member.name) has no effect \(level); \(advice)")
    }
  }
}
