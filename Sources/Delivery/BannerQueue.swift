import Notifications

/// The notifications whose banners wait for their turn, the next one first.
///
/// Most arrivals concern none of those that wait; what waits is searched only where something does.
package struct BannerQueue: Sendable {
  /// Their numbers.
  package private(set) var numbers: ArraySlice<Int> = []
  private var threads: [Thread: Int] = [:]
  private var keys: [NotificationKey: Int] = [:]

  /// A thread of an app (G5).
  private struct Thread: Hashable {
    let app: BundleIdentifier
    let identifier: [UInt8]

    init?(_ notification: DeliveredNotification) {
      guard let thread = notification.content.threadIdentifier else { return nil }
      app = notification.app
      identifier = Array(thread.utf8)
    }
  }

  package var isEmpty: Bool { numbers.isEmpty }

  /// Whether one of the same thread or of the same name may wait.
  func canUpdate(_ notification: DeliveredNotification) -> Bool {
    keys[notification.key] != nil || Thread(notification).map { threads[$0] != nil } == true
  }

  /// Lets one wait behind all others.
  mutating func append(_ notification: DeliveredNotification) {
    insert(notification, at: numbers.count)
  }

  /// Lets one wait where it did before, from 0.
  mutating func insert(_ notification: DeliveredNotification, at index: Int) {
    numbers.insert(notification.number, at: numbers.startIndex + index)
    keys[notification.key, default: 0] += 1
    if let thread = Thread(notification) { threads[thread, default: 0] += 1 }
  }

  /// Takes one away that stands there, from 0.
  mutating func remove(_ notification: DeliveredNotification, at index: Int) {
    if index == 0 {
      numbers.removeFirst()
    } else {
      numbers.remove(at: numbers.startIndex + index)
    }
    Self.lower(&keys[notification.key])
    if let thread = Thread(notification) { Self.lower(&threads[thread]) }
  }

  private static func lower(_ count: inout Int?) {
    count = count.flatMap { $0 > 1 ? $0 - 1 : nil }
  }
}
