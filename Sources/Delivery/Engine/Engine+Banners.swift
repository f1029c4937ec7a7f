import Notifications

extension Engine {
  /// P4, P8, U12: rolls a banner down; while another one shows it waits, unless that is of the same
  /// thread or would stay for good. One of its thread that waits gives its turn to it.
  mutating func showBanner(_ number: Int) {
    let style = state.app(state.notification(number).app)?.settings.bannerStyle ?? .temporary
    guard let visible = state.banner else { return rollDown(number, as: style) }
    let outdated = state.waitingBanners.waiting(updatedBy: state.notification(number))
    drop(outdated, because: Reason("P8", "replaced"))
    if visible.until == nil || state.updates(number, visible.number) {
      return rollDown(number, as: style, replacing: visible)
    }
    let place = outdated.first?.place ?? state.waitingBanners.end
    let waiting = WaitingBanner(place: place, number: number, style: style)
    notice(.bannerQueued(waiting), because: [Reason("P8")])
  }

  private mutating func rollDown(
    _ number: Int, as style: BannerStyle, replacing old: Banner? = nil
  ) {
    let seconds = Int64(state.device.policies[.bannerSeconds])
    let banner = Banner(
      number: number, shownAt: state.now,
      until: style == .persistent ? nil : state.now + .seconds(seconds))
    let reason = state.ending(of: number)?.decision.situation.bannerVerdict.reason
    notice(
      .bannerShown(banner, replacing: old),
      because: [old.map { self.reason(of: number, replacing: $0) } ?? reason, Reason("U12")]
        .compactMap(\.self))
  }

  private func reason(of number: Int, replacing old: Banner) -> Reason {
    state.updates(number, old.number) ? Reason("P8", "replaces") : Reason("P8", "makesWay")
  }

  /// U12: the time of a banner is over.
  mutating func endBannerInTime() {
    endBanner(.timedOut, because: [Reason("U12", "over")])
  }

  /// P8: takes the visible banner away; the next one comes.
  mutating func endBanner(_ end: Banner.End, because reasons: [Reason]) {
    guard let banner = state.banner else { return }
    notice(.bannerEnded(banner, end), because: reasons)
    showWaitingBanners()
  }

  // P8: the next one, and where that would stay for good, all that wait behind it.
  private mutating func showWaitingBanners() {
    while state.banner?.until == nil, let next = state.waitingBanners.first {
      notice(.bannerUnqueued(next), because: [Reason("P8", "turn")])
      rollDown(next.number, as: next.style, replacing: state.banner)
    }
  }

  /// A14: the person taps the banner.
  mutating func tapBanner() throws(Refusal) {
    let number = try visibleBanner().number
    endBanner(.tapped, because: [Reason("A14", "banner")])
    try perform(.open(number, because: Reason("A14", "view")), because: Reason("A14", "owner"))
  }

  /// A16: the person flicks the banner away; the notification stays where it is.
  mutating func dismissBanner() throws(Refusal) {
    _ = try visibleBanner()
    endBanner(.dismissed, because: [Reason("A16", "banner")])
  }

  /// The banner that shows now; refuses where there is none.
  func visibleBanner() throws(Refusal) -> Banner {
    guard let banner = state.banner else { throw Refusal("there is no banner now") }
    return banner
  }

  /// P3, P5: no banner shows over the lock screen, the list or a dark display.
  mutating func coverBanners() {
    guard !state.device.hasRoomForBanner else { return }
    let device = state.device
    let reason =
      device.isLocked
      ? Reason("P3", "covered")
      : device.isCoverSheetOpen ? Reason("P5", "covered") : Reason("P4", "covered")
    drop(state.waitingBanners.waiting, because: reason)
    if state.banner != nil { endBanner(.covered, because: [reason]) }
  }

