import Delivery
import Notifications

/// What a person did, and what came from outside, once what was opened had been played; to be done
/// again where that is played once more and reads otherwise.
package struct OwnActs: Sendable {
  /// The steps, in their order.
  let steps: [CommandHistory.Step]
  /// What was checked, by the numbers that the steps say.
  let checks: [Session.KeptCheck]
  // The phone after them.
  private let state: State

  init(
    _ steps: [CommandHistory.Step], checks: [Session.KeptCheck], on state: State
  ) {
    (self.steps, self.checks, self.state) = (steps, checks, state)
  }

  /// A step's title, as it was called when it was done.
  func title(of command: Command) -> String { state.name(ofAct: command) }

  /// Which notification is which, on a phone on which what was opened has just been played.
  func counterparts(on state: State) -> Counterparts {
    let first = steps.first?.factsBefore ?? .max
    let before = self.state.notifications
    let opened = before.indices.partitioningIndex { before[$0].value.factsBefore >= first }
    return Counterparts(of: before, opened: opened, among: state.notifications)
  }
}

/// Which of what was delivered is which on a phone on which much the same was delivered.
struct Counterparts {
  // All that was delivered before, of which the first were opened.
  private let before: [Boxed<DeliveredNotification>]
  private let opened: Int
  // How many were opened now, and of how many at either end nothing changed.
  private let openedNow: Int
  private let kept: (start: Int, end: Int)

  init(
    of before: [Boxed<DeliveredNotification>], opened: Int,
    among now: [Boxed<DeliveredNotification>]
  ) {
    (self.before, self.opened, openedNow) = (before, opened, now.count)
    let most = min(opened, now.count)
    let start = (0..<most).prefix { before[$0].value.isAlike(now[$0].value) }.count
    let end = (0..<most - start).prefix {
      before[opened - 1 - $0].value.isAlike(now[now.count - 1 - $0].value)
    }.count
    kept = (start, end)
  }

  /// What is what on a phone on which more was delivered by now.
  func mapping(on state: State) -> some NotificationMapping { Mapping(all: self, state: state) }

  // Where something is now that was delivered before, as far as its place alone tells.
  private func place(of number: Int) -> Int? {
    if number < kept.start { return number }
    return number < opened - kept.end ? nil : number - opened + openedNow
  }

  private struct Mapping: NotificationMapping {
    let all: Counterparts
    let state: State

    func number(_ number: Int) -> Int? {
      let before = all.before[number].value
      if let place = all.place(of: number), state.notifications.indices.contains(place),
        before.isAlike(state.notification(place))
      {
        return place
      }
      // Of several that say the same each has its place among them.
      let rank = all.before[..<number].count { $0.value.isAlike(before) }
      let found = state.notifications.lazy.filter { $0.value.isAlike(before) }.dropFirst(rank)
      if let found = found.first { return found.value.number }
      // What was written anew has no other like it, and stands where it stood.
      return number < all.opened && all.opened == all.openedNow ? number : nil
    }

    func key(_ key: NotificationKey) -> NotificationKey? {
      guard let last = all.before.last(where: { $0.value.key == key })?.value, last.isNumbered
      else { return key }
      return number(last.number).map { state.notification($0).key }
    }
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
