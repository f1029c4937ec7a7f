import Delivery
import Notifications

/// Something that a notification asks to be and is not, since its app may not (F2, F9).
struct DeniedWish {
  /// What it is not: `not Time Sensitive`.
  let subject: String
  /// What the app lacks.
  let lack: String
  /// What it asks for, in words behind its name.
  fileprivate let wish: String
  /// The rule that denies it.
  let reason: Reason
}

extension State {
  /// F2, F9: what a notification asks to be in vain; empty before there was anything to ask for.
  private func deniedWishes(on number: Int) -> [DeniedWish] {
    guard device.profile.has(.focus), let app = app(of: number) else { return [] }
    let notification = notification(number)
    let name = app.app.displayName
    let situation = ending(of: number)?.decision.situation ?? situation(of: notification)
    let speaks = notification.content.communication != nil && !app.app.isEntitledToCommunication
    return [
      situation.level == .timeSensitive ? situation.timeSensitive.denial(of: name) : nil,
      speaks
        ? DeniedWish(
          subject: "names no sender",
          lack: "\(name) is not entitled to communication notifications",
          wish: "says who speaks, and counts as an ordinary one",
          reason: Reason("F9", "notEntitled"))
        : nil,
    ].compactMap(\.self)
  }

  /// The same as judgments.
  func deniedJudgments(on number: Int) -> [Judgment] {
    let moment = ending(of: number)?.at ?? notification(number).date
    return deniedWishes(on: number).map {
      Judgment(at: moment, words: "\($0.wish): \($0.lack)", reasons: [$0.reason])
    }
  }

  /// The same as answers to where it shows.
  func deniedAnswers(on number: Int) -> [Question.Answer] {
    deniedWishes(on: number).map {
      Question.Answer(subject: $0.subject, words: $0.lack, rules: [$0.reason.rule])
    }
  }
}

extension Situation.TimeSensitiveRight {
  // Nil where nothing is missing.
  fileprivate func denial(of app: String) -> DeniedWish? {
    let wish = "asks to be Time Sensitive, and counts as active"
    switch self {
    case .notEntitled:
      return DeniedWish(
        subject: "not Time Sensitive",
        lack: "\(app) is not entitled to Time Sensitive notifications",
        wish: wish, reason: "F2")
    case .off:
      return DeniedWish(
        subject: "not Time Sensitive", lack: "Time Sensitive Notifications of \(app) are off",
        wish: wish, reason: Reason("F2", "off"))
    case .on: return nil
    }
  }
}