  /// G28: banners of notifications that are gone go, too.
  mutating func withdrawBanners(after facts: some Sequence<Fact>) {
    guard state.hasBanners else { return }
    let taken = facts.compactMap { $0.event.traits.listing?.takenAway }
    guard !taken.isEmpty else { return }
    let reason = Reason("G28", "banner")
    drop(state.waitingBanners(among: taken).filter { state.isGone($0.number) }, because: reason)
    while let banner = state.banner, state.isGone(banner.number) {
      endBanner(.withdrawn, because: [reason])
    }
  }

  /// P8, G26: a newer one that rolls down no banner takes its place in the one that shows, and
  /// its turn from the one that waits; one without an alert has nothing to show there (P26),
  /// so the banner goes (G28).
  mutating func updateBanners(with number: Int, hasAlert: Bool) {
    guard state.hasBanners else { return }
    let new = state.notification(number)
    let outdated = state.waitingBanners.waiting(updatedBy: new).filter {
      state.notification($0.number).key == new.key
    }
    drop(outdated, because: Reason("P8", "outdated"))
    guard let banner = state.banner, state.notification(banner.number).key == new.key else {
      return
    }
    guard hasAlert else {
      return endBanner(.withdrawn, because: [Reason("G28", "banner")])
    }
    let updated = Banner(number: number, shownAt: banner.shownAt, until: banner.until)
    notice(.bannerShown(updated, replacing: banner), because: [Reason("P8", "replaces")])
  }

  /// G28: an app whose notifications are gone shows none, nor one that was in no list.
  mutating func withdraw(allOf app: BundleIdentifier) {
    withdrawBanners(because: Reason("G28", "banner")) { [state] number in
      state.notification(number).app == app
    }
    guard let pane = state.pane, state.notification(pane.notification).app == app else { return }
    closeView(because: [Reason("G28", "view")])
  }

  /// G28, N1, N26: takes away banners, those that wait among them; their notifications stay.
  mutating func withdrawBanners(because reason: Reason, where isMeant: (Int) -> Bool) {
    guard state.hasBanners else { return }
    drop(state.waitingBanners.waiting.filter { isMeant($0.number) }, because: reason)
    while let banner = state.banner, isMeant(banner.number) {
      endBanner(.withdrawn, because: [reason])
    }
  }

  // The last ones first: who waits longest goes last.
  private mutating func drop(_ waiting: [WaitingBanner], because reason: Reason) {
    for banner in waiting.reversed() { notice(.bannerUnqueued(banner), because: [reason]) }
  }
}

/// What may have left the list.
private enum TakenAway: Equatable {
  case one(Int)
  case many
}

extension EventTraits.ListChange {
  /// What was listed and may be so no longer; nil where nothing was taken away.
  fileprivate var takenAway: TakenAway? {
    switch self {
    case .removed(.notification(let number, _)), .replaced(let number, _): .one(number)
    case .removed(.group), .removed(.section), .removedApp: .many
    case .added, .moved, .leftSummary: nil
    }
  }
}

extension State {
  // All are looked through only where a whole group, section or app went.
  fileprivate func waitingBanners(among taken: [TakenAway]) -> [WaitingBanner] {
    if taken.contains(.many) { return waitingBanners.waiting }
    let places = taken.compactMap { taken -> WaitingBanner? in
      guard case .one(let number) = taken else { return nil }
      return waitingBanners.waiting(updatedBy: notification(number)).first { $0.number == number }
    }
    return places.ordered { $0.place < $1.place }
  }

  /// Whether a banner shows, or waits to.
  fileprivate var hasBanners: Bool { banner != nil || !waitingBanners.isEmpty }

  /// Whether a notification that was kept in the list is there no more, or its app is deleted.
  fileprivate func isGone(_ number: Int) -> Bool {
    let notification = notification(number)
    if app(notification.app) == nil { return true }
    guard ending(of: number)?.reach.contains(.notificationCenter) == true else { return false }
    return list.find(notification.hashedName)?.number != number
  }
}

extension Device {
  /// P3, P4, P5: whether a banner could be seen.
  fileprivate var hasRoomForBanner: Bool { !isLocked && isDisplayOn && !isCoverSheetOpen }
}
