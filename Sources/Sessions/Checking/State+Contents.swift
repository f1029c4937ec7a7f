import Delivery
import Notifications

extension State {
  /// What each app was sent, oldest first.
  var deliveredContents: [BundleIdentifier: [Content]] {
    notifications.reduce(into: [:]) { contents, notification in
      contents[notification.value.app, default: []].append(notification.value.content)
    }
  }

  /// Whether a service extension is done with something that was sent (V4).
  func hasRunService(of app: InstalledApp) -> Bool {
    app.app.serviceExtension != nil
      && notifications.contains {
        $0.value.app == app.app.bundleIdentifier && $0.value.hasPassedExtension
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
