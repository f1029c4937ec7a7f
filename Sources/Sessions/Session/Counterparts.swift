import Delivery
import Notifications

/// Which of what was delivered is which on a phone on which much the same was delivered.
struct Counterparts {
  private let before: [Boxed<DeliveredNotification>]
  // The numbers of all that was delivered before, what was opened first, as it is now; and where
  // each stands among them.
  private let numbers: [Int]
  private let ranks: [Int]
  private let opened: Int
  // How many were opened now, and of how many at either end nothing changed.
  private let openedNow: Int
  private let kept: (start: Int, end: Int)

  init(
    of before: [Boxed<DeliveredNotification>], _ areOpened: [Bool],
    among now: [Boxed<DeliveredNotification>]
  ) {
    let first = before.indices.filter { areOpened[$0] }
    let numbers = first + before.indices.filter { !areOpened[$0] }
    var ranks = numbers
    for (rank, number) in numbers.enumerated() { ranks[number] = rank }
    let most = min(first.count, now.count)
    let start = (0..<most).prefix { before[first[$0]].value.isAlike(now[$0].value) }.count
    let end = (0..<most - start).prefix {
      before[first[first.count - 1 - $0]].value.isAlike(now[now.count - 1 - $0].value)
    }.count
    (self.before, self.numbers, self.ranks) = (before, numbers, ranks)
    (opened, openedNow, kept) = (first.count, now.count, (start, end))
  }

  /// What is what on a phone on which more was delivered by now.
  func mapping(on state: State) -> NotificationMapping {
    let now = state.notifications
    return NotificationMapping(key: { key($0, now) }, number: { number($0, now) })
  }

  // Where something is now that was delivered before, as far as its place alone tells.
  private func place(ofRank rank: Int) -> Int? {
    if rank < kept.start { return rank }
    return rank < opened - kept.end ? nil : rank - opened + openedNow
  }

  private func number(_ number: Int, _ now: [Boxed<DeliveredNotification>]) -> Int? {
    let (before, rank) = (before[number].value, ranks[number])
    if let place = place(ofRank: rank), now.indices.contains(place),
      before.isAlike(now[place].value)
    {
      return place
    }
    // Of several that say the same each has its place among them.
    let others = numbers[..<rank].count { self.before[$0].value.isAlike(before) }
    let found = now.lazy.filter { $0.value.isAlike(before) }.dropFirst(others)
    if let found = found.first { return found.value.number }
    // What was written anew has no other like it, and stands where it stood.
    return rank < opened && opened == openedNow ? rank : nil
  }

  private func key(
    _ key: NotificationKey, _ now: [Boxed<DeliveredNotification>]
  ) -> NotificationKey? {
    guard let last = before.last(where: { $0.value.key == key })?.value, last.isNumbered
    else { return key }
    return number(last.number, now).map { now[$0].value.key }
  }
}

extension DeliveredNotification {
  /// Whether another says and asks for the same.
  fileprivate func isAlike(_ other: DeliveredNotification) -> Bool {
    app == other.app && isNumbered == other.isNumbered
      && (isNumbered || key == other.key)
      && (content == other.content
        || content(revisedBy: other.revision) == other.content(revisedBy: revision))
  }

  // What was written anew on one phone was so on neither when it came; the line that it was written
  // on says nothing.
  private func content(revisedBy revision: ContentRevision?) -> Content {
    var content = content
    if let revision { content.revise(by: revision) }
    content.userInfo = .none
    content.title?.place = nil
    content.subtitle?.place = nil
    content.body?.place = nil
    return content
  }

  /// Whether the system made its name.
  fileprivate var isNumbered: Bool {
    !isNamed && request.identifier.isExactly(name) && request.trigger.isPush
  }
}
