import Delivery
import Notifications

extension SituationInputs {
  /// R2, R4: whether it asks to be a critical alert and lacks something for it; what neither shows
  /// nor sounds is none with every right.
  var isDeniedCritical: Bool {
    (sound == .critical || level == .critical && (hasAlert || sound != .none)) && !isCritical
      && criticalRight != .unknown
  }

  /// What makes up for what it lacks to be one, in order.
  ///
  /// Empty where it lacks nothing.
  var changesToCritical: [Situation.Change] {
    switch criticalRight {
    case .notEntitled: [.entitle, .ask(.criticalAlert)]
    case .notGranted: [.ask(.criticalAlert)]
    case .off: [.turnOn(.critical)]
    case .on, .unknown: []
    }
  }
}

extension State {
  /// R2: what would make the next one like it the critical alert that it asks to be.
  ///
  /// - Returns: Nil where nothing is missing, and where one would show and sound nowhere either, as
  ///   with an app in front that presents nothing (P10).
  func adviceToCritical(
    for notification: DeliveredNotification, in situation: Situation
  ) -> Advice? {
    guard situation.isDeniedCritical else { return nil }
    var critical = situation
    critical.criticalRight = .on
    // A number on the icon makes no alert of it.
    let spots = [.sound] + critical.expected.filter { $0 != .badge } + [.watch]
    guard let spot = spots.first(where: { critical.verdict(on: $0).reaches }) else { return nil }
    let changes = changesToCritical(in: situation, of: notification.app)
    let wish = "To make it a critical alert"
    var advice = advice(spot, wish, changes, for: notification, in: situation)
    advice.gain = "a critical alert"
    return advice
  }

  /// Why a delivery that asks to be a critical alert is none; nil for any other.
  func criticalJudgment(on number: Int) -> Judgment? {
    guard let ending = ending(of: number), ending.decision.situation.isDeniedCritical else {
      return nil
    }
    let app = displayName(of: notification(number).app)
    let lack = ending.decision.situation.criticalRight.lack(of: app)
    return Judgment(
      at: ending.at, words: "asks to be a critical alert and is none: \(lack)",
      reasons: [Reason("R2"), Reason("R3")])
  }

  /// The same as an answer to where it shows.
  func criticalAnswer(on number: Int) -> Question.Answer? {
    guard let judgment = criticalJudgment(on: number),
      let right = ending(of: number)?.decision.situation.criticalRight
    else { return nil }
    let app = displayName(of: notification(number).app)
    return Question.Answer(
      subject: "not critical", words: right.lack(of: app), rules: judgment.reasons.ruleIDs)
  }
}

extension Situation.CriticalRight {
  /// What an app lacks; empty for nothing.
  fileprivate func lack(of app: String) -> String {
    switch self {
    case .notEntitled: "\(app) is not entitled to critical alerts"
    case .notGranted: "\(app) was not allowed critical alerts"
    case .off: "Critical Alerts of \(app) are off"
    case .on, .unknown: ""
    }
  }
}
