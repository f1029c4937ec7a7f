import Notifications

extension Engine {
  /// F11, F15–F17: what the person does about summaries.
  mutating func perform(_ act: SummaryAct) throws(Refusal) {
    switch act {
    case .schedule(let isOn, let times, let apps): try schedule(isOn, times, apps)
    case .showNext: try showNextSummary()
    case .open(let date): try openSummary(at: date)
    case .clear(let date): try clearSummary(at: date)
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
    planSummary(times: times, by: .person)
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

  /// F13: the device's clock reads otherwise than before, or its system is another.
  mutating func followSummaryClock() {
    // K28: what was missed while the phone was off comes when it is on again.
    let isMissed = state.summary.schedule.next.map { $0 <= state.now } ?? false
    if !isMissed || !state.schedulesSummaries { planSummary() }
  }

  // F11, F17: plans the next summary anew; what is held is delivered where none comes any more.
  private mutating func planSummary(
    times: [TimeOfDay]? = nil, by doer: Doer = .system,
    because reason: Reason = Reason("F11", "planned")
  ) {
    var schedule = state.summary.schedule
    schedule.times = times.map { Array(Set($0)).sorted() } ?? schedule.times
    schedule.next = state.nextSummary(after: state.now, at: schedule.times)
    if schedule != state.summary.schedule {
      let reason = schedule.next == nil ? Reason("F11", "none") : reason
      tell(.scheduled(from: state.summary.schedule, to: schedule, by: doer), because: [reason])
    }
    if schedule.next == nil { releaseHeld(because: Reason("F17", "none")) { _ in true } }
  }

  /// F13: it is time for a summary.
  mutating func deliverSummary() {
    let members = gatherMembers()
    if members.contains(where: \.situation.isListed) {
      hideNextSummary()
      tell(.delivered(card(of: members)), because: [Reason("F13"), Reason("F14")])
    } else {
      // What would list nothing does not come at all.
      releaseHeld(because: Reason("F17", "unlisted")) { _ in true }
    }
    planSummary(because: members.isEmpty ? Reason("F13", "empty") : Reason("F11", "planned"))
  }

  private typealias Judged = (number: Int, situation: Situation)

  // F6, U6: beside a summary on the lock screen, which shows texts of some and the apps of all, what
  // may not be there comes by itself.
  private mutating func gatherMembers() -> [Judged] {
    let held = state.summary.held.map { judged($0) }
    guard held.contains(where: \.situation.isOnLockScreen) else { return held }
    for member in held where !member.situation.isOnLockScreen {
      release(member.number, because: Reason("F17", "apart"))
    }
    return held.filter(\.situation.isOnLockScreen)
  }

  private func judged(_ number: Int) -> Judged {
    var situation = state.situation(of: state.notification(number))
    // F13: what comes with a summary is listed, whatever its app in front would say.
    (situation.silencers.summary, situation.front) = (.leading, .elsewhere)
    return (number, situation)
  }

  private func card(of judged: [Judged]) -> SummaryCard {
    let members = judged.map(\.number)
    let listed = judged.filter(\.situation.isListed).map(\.number)
    let shows = judged.contains(where: \.situation.isOnLockScreen)
    let start = state.nextPosition
    let positions = state.ordered(members).enumerated().map { place, number in
      SummaryCard.MovedPosition(
        number: number, old: state.notification(number).position, new: start + place)
    }
    return SummaryCard(
      date: state.now, title: SummaryCard.Title(at: state.now, in: state.device.timeZone),
      section: shows ? .lockScreen : .notificationCenter, members: members,
      featured: state.featured(of: listed),
      waker: judged.first { $0.situation.verdict(on: .wake).reaches }?.number,
      positions: positions)
  }

  /// F13: a member of a summary was decided; true where it is in one, which shows it.
  mutating func joinsSummary(_ number: Int, _ reach: Reach) -> Bool {
    guard state.cardIndex(of: number) != nil else { return false }
    if reach.isDisjoint(with: [.lockScreen, .notificationCenter]) {
      leaveSummary(number, because: [Reason("F13", "left")])
      return false
    }
    if let (old, place) = state.list.place(of: state.notification(number).hashedName) {
      remove(old, from: place.section, because: [Reason("F13", "replaces")])
    }
    tell(.joined(number), because: [Reason("F13")])
    return true
  }

  /// F13, F17, G26: takes one out of the summary that came with it and was not opened, if there is
  /// one.
  mutating func leaveSummary(_ number: Int, because reasons: [Reason]) {
    if let index = state.cardIndex(of: number) { leave([number], cardAt: index, because: reasons) }
  }

  /// F17: takes what is an app's out of the summaries that came and were not opened.
  mutating func leaveSummaries(allOf app: BundleIdentifier, because reasons: [Reason]) {
    for index in state.summary.cards.indices.reversed() {
      let leaving = state.summary.cards[index].members.filter { state.notification($0).app == app }
      if !leaving.isEmpty { leave(leaving, cardAt: index, because: reasons) }
    }
  }

  private mutating func leave(_ numbers: [Int], cardAt index: Int, because reasons: [Reason]) {
    let card = state.summary.cards[index]
    if numbers.count == card.members.count {
      return tell(.emptied(card, index: index), because: reasons)
    }
    let featured = state.featured(of: card, without: numbers)
    tell(.left(numbers, card, featured: featured, index: index), because: reasons)
  }

  /// F13: an older version of the system lists what summaries brought.
  mutating func dissolveSummaries() {
    if state.device.profile.has(.scheduledSummary) { return }
    for (index, card) in state.summary.cards.enumerated().reversed() {
      list(card, at: index, because: Reason("F13", "version"))
    }
  }

  private mutating func openSummary(at date: Instant?) throws(Refusal) {
    let index = try summaryIndex(at: date)
    list(state.summary.cards[index], at: index, because: Reason("F15"))
  }

  /// F14, F15: opens the summary that features a notification; the number of that, or nil where
  /// none does.
  mutating func openSummary(featuring key: NotificationKey) -> Int? {
    for (index, card) in state.summary.cards.enumerated().reversed() {
      guard let number = card.featured.first(where: { state.notification($0).key == key })
      else { continue }
      list(card, at: index, because: Reason("F15"))
      return number
    }
    return nil
  }

  // G30: as what comes by itself, what comes to the lock screen lets the history's members join.
  private mutating func list(_ card: SummaryCard, at index: Int, because reason: Reason) {
    for number in card.members { joinSections(state.groupKey(number), for: card.section) }
    tell(.opened(card, index: index), because: [reason])
  }

  private mutating func clearSummary(at date: Instant?) throws(Refusal) {
    let index = try summaryIndex(at: date)
    let card = state.summary.cards[index]
    let told = dismissals { card.members }
    tell(.cleared(card, index: index), because: [Reason("F15", "cleared")])
    dismiss(told, isAll: true)
  }

  /// F15: the person clears the summaries that lie in what is cleared.
  mutating func clearSummaries(where isMeant: (SummaryCard) -> Bool) {
    for (index, card) in state.summary.cards.enumerated().reversed() where isMeant(card) {
      tell(.cleared(card, index: index), because: [Reason("F15", "cleared")])
    }
  }

  private func summaryIndex(at date: Instant?) throws(Refusal) -> Int {
    if state.summary.cards.isEmpty { throw Refusal("no summary is in the list") }
    guard let index = state.summary.cardIndex(at: date) else {
      throw Refusal("no summary that came then is in the list; leave at= out for the newest")
    }
    return index
  }

  /// P6: what lay on the lock screen is history once the phone is unlocked.
  mutating func moveSummariesToHistory() {
    dropWithLockScreen()
    for (index, card) in state.summary.cards.enumerated() where card.section == .lockScreen {
      tell(
        .moved(card, to: .notificationCenter, index: index), because: [Reason("F13", "moved")])
    }
  }

  // U7: what is not to be kept in Notification Center ends with the lock screen, in a summary, too.
  private mutating func dropWithLockScreen() {
    for index in state.summary.cards.indices.reversed()
    where state.summary.cards[index].section == .lockScreen {
      let dropped = state.summary.cards[index].members.filter { !state.isKeptInHistory($0) }
      if !dropped.isEmpty { leave(dropped, cardAt: index, because: [Reason("U7", "left")]) }
    }
  }
}

extension Situation {
  // F13, U4: what its app was set to since may leave nothing of it to show.
  fileprivate var isListed: Bool {
    isOnLockScreen || verdict(on: .notificationCenter).reaches
  }

  fileprivate var isOnLockScreen: Bool { verdict(on: .lockScreen).reaches }
}
