import Delivery
import Explaining
import Notifications

extension Session {
  /// What sets the phone as the other one of a comparison is.
  ///
  /// - Returns: Nothing where it shows another course of events, to which no settings lead.
  /// - Throws: Where its files cannot be read.
  package func commands(toBeAs side: ComparedSide) throws -> [Command] {
    // L10: what came before is worded as if it came now, as it was on the other phone.
    let rewording = Command.setPolicy(PolicySetting(.locPushRelocalise, true))
    switch side {
    case .set(let point):
      let change = StepChange(point: point, of: self)
      return (point.locale == nil ? [] : [rewording])
        + change.commandsAtStart(in: state) + change.commandsAtEnd(in: state)
    case .source(let path):
      guard let app = try ComparedRun.appInstead(at: path, of: self) else {
        return []
      }
      return [rewording, .install(app.app, isGranted: true, strings: app.strings)]
    case .event, .branch: return []
    }
  }
}
