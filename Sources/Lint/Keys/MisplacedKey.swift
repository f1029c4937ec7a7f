import Files
import Notifications

/// Y6: a known key at the wrong level has no effect.
struct MisplacedKey: PayloadRule {
  static let id: RuleID = "Y6"
  var reads: ValueReads { .none }

  /// Those that stand beside `aps` by mistake. Others, such as `event`, are words that
  /// apps use for their own there.
  private static let belongInAps = [
    "category", "badge", "sound", "mutable-content", "content-available",
  ]

  /// The level where a key is read that has no effect where it stands; nil for one that is read
  /// there, and for one of the app's own.
  ///
  /// Two have rules of their own: `thread-id` in `alert` (Y5), and a summary's argument (Y10).
  ///
  /// - Parameter payload: The whole document.
  static func home(
    of name: String, at level: PayloadLevel, in payload: JSONNode
  ) -> PayloadLevel? {
    switch level {
    case .top: return belongs(name, inApsOf: payload) ? .aps : nil
    case .aps:
      if PayloadKeys.soundAlone.contains(name) { return .sound }
      return PayloadKeys.alertAlone.contains(name) ? .alert : nil
    case .alert:
      if PayloadKeys.soundAlone.contains(name) { return .sound }
      return belongs(name, aboveAlertIn: payload) ? .aps : nil
    case .sound:
      let isAbove = belongInAps.contains(name) || PayloadKeys.hyphenated.contains(name)
      return isAbove && name != "sound" ? .aps : nil
    }
  }

  // What is the app's own, where `aps` has it as well.
  private static func belongs(_ name: String, inApsOf payload: JSONNode) -> Bool {
    if belongInAps.contains(name) { return true }
    guard name == "alert" || PayloadKeys.unmistakable.contains(name) else { return false }
    return payload["aps"]?.member(named: name) == nil
  }

  // A live activity's alert has a sound of its own.
  private static func belongs(_ name: String, aboveAlertIn payload: JSONNode) -> Bool {
    if name == "thread-id" { return false }
    if name == "sound" { return payload["aps"]?.isMeantForLiveActivity != true }
    return belongInAps.contains(name) || PayloadKeys.hyphenated.contains(name)
  }

  func findings(in payload: JSONNode) -> [Diagnostic] {
    guard let aps = payload["aps"], aps.isObject else { return [] }
    let misplaced = payload.levels.flatMap { level, object in
      object.members.compactMap { member in
        Self.home(of: member.name, at: level, in: payload).map { (member, level, home: $0) }
      }
    }
    if misplaced.isEmpty { return [] }
    let places = StrayPlaces(in: payload)
    return misplaced.map { member, level, home in
      let advice = advice(for: member.name, from: level, to: home, aps, places)
      let place = level == .top ? "at the top level" : "in \(level.words)"
      return warning(member.key, "\(member.name) has no effect \(place); \(advice)")
    }
  }

  private func advice(
    for key: String, from level: PayloadLevel, to home: PayloadLevel, _ aps: JSONNode,
    _ places: StrayPlaces
  ) -> String {
    let move: String
    switch home {
    case .top, .aps: move = level == .top ? "move it into aps" : "move it up into aps"
    case .alert: return places.adviceToMoveDown(key)
    case .sound:
      move =
        aps["sound"]?.isObject == true
        ? "move it into sound" : "move it into a sound that is an object"
    }
    return places.advice(move, for: key, in: home)
  }
}
