import Notifications

extension Engine {
  /// F12: holds a notification of an app in the summary; true where it did.
  mutating func holdsForSummary(_ number: Int, _ situation: Situation) -> Bool {
    let notification = state.notification(number)
    guard state.waitsForSummary(notification, situation) else { return false }
    if let other = state.summary.heldByName[notification.hashedName] {
      endHeld(other, as: .replaced)
    }
    let badgesAtOnce = state.device.policies[.summaryBadgesAtOnce]
    tell(.held(number, badgesAtOnce: badgesAtOnce), because: [Reason("F12")])
    return true
  }

  /// F17, G26: what is held or came with a summary goes where a newer one
  /// with its identifier is shown.
  mutating func replaceInSummaries(by number: Int) {
    if state.summary.held.isEmpty, state.summary.cards.isEmpty { return }
    let name = state.notification(number).hashedName
    if let other = state.summary.heldByName[name] {
      endHeld(other, as: .replaced)
      closeNextSummary()
    }
    let newer = Reason("G26", "newer", [.init("name", state.notification(number).name)])
    for other in state.summary.members.numbers(named: name) where other != number {
      leaveSummary(other, because: [newer])
    }
  }

  /// F17: what is held expires.
  mutating func expireHeld(_ number: Int) {
    endHeld(number, as: .expired)
    closeNextSummary()
  }

  /// F17: what is held can be taken back, and what came with a summary and was not opened.
  mutating func withdrawFromSummaries(_ key: NotificationKey, because reasons: [Reason]) {
    let name = HashedName(key)
    if let number = state.summary.heldByName[name] {
      endHeld(number, as: .withdrawn)
      closeNextSummary()
    }
    for number in state.summary.members.numbers(named: name) {
      leaveSummary(number, because: reasons)
    }
  }

  /// F17: what an app had in summaries goes with all that it had.
  mutating func endSummaries(
    of app: BundleIdentifier, as course: Situation.Course, because reasons: [Reason]
  ) {
    for number in state.summary.held where state.notification(number).app == app {
      endHeld(number, as: course)
    }
    closeNextSummary()
    leaveSummaries(allOf: app, because: reasons)
  }

  private mutating func endHeld(_ number: Int, as course: Situation.Course) {
    guard let index = state.summary.held.firstIndex(of: number) else { return }
    var situation = state.situation(of: state.notification(number))
    situation.course = course
    let held = HeldNotification(number: number, decision: Decision(in: situation))
    let own = course == .expired ? [Reason("F17", "expired")] : []
    tell(.heldEnded(held, index: index), because: own + situation.reasons)
  }

  /// F17: delivers what is held by itself, in order and silently.
  mutating func releaseHeld(
    because reason: Reason = Reason("F17", "released"),
    where isMeant: (DeliveredNotification) -> Bool
  ) {
    for number in state.summary.held where isMeant(state.notification(number)) {
      release(number, because: reason)
    }
    closeNextSummary()
  }

  /// F17: delivers one that is held by itself, silently.
  mutating func release(_ number: Int, because reason: Reason) {
    guard let index = state.summary.held.firstIndex(of: number) else { return }
    let held = HeldNotification(number: number, decision: nil)
    tell(.heldEnded(held, index: index), because: [reason])
  }

  /// F16: delivers one that is held, where the person looks at what is; its number, or nil where
  /// none is.
  mutating func deliverHeld(_ key: NotificationKey) -> Int? {
    guard state.summary.isNextShown,
      let number = state.summary.heldByName[HashedName(key)]
    else { return nil }
    release(number, because: Reason("F16"))
    closeNextSummary()
    finishStages(of: number)
    return number
  }

  /// F16: what is held is looked at, at the end of Notification Center; refused where that is not
  /// open.
  mutating func showNextSummary() throws(Refusal) {
    guard state.device.screen == .notificationCenter else {
      throw Refusal("Notification Center is not open; write “center” first")
    }
    guard !state.summary.held.isEmpty else { throw Refusal("nothing is held for a summary") }
    guard !state.summary.isNextShown else { throw Refusal("the next summary is shown already") }
    tell(.nextShown(true), because: [Reason("F16", "shown")])
  }

  // F16: where nothing is held any more, there is nothing to look at.
  private mutating func closeNextSummary() {
    if state.summary.held.isEmpty { hideNextSummary() }
  }

  /// F16: what is held is looked at no longer.
  mutating func hideNextSummary() {
    if state.summary.isNextShown { tell(.nextShown(false), because: [Reason("F16", "closed")]) }
  }
}
