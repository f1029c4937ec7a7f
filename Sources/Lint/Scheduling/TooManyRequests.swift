import Delivery
import Notifications

/// Y35: an app asks for more at once than can wait.
///
/// 64 with a time, as the system keeps the soonest; 20 with a place. Counted for each event that
/// the app answers, as these are scheduled together.
struct TooManyRequests: AppRule {
  static let id: RuleID = "Y35"

  func findings(in app: LintedApp) -> [Diagnostic] {
    app.triggers.flatMap { triggers -> [Diagnostic] in
      let places = triggers.filter(\.trigger.isLocation)
      let dates = triggers.filter { !$0.trigger.isLocation && $0.trigger != .immediate }
      return [
        finding(dates, PendingRequests.mostTimed) {
          "\($0) requests wait for a time here; the \($1) that come first are kept"
        },
        finding(places, app.policies[.locationMaxRegions]) {
          "\($0) requests wait for a place here; the first \($1) are kept"
        },
      ].compactMap(\.self)
    }
  }

  private func finding(
    _ triggers: [LintedTrigger], _ most: Int, _ message: (Int, Int) -> String
  ) -> Diagnostic? {
    guard triggers.count > most else { return nil }
    return warning(triggers[most].node, message(triggers.count, most))
  }
}
