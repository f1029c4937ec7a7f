import Localization
import Notifications

/// What a row says: texts as the list shows them, nil where none is shown.
package struct Shown: Hashable, Sendable {
  package var appName: String
  package var title: String?
  package var subtitle: String?
  package var body: String?
  /// What stands under a collapsed group (T1).
  package var summary: String?
  package var date: Instant
  package var isCritical: Bool
}

extension State {
  /// P20: what a notification says in the list.
  package func shown(_ number: Int) -> Shown {
    let notification = notification(number)
    let content = notification.content
    return Shown(
      appName: displayName(of: notification.app), title: content.title?.words,
      subtitle: content.subtitle?.words, body: content.body?.words, summary: nil,
      date: notification.date, isCritical: isCritical(number))
  }

  /// G11: what a group says: its leading member, and the summary of the others.
  package func shown(_ group: Group) -> Shown {
    var shown = shown(group.leading)
    shown.summary = summary(of: group).map { SystemWords().moreNotifications($0.number) }
    return shown
  }

  /// What an app is called; the end of its identifier once it is deleted.
  package func displayName(of app: BundleIdentifier) -> String {
    self.app(app)?.app.displayName ?? app.lastPart
  }
}
