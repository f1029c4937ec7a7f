import Notifications

/// What of a notification was seen, heard, felt or counted beside the list; a case of `Event`.
package enum NoticeEvent: Hashable, Sendable {
  /// A delivery made no row: it is only heard, counted or seen as a banner.
  case unlisted(Int)
  /// The number on an app's icon changed; by a notification, or else by the app itself.
  indirect case badged(BadgeChange)
  case sounded(Int, Boxed<SoundPlayback>)
  /// The display came on for a notification.
  case woke(Int)
  /// A banner rolled down, or took the place of one of its thread.
  indirect case bannerShown(Banner, replacing: Banner?)
  indirect case bannerEnded(Banner, Banner.End)
  /// A banner waits until the one before it is gone.
  indirect case bannerQueued(WaitingBanner)
  /// A banner waits no longer.
  indirect case bannerUnqueued(WaitingBanner)
  /// N1: an alert was put up, or took the place of one of its request;
  /// `index` is its place among all.
  indirect case alertShown(Int, replacing: Int?, index: Int)
  /// An alert was taken down; `index` is where it stood.
  indirect case alertEnded(Int, AlertBox.End, index: Int)
  /// A request of an app's own was not taken (V12); its identifier.
  indirect case requestRefused(BundleIdentifier, String)
}

extension NoticeEvent {
  /// Whether it always comes with an arrival.
  var isRoutine: Bool {
    switch self {
    case .unlisted, .sounded, .woke: true
    case .badged(let change): change.notification != nil
    case .bannerShown, .bannerEnded, .bannerQueued, .bannerUnqueued, .alertShown, .alertEnded,
      .requestRefused:
      false
    }
  }
}

extension State {
  /// Makes a fact about what is noticed so, or takes it back.
  mutating func change(by event: NoticeEvent, at now: Instant, _ way: FactDirection) {
    switch event {
    case .unlisted(let number):
      agenda.remove(Agenda.Item(instant: now, number: number, stage: .show), way)
    case .badged(let change):
      setBadge(of: change.app, to: way.end(change.old, change.new))
    case .sounded(let number, let playback):
      way.add(SoundEvent(at: now, number: number, playback: playback), to: &sounds)
    case .woke(let number):
      way.add(number, to: &wakes)
      device.isDisplayOn = way.end(false, true)
    case .bannerShown(let banner, let old):
      setBanner(way.end(old, banner), replacing: way.end(banner, old))
    case .bannerEnded(let banner, _):
      setBanner(way.end(banner, nil), replacing: way.end(nil, banner))
    case .bannerQueued(let banner):
      waitingBanners.insert(notification(banner.number), as: banner.style, at: banner.place, way)
    case .bannerUnqueued(let banner):
      waitingBanners.remove(
        notification(banner.number), as: banner.style, at: banner.place, way)
    case .alertShown(let number, let old, let index):
      alertNumbers[notification(number).key] = way.end(old, number)
      if let old {
        alerts[index] = way.end(old, number)
      } else {
        way.insert(number, at: index, into: &alerts)
      }
    case .alertEnded(let number, _, let index):
      alertNumbers[notification(number).key] = way.end(number, nil)
      way.remove(number, at: index, of: &alerts)
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
