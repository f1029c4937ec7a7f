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

  /// Every name that such a fact can have, in the order of the cases.
  package static let names = [
    "unlisted", "badged", "sounded", "woke", "bannerShown", "bannerEnded", "bannerQueued",
    "bannerUnqueued", "refused",
  ]

  /// What the fact is called in files.
  var name: String {
    switch self {
    case .unlisted: "unlisted"
    case .badged: "badged"
    case .sounded: "sounded"
    case .woke: "woke"
    case .bannerShown: "bannerShown"
    case .bannerEnded: "bannerEnded"
    case .bannerQueued: "bannerQueued"
    case .bannerUnqueued: "bannerUnqueued"
    case .requestRefused: "refused"
    }
  }

  /// The number of the notification that it is about; nil where an app did it.
  var notification: Int? {
    switch self {
    case .unlisted(let number), .woke(let number), .bannerQueued(let number),
      .bannerUnqueued(let number, _):
      number
    case .badged(_, _, _, let number): number
    case .sounded(let sound): sound.value.number
    case .bannerShown(let banner, _), .bannerEnded(let banner, _): banner.number
    case .requestRefused: nil
    }
  }

  /// The app that it is about, where no notification is.
  var app: BundleIdentifier? {
    switch self {
    case .badged(let app, _, _, nil), .requestRefused(let app, _): app
    case .unlisted, .badged, .sounded, .woke, .bannerShown, .bannerEnded, .bannerQueued,
      .bannerUnqueued:
      nil
    }
  }

  /// Whether it always comes with an arrival.
  package var isRoutine: Bool {
    switch self {
    case .unlisted, .sounded, .woke: true
    case .badged(_, _, _, let number): number != nil
    case .bannerShown, .bannerEnded, .bannerQueued, .bannerUnqueued, .requestRefused: false
    }
  }

  /// Whether it can stand between a notification's arrival and the end of that.
  func isStage(of number: Int) -> Bool {
    switch self {
    case .bannerUnqueued: true
    case .bannerEnded, .requestRefused: false
    case .unlisted, .badged, .sounded, .woke, .bannerShown, .bannerQueued: notification == number
    }
  }
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
