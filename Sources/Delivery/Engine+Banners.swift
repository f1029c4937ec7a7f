import Notifications

extension Engine {
  /// P4, P8, U12: rolls a banner down; while another one shows it waits, unless it is of the same thread.
  mutating func showBanner(_ number: Int) {
    guard let visible = state.banner else { return rollDown(number) }
    if state.updates(number, visible.number) {
      return rollDown(number, replacing: visible)
    }
    if state.waitingBanners.canUpdate(state.notification(number)) {
      drop(state.waiting { $0.updates(number, $1) }, because: "P8")
    }
    notice(.bannerQueued(number), because: [Reason("P8")])
  }

  private mutating func rollDown(_ number: Int, replacing old: Banner? = nil) {
    let style = state.app(state.notification(number).app)?.settings.bannerStyle ?? .temporary
    let seconds = Int64(state.device.policies.bannerSeconds)
    let banner = Banner(
      number: number, shownAt: state.now,
      until: style == .persistent ? nil : state.now + .seconds(seconds))
    let reason = state.ending(of: number)?.decision.situation.bannerVerdict.reason
    notice(
      .bannerShown(banner, replacing: old),
      because: [old == nil ? reason : Reason("P8"), Reason("U12")].compactMap(\.self))
  }

  /// U12: the time of a banner is over.
  mutating func endBannerInTime() {
    endBanner(.timedOut, because: [Reason("U12")])
  }

  /// P8: takes the visible banner away; the next one comes.
  mutating func endBanner(_ end: Banner.End, because reasons: [Reason]) {
    guard let banner = state.banner else { return }
    notice(.bannerEnded(banner, end), because: reasons)
    guard let next = state.waitingBanners.numbers.first else { return }
    notice(.bannerUnqueued(next, index: 0), because: [Reason("P8")])
    rollDown(next)
  }

  /// A14: the person taps the banner.
  mutating func tapBanner() throws(Refusal) {
    let number = try visibleBanner().number
    endBanner(.tapped, because: [Reason("A14")])
    open(number)
  }

  /// A16: the person flicks the banner away; the notification stays where it is.
  mutating func dismissBanner() throws(Refusal) {
    _ = try visibleBanner()
    endBanner(.dismissed, because: [Reason("A16")])
  }

  private func visibleBanner() throws(Refusal) -> Banner {
    guard let banner = state.banner else { throw Refusal("there is no banner now") }
    return banner
  }

  /// P3, P5: no banner shows over the lock screen, the list or a dark display.
  mutating func coverBanners() {
    guard !state.device.hasRoomForBanner else { return }
    drop(state.waiting { _, _ in true }, because: state.device.isLocked ? "P3" : "P5")
    if state.banner != nil {
      endBanner(.covered, because: [Reason(state.device.isLocked ? "P3" : "P5")])
    }
  }

  /// G28: banners of notifications that are gone go, too.
  mutating func withdrawBanners() {
    drop(state.waiting { $0.isGone($1) }, because: "G28")
    while let banner = state.banner, state.isGone(banner.number) {
      endBanner(.withdrawn, because: [Reason("G28")])
    }
  }

  // The last ones first, so that the places of the others stay.
  private mutating func drop(_ waiting: [(index: Int, number: Int)], because rule: RuleID) {
    for (index, number) in waiting.reversed() {
      notice(.bannerUnqueued(number, index: index), because: [Reason(rule)])
    }
  }
}

extension State {
  /// Those of the waiting for which a condition holds, with their places. Looked up before anything is
  /// changed: a copy of the state that outlives that would be copied whole.
  fileprivate func waiting(
    where condition: (State, Int) -> Bool
  ) -> [(index: Int, number: Int)] {
    waitingBanners.numbers.enumerated().filter { condition(self, $0.element) }
      .map { (index: $0.offset, number: $0.element) }
  }

  /// P8, G26: whether a banner takes the place of another: it is of the same thread, or the same
  /// notification.
  fileprivate func updates(_ new: Int, _ old: Int) -> Bool {
    let (new, old) = (notification(new), notification(old))
    if new.key == old.key { return true }
    guard let thread = new.content.threadIdentifier, let other = old.content.threadIdentifier
    else { return false }
    return new.app == old.app && thread.isExactly(other)
  }

  /// Whether a banner shows, or waits to.
  var hasBanners: Bool { banner != nil || !waitingBanners.isEmpty }

  /// Whether a notification that was kept in the list is there no more, or its app is deleted.
  fileprivate func isGone(_ number: Int) -> Bool {
    let notification = notification(number)
    if app(notification.app) == nil { return true }
    guard ending(of: number)?.reach.contains(.notificationCenter) == true else { return false }
    return list.find(notification.key)?.number != number
  }
}

extension Device {
  /// P3, P4, P5: whether a banner could be seen.
  var hasRoomForBanner: Bool { !isLocked && isDisplayOn && !isCoverSheetOpen }
}
