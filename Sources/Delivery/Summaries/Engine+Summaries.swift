import Notifications

extension Engine {
  /// F11, F15–F17: what the person does about summaries.
  mutating func perform(_ act: SummaryAct) throws(Refusal) {
    switch act {
    case .schedule(let isOn, let times, let apps): try schedule(isOn, times, apps)
    case .showNext: try showNextSummary()
    case .open: try openSummary()
    case .clear: try clearSummary()
    }
  }

  private mutating func schedule(
    _ isOn: Bool, _ times: [TimeOfDay]?, _ apps: [BundleIdentifier]?
  ) throws(Refusal) {
    for app in apps ?? [] { try installed(app) }
    if let apps { chooseForSummary(apps) }
    var device = state.device
    device.hasScheduledSummary = isOn
    if device != state.device {
      emit(.deviceChanged(from: state.device, to: device), because: [Reason("F11")])
    }
    planSummary(times: times)
    if let apps { releaseHeld { !apps.contains($0.app) } }
  }

  // F11: these apps and no others.
  private mutating func chooseForSummary(_ chosen: [BundleIdentifier]) {
    for app in state.apps {
      let time: DeliveryTime =
        chosen.contains(app.app.bundleIdentifier) ? .summary : .immediate
      guard app.settings.delivery != time else { continue }
      var changed = app
      changed.settings.delivery = time
      change(app, to: changed, because: [Reason("F11", "app")])
    }
  }

  /// F11, F17: plans the next summary anew; what is held is delivered where none comes any more.
  mutating func planSummary(
    times: [TimeOfDay]? = nil, because reason: Reason = Reason("F11", "planned")
  ) {
    var schedule = state.summary.schedule
    schedule.times = times.map { Array(Set($0)).sorted() } ?? schedule.times
    schedule.next = state.nextSummary(after: state.now, at: schedule.times)
    if schedule != state.summary.schedule {
      tell(.scheduled(from: state.summary.schedule, to: schedule), because: [reason])
    }
    if schedule.next == nil { releaseHeld { _ in true } }
  }

  /// F12: holds a notification of an app in the summary; true where it did.
  mutating func holdsForSummary(_ number: Int, _ situation: Situation) -> Bool {
    let notification = state.notification(number)
    endHeld(replacedBy: notification)
    guard state.waitsForSummary(notification, situation) else { return false }
    tell(.held(number), because: [Reason("F12")])
    return true
  }

  // F17, G26: what is held under its identifier gives way, whether or not it waits itself.
  private mutating func endHeld(replacedBy notification: DeliveredNotification) {
    if let other = state.summary.heldByName[notification.digest], other != notification.number {
      endHeld(other, as: .replaced)
    }
    guard state.summary.memberNames[notification.digest] != nil else { return }
    leaveSummaries { $0 != notification.number && $1.digest == notification.digest }
  }

  /// F17: ends what is held without delivering it.
  mutating func endHeld(_ number: Int, as course: Situation.Course) {
    guard let index = state.summary.held.firstIndex(of: number) else { return }
    var situation = state.situation(of: state.notification(number))
    situation.course = course
    let held = HeldNotification(number: number, decision: Decision(in: situation))
    let own = course == .expired ? [Reason("F17", "expired")] : []
    tell(.heldEnded(held, index: index), because: own + situation.reasons)
    if state.summary.held.isEmpty { hideNextSummary() }
  }

  /// F17: delivers what is held by itself, in order and silently.
  mutating func releaseHeld(where isMeant: (DeliveredNotification) -> Bool) {
    for number in state.summary.held where isMeant(state.notification(number)) { release(number) }
  }

  private mutating func release(
    _ number: Int, because reason: Reason = Reason("F17", "released")
  ) {
    guard let index = state.summary.held.firstIndex(of: number) else { return }
    let held = HeldNotification(number: number, decision: nil)
    tell(.heldEnded(held, index: index), because: [reason])
    if state.summary.held.isEmpty { hideNextSummary() }
  }

  /// F13: it is time for a summary.
  mutating func deliverSummary() {
    let members = state.summary.held
    if !members.isEmpty {
      hideNextSummary()
      tell(.delivered(card(of: members)), because: [Reason("F13"), Reason("F14")])
    }
    planSummary(because: members.isEmpty ? Reason("F13", "empty") : Reason("F11", "planned"))
  }

