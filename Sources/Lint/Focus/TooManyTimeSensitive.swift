import Notifications

/// D4: an app that calls much of what it sends Time Sensitive; people turn
/// that off for all of it (F3).
///
/// Told of scenarios, which show how much comes; samples of payloads do not.
struct TooManyTimeSensitive: AppRule {
  static let id: RuleID = "D4"

  // Below six, a third is one or two notifications.
  private static let fewest = 6

  func findings(in app: LintedApp) -> [Diagnostic] {
    guard app.profile.has(.interruptionLevel), app.choices != nil, app.app.isEntitledToTimeSensitive
    else { return [] }
    let seen = app.contents.filter(\.hasAlert)
    let level = InterruptionLevel.timeSensitive.rawValue
    let urgent = seen.filter { $0.interruptionLevel == level }
    // More than a third of them.
    guard seen.count >= Self.fewest, urgent.count > seen.count / 3,
      let place = urgent.lazy.compactMap({
        app.place(of: "interruption-level", .interruptionLevel, level, in: $0)
      }).first
    else { return [] }
    let message =
      "\(urgent.count) of the app's \(seen.count) notifications are Time Sensitive; keep that for what has to be "
      + "acted on now, or people turn it off for all of them"
    return [note(place, message)]
  }
}
