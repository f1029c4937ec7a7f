import Delivery
import Notifications

extension State {
  /// F5, U4, U5, U11, X18, X21, X28: why the number that an icon has is not drawn; nil where it is,
  /// and where there is none.
  package func hiddenBadge(of app: InstalledApp) -> Reason? {
    if app.badge == nil || drawnBadge(of: app) != nil { return nil }
    return badgeRefusal(of: app)
      ?? Reason("F5", "hidesBadge", [.init("focus", focusInForce?.name ?? "a Focus")])
  }

  /// P16: that the icon has the number which a notification gave it, and does not show it now; nil
  /// for any other, and where it did not show it from the first for the same reason.
  func hiddenBadgeJudgment(on number: Int) -> Judgment? {
    guard let app = app(of: number), let hidden = hiddenBadge(of: app),
      app.badge == notification(number).content.badge
    else { return nil }
    if let then = ending(of: number)?.decision.situation.verdict(on: .badge), !then.reaches {
      // U11: a number that was kept while Badges were off may be hidden by a Focus by now.
      guard then.reason.rule == "U11", hidden.rule == "F5" else { return nil }
    }
    return Judgment(at: now, words: "its badge is counted and not drawn", reasons: [hidden])
  }

  /// The same as an answer to where it shows.
  func hiddenBadgeAnswer(on number: Int) -> Question.Answer? {
    hiddenBadgeJudgment(on: number)?.reasons.first.map {
      Question.Answer(subject: "badge counted, not drawn", words: $0.words, rules: [$0.rule])
    }
  }
}
