import Delivery
import Notifications

extension State {
  /// What each app was sent, oldest first.
  var deliveredContents: [BundleIdentifier: [Content]] {
    notifications.reduce(into: [:]) { contents, notification in
      contents[notification.value.app, default: []].append(notification.value.content)
    }
  }

  /// What waits of an app's for the first time, the next first.
  func contentsToCome(of app: BundleIdentifier) -> [Content] {
    let waiting = pending.requests(of: app)
    guard !waiting.isEmpty else { return [] }
    let known = Set(notifications.map(\.value.key))
    return waiting.filter { !known.contains($0.key) }.map(\.request.content)
  }
}
