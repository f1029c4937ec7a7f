import Delivery
import Notifications

extension State {
  /// P16, P17: the number that an app's icon has, or had last, who set it or took it away, what
  /// hides it, and what left it as it is; empty where there never was one.
  func badgeAnswers(_ app: InstalledApp, _ facts: FactLog) -> [Question.Answer] {
    let identifier = app.app.bundleIdentifier
    guard let (at, change, clearings) = facts.lastBadge(of: identifier), change.new == app.badge
    else { return [] }
    let answer = badgeAnswer(app, change, at)
    if app.badge == nil { return [answer] }
    let isLeft = isCleared(identifier, change.notification, by: clearings, facts)
    return isLeft ? [answer, .leftByClearing] : [answer]
  }

  private func badgeAnswer(
    _ app: InstalledApp, _ change: BadgeChange, _ time: Instant
  ) -> Question.Answer {
    let who =
      change.notification.map { "\(notification($0).name)\(shown($0).quote)" }
      ?? displayName(of: change.app)
    let set = "\(app.badge == nil ? "removed" : "set") by \(who) at \(clock(time))"
    let hidden = hiddenBadge(of: app)
    let words = hidden.map { "\(set); \($0.words), so it does not show" } ?? set
    let rules: [RuleID] = ["P16"] + [hidden?.rule].compactMap(\.self)
    let subject = app.badge.map(String.init) ?? "nothing"
    return Question.Answer(subject: subject, words: words, rules: rules, kind: .fact)
  }

  // Whether what set the number is among what was cleared, or what came last of the app.
  private func isCleared(
    _ app: BundleIdentifier, _ setter: Int?, by clearings: [Fact], _ facts: FactLog
  ) -> Bool {
    if clearings.isEmpty { return false }
    let latest = notifications.last { $0.value.app == app }?.value.number
    return [setter, latest].compactMap(\.self).contains { number in
      facts.about(number, in: self).contains(where: clearings.contains)
    }
  }
}

extension Question.Answer {
  fileprivate static var leftByClearing: Self {
    Self(words: "clearing left it as it is", rules: ["P17", "G24"])
  }
}

extension FactLog {
  // What changed it last, and what the person cleared since. Arrivals may set it, too, so all are
  // looked at, from the newest back.
  fileprivate func lastBadge(
    of app: BundleIdentifier
  ) -> (at: Instant, change: BadgeChange, clearings: [Fact])? {
    var clearings: [Fact] = []
    for fact in facts.reversed() {
      if case .noticed(.badged(let change)) = fact.event, change.app == app {
        return (fact.at, change, clearings)
      }
      if fact.event.isClearing { clearings.append(fact) }
    }
    return nil
  }
}

extension Event {
  fileprivate var isClearing: Bool {
    if case .cleared = self { return true }
    if case .summary(.cleared) = self { return true }
    return false
  }
}
