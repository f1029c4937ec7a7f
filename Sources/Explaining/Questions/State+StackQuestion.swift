import Delivery
import Notifications

extension State {
  /// G1–G15: why something stands in its stack, or in none.
  func stackQuestion(_ group: Group) -> Question {
    let reasons = group.key.reasons(profile: device.profile)
    guard isStack(group) else {
      let words = aloneWords(group)
      let answer = Question.Answer(
        words: words,
        rules: (reasons + (group.key.isSpread ? [Reason("F19")] : [])
          + (group.count > 1 ? [Reason("G15")] : [])).ruleIDs)
      return Question(topic: .stack, title: "Why in no stack?", answers: [answer])
    }
    let answer = Question.Answer(
      words: "\(keyWords(group.key)), newest first",
      rules: (reasons + [Reason("G10"), Reason("G15")]).ruleIDs)
    return Question(topic: .stack, title: "Why in this stack?", answers: [answer])
  }

  private func keyWords(_ key: GroupKey) -> String {
    let name = displayName(of: key.app)
    return switch key.kind {
    case .thread(let thread?): "conversation \(thread)"
    case .thread(nil): "everything of \(name) without a thread"
    case .app: "everything of \(name), as it is grouped By App"
    case .alone: "by itself"
    }
  }

  private func aloneWords(_ group: Group) -> String {
    let name = displayName(of: group.key.app)
    if group.key.isSpread, displayStyle(of: group.key.app) == .list {
      return "displayed as a list, each is a row of its own"
    }
    if case .alone = group.key.kind {
      return device.profile.has(.grouping)
        ? "grouping of \(name) is Off" : "before iOS 12 nothing is grouped"
    }
    if group.count > 1 {
      return "a stack takes \(device.policies[.stackThreshold]), and there are \(group.count)"
    }
    return switch group.key.kind {
    case .thread(let thread?): "the only one of conversation \(thread)"
    case .thread(nil): "the only one of \(name) without a thread"
    case .app, .alone: "the only one of \(name)"
    }
  }
}
