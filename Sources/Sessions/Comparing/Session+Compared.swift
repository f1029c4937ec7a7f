import Delivery
import Explaining
import Notifications

extension Session {
  /// What sets the phone as the other one of a comparison is.
  ///
  /// - Throws: Where it shows another course of events, which no settings lead to, or its files cannot be read.
  package func commands(toBeAs side: ComparedSide) throws -> [Command] {
    switch side {
    case .set(let point):
      let change = StepChange(point: point)
      // L10: what came before is worded as if it came now, as it was on the other phone.
      let words: [Command] =
        point.locale == nil ? [] : [.setPolicy(PolicySetting(.locPushRelocalise, true))]
      return words + change.commandsAtStart(in: state) + change.commandsAtEnd(in: state)
    case .source(let path):
      guard let app = try ComparedRun.appInstead(at: path, of: self) else {
        throw Refusal("this is another course of events; “coversheet open \(path)” opens it")
      }
      return [.install(app.app, isGranted: true, strings: app.strings)]
    case .event, .branch: return []
    }
  }
}
