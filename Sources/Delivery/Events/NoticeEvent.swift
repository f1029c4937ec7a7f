import Notifications

/// What of a notification was seen, heard, felt or counted beside the list; a case of `Event`.
package enum NoticeEvent: Hashable, Sendable {
  /// A delivery made no row: it is only heard, counted or seen as a banner.
  case unlisted(Int)
  /// The number on an app's icon changed; by a notification, or else by the app itself.
  indirect case badged(BundleIdentifier, from: Int?, to: Int?, by: Int?)
  case sounded(Boxed<SoundEvent>)
  /// The display came on for a notification.
  case woke(Int)
  /// A banner rolled down, or took the place of one of its thread.
  indirect case bannerShown(Banner, replacing: Banner?)
  indirect case bannerEnded(Banner, Banner.End)
  /// A banner waits until the one before it is gone.
  case bannerQueued(Int)
  /// A banner waits no longer; `place` is where it stood, counted from the first that ever waited.
  case bannerUnqueued(Int, place: Int)
  /// A request of an app's own was not taken (V12); its identifier.
  indirect case requestRefused(BundleIdentifier, String)
}

extension State {
  /// Makes a fact about what is noticed so.
  mutating func apply(_ event: NoticeEvent) {
    switch event {
    case .unlisted(let number): agenda.remove(number, .show)
    case .badged(let app, _, let number, _): setBadge(of: app, to: number)
    case .sounded(let sound): sounds.append(sound.value)
    case .woke(let number):
      wakes.append(number)
      device.isDisplayOn = true
    case .bannerShown(let banner, let old): setBanner(banner, replacing: old)
    case .bannerEnded(let banner, _): setBanner(nil, replacing: banner)
    case .bannerQueued(let number): waitingBanners.append(notification(number))
    case .bannerUnqueued(let number, let place):
      waitingBanners.remove(notification(number), at: place)
    case .requestRefused: break
    }
  }

  /// Takes a fact about what is noticed back.
  mutating func revert(_ event: NoticeEvent, at instant: Instant) {
    switch event {
    case .unlisted(let number):
      agenda.add(Agenda.Item(instant: instant, number: number, stage: .show))
    case .badged(let app, let number, _, _): setBadge(of: app, to: number)
    case .sounded: sounds.removeLast()
    case .woke:
      wakes.removeLast()
      device.isDisplayOn = false
    case .bannerShown(let banner, let old): setBanner(old, replacing: banner)
    case .bannerEnded(let banner, _): setBanner(banner, replacing: nil)
    case .bannerQueued(let number): waitingBanners.removeLast(notification(number))
    case .bannerUnqueued(let number, let place):
      waitingBanners.insert(notification(number), at: place)
    case .requestRefused: break
    }
  }
}

extension Engine {
  /// Makes something be noticed.
  mutating func notice(_ event: NoticeEvent, because reasons: [Reason]) {
    emit(.noticed(event), because: reasons)
  }
}
