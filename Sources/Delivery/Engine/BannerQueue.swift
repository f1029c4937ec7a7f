import Notifications

/// The notifications whose banners wait for their turn, the next one first.
///
/// Nothing is searched, however many wait: each keeps the place that it was given, and is found by
/// its name and by its thread. P8 lets no two of one thread wait, nor two of one name.
package struct BannerQueue: Sendable {
  // What ever waited, by place; nil where it waits no longer. A place is given again to none but
  // what takes the turn of the one there, so that a fact can say where one stood and be taken back.
  private var slots: [Slot?] = []
  private var start = 0
  private var count = 0
  private var threads: [Thread: Int] = [:]
  private var keys: [NotificationKey: Int] = [:]

  // Of a third of the size of what is handed out.
  private struct Slot: Sendable {
    let number: Int32
    let style: BannerStyle
  }

  /// A thread of an app (G5).
  private struct Thread: Hashable {
    /// The app; threads of two apps are never the same.
    let app: BundleIdentifier
    /// The thread identifier in UTF-8, compared byte for byte (G5).
    let identifier: [UInt8]

    init?(_ notification: DeliveredNotification) {
      guard let thread = notification.content.threadIdentifier else { return nil }
      app = notification.app
      identifier = Array(thread.utf8)
    }
  }

  /// Whether no banner waits.
  package var isEmpty: Bool { count == 0 }

  /// Every one that waits, with its place, the next one first.
  var waiting: [WaitingBanner] { (start..<slots.count).compactMap { banner(at: $0) } }

  /// The numbers of those that wait, the next one first.
  package var numbers: [Int] { waiting.map(\.number) }

  /// The one whose turn is next.
  var first: WaitingBanner? { start < slots.count ? banner(at: start) : nil }

  /// P8, G26: those that are of the same thread or of the same name, the next one first.
  func waiting(updatedBy notification: DeliveredNotification) -> [WaitingBanner] {
    let named = keys[notification.key]
    let threaded = Thread(notification).flatMap { threads[$0] }
    let places = [named, threaded == named ? nil : threaded].compactMap(\.self).sorted()
    return places.compactMap { banner(at: $0) }
  }

  private func banner(at place: Int) -> WaitingBanner? {
    slots[place].map { WaitingBanner(place: place, number: Int($0.number), style: $0.style) }
  }

  /// The place behind all others.
  var end: Int { slots.count }

  /// Lets one wait at the end, or at the place of one that was taken away; or takes that back.
  mutating func insert(
    _ notification: DeliveredNotification, as style: BannerStyle, at place: Int,
    _ way: FactDirection
  ) {
    switch way {
    case .forward: insert(notification, style, at: place)
    case .backward:
      remove(notification, at: place)
      if place == slots.count - 1 { slots.removeLast() }
      start = min(start, slots.count)
    }
  }

  /// Takes one away from its place, or lets it wait there again.
  mutating func remove(
    _ notification: DeliveredNotification, as style: BannerStyle, at place: Int,
    _ way: FactDirection
  ) {
    switch way {
    case .forward: remove(notification, at: place)
    case .backward: insert(notification, style, at: place)
    }
  }

  private mutating func insert(
    _ notification: DeliveredNotification, _ style: BannerStyle, at place: Int
  ) {
    if place == slots.count { slots.append(nil) }
    slots[place] = Slot(number: Int32(notification.number), style: style)
    start = count == 0 ? place : min(start, place)
    count += 1
    keys[notification.key] = place
    if let thread = Thread(notification) { threads[thread] = place }
  }

  private mutating func remove(_ notification: DeliveredNotification, at place: Int) {
    slots[place] = nil
    count -= 1
    while start < slots.count, slots[start] == nil { start += 1 }
    keys[notification.key] = nil
    if let thread = Thread(notification) { threads[thread] = nil }
  }
}
