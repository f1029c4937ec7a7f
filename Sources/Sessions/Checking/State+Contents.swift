import Delivery
import Notifications

extension State {
  /// What each app was sent, oldest first.
  var deliveredContents: [BundleIdentifier: [Content]] {
    notifications.reduce(into: [:]) { contents, notification in
      contents[notification.value.app, default: []].append(notification.value.content)
    }
  }

  /// The apps of which something that was sent went through a service extension (V4).
  var appsThatRanServices: Set<BundleIdentifier> {
    Set(notifications.filter(\.value.hasPassedExtension).map(\.value.app))
  }

  /// What all that was sent is called within the system; empty where nothing waits.
  var deliveredKeys: Set<NotificationKey> {
    pending.count == 0 ? [] : Set(notifications.map(\.value.key))
  }

  /// What waits of an app's for the first time, the next first.
  ///
  /// - Parameter known: What all that was sent is called: made once for all apps.
  func contentsToCome(of app: BundleIdentifier, besides known: Set<NotificationKey>) -> [Content] {
    pending.requests(of: app).filter { !known.contains($0.key) }.map(\.request.content)
  }
}
