import Delivery
import Notifications

extension State {
  /// G1–G15: why something stands in its stack, or in none.
  func stackQuestion(_ group: Group) -> Question {
    let reasons = self.reasons(for: group.key)
    guard isStack(group) else {
      let answer = answer(
        aloneWords(group) + elsewhereWords(group), about: group.key,
        because: reasons + (group.key.isSpread ? [Reason("F19")] : [])
          + (countElsewhere(group) > 0 ? [Reason("G30")] : [])
          + (group.count > 1 ? [Reason("G15")] : []))
      return Question(topic: .stack, title: "Why in no stack?", answers: [answer])
    }
    let isLed = group.isLedByOlder
    let order = isLed ? "what leads the lock screen first, then the newest" : "newest first"
    let answer = answer(
      "\(keyWords(group.key)), \(order)", about: group.key,
      because: reasons + (isLed ? [Reason("F3")] : []) + [Reason("G10"), Reason("G15")])
    return Question(topic: .stack, title: "Why in this stack?", answers: [answer])
  }

  private func answer(
    _ words: String, about key: GroupKey, because reasons: [Reason]
  ) -> Question.Answer {
    var answer = Question.Answer(words: words, rules: reasons.ruleIDs)
    if case .thread(.some) = key.kind { answer.namesThread = true }
    return answer
  }

  // G30: how many of the same group lie in the other section.
  private func countElsewhere(_ group: Group) -> Int {
    if group.key.isSpread || group.count > 1 { return 0 }
    return Section.allCases.reduce(-group.count) { $0 + (list[$1].group(group.key)?.count ?? 0) }
  }

  private func elsewhereWords(_ group: Group) -> String {
    let count = countElsewhere(group)
    guard count > 0 else { return "" }
    let others = count.counted("other lies", "others lie")
    return place(of: group.leading)?.section == .lockScreen
      ? " on the lock screen; \(others) in Notification Center"
      : " in Notification Center; \(others) on the lock screen"
  }

  private func keyWords(_ key: GroupKey) -> String {
    let name = displayName(of: key.app)
    if coalesces(key), case .thread(let thread?) = key.kind {
      return "hidden, so one row for conversation \(thread)"
    }
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