  private func card(of members: [Int]) -> SummaryCard {
    let judged = members.map { number in
      var situation = state.situation(of: state.notification(number))
      situation.silencers.summary = .leading
      return (number: number, situation: situation)
    }
    let shows = judged.contains { $0.situation.verdict(on: .lockScreen).reaches }
    let start = state.nextPosition
    let positions = state.ordered(members).enumerated().map { place, number in
      SummaryCard.MovedPosition(
        number: number, old: state.notification(number).position, new: start + place)
    }
    return SummaryCard(
      date: state.now, section: shows ? .lockScreen : .notificationCenter, members: members,
      featured: state.featured(of: members),
      waker: judged.first { $0.situation.verdict(on: .wake).reaches }?.number,
      positions: positions)
  }

  /// F13: a member of a summary was decided; true where it is in one, which shows it.
  mutating func joinsSummary(_ number: Int, _ reach: Reach) -> Bool {
    guard state.summary.memberNames[state.notification(number).digest] != nil,
      let index = state.summary.cards.firstIndex(where: { $0.members.contains(number) })
    else { return false }
    if reach.isDisjoint(with: [.lockScreen, .notificationCenter]) {
      leave(number, cardAt: index, because: Reason("F13", "left"))
      return false
    }
    let digest = state.notification(number).digest
    if let (old, place) = state.list.place(of: digest) {
      remove(old, from: place.section, because: [Reason("F13", "replaces")])
    }
    tell(.joined(number), because: [Reason("F13")])
    return true
  }

  /// F17: takes notifications out of the summaries that came and were not opened.
  mutating func leaveSummaries(
    because reason: Reason = Reason("F13", "left"),
    where isMeant: (Int, DeliveredNotification) -> Bool
  ) {
    for index in state.summary.cards.indices.reversed() {
      for number in state.summary.cards[index].members.reversed()
      where isMeant(number, state.notification(number)) {
        leave(number, cardAt: index, because: reason)
      }
    }
  }

  /// F13: what is not to be shown is no part of a summary.
  mutating func leaveSummaries(of number: Int) {
    leaveSummaries { member, _ in member == number }
  }

  private mutating func leave(_ number: Int, cardAt index: Int, because reason: Reason) {
    let card = state.summary.cards[index]
    if card.members == [number] { return tell(.emptied(card, index: index), because: [reason]) }
    tell(.changed(from: card, to: card.without(number), index: index), because: [reason])
  }

  /// F17: what an app had in summaries goes with all that it had.
  mutating func endSummaries(of app: BundleIdentifier, as course: Situation.Course) {
    for number in state.summary.held where state.notification(number).app == app {
      endHeld(number, as: course)
    }
    leaveSummaries { _, notification in
      notification.app == app
    }
  }

  private mutating func openSummary() throws(Refusal) {
    let index = try summaryIndex()
    tell(.opened(state.summary.cards[index], index: index), because: [Reason("F15")])
  }

  private mutating func clearSummary() throws(Refusal) {
    let index = try summaryIndex()
    let card = state.summary.cards[index]
    let told = dismissals { card.members }
    tell(.cleared(card, index: index), because: [Reason("F15", "cleared")])
    dismiss(told, isAll: true)
  }

  /// F15: the person clears whole sections.
  mutating func clearSummaries(in sections: [Section]) {
    for (index, card) in state.summary.cards.enumerated().reversed()
    where sections.contains(card.section) {
      tell(.cleared(card, index: index), because: [Reason("F15", "cleared")])
    }
  }

  private func summaryIndex() throws(Refusal) -> Int {
    guard !state.summary.cards.isEmpty else { throw Refusal("no summary is in the list") }
    return state.summary.cards.count - 1
  }

  /// P6: what lay on the lock screen is history once the phone is unlocked.
  mutating func moveSummariesToHistory() {
    for (index, card) in state.summary.cards.enumerated() where card.section == .lockScreen {
      var moved = card
      moved.section = .notificationCenter
      tell(.changed(from: card, to: moved, index: index), because: [Reason("F13", "moved")])
    }
  }

  private mutating func showNextSummary() throws(Refusal) {
    guard state.device.isCoverSheetOpen else {
      throw Refusal("the list is not on the screen; write “center” first")
    }
    guard !state.summary.held.isEmpty else { throw Refusal("nothing is held for a summary") }
    guard !state.summary.isNextShown else { throw Refusal("the next summary is shown already") }
    tell(.nextShown(true), because: [Reason("F16", "shown")])
  }

  /// F16: what is held is looked at no longer.
  mutating func hideNextSummary() {
    if state.summary.isNextShown { tell(.nextShown(false), because: [Reason("F16", "closed")]) }
  }

  /// F16: delivers one that is held, where the person looks at what is; true where it did.
  mutating func deliversHeld(_ key: NotificationKey) -> Bool {
    guard state.summary.isNextShown,
      let number = state.summary.held.first(where: { state.notification($0).key == key })
    else { return false }
    release(number, because: Reason("F16"))
    finishStages(of: number)
    return true
  }
}
