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
  /// Whether a placeholder stands for the content (H3).
  package var isHidden = false
}

extension State {
  /// P20, H3, H16: what a notification says in the list.
  package func shown(_ number: Int) -> Shown {
    isHidden(number) ? hidden(number, with: [number]) : open(number)
  }

  /// G11, H6, T28: what a group says: its leading member with the summary of the others, or what stands
  /// for all of them while they are hidden.
  package func shown(_ group: Group) -> Shown {
    if isHidden(group.leading) {
      return hidden(group.leading, with: group.isExpanded ? [group.leading] : group.memberNumbers)
    }
    var shown = open(group.leading)
    shown.summary = summary(of: group)?.words
    return shown
  }

  /// What an app is called; the end of its identifier once it is deleted.
  package func displayName(of app: BundleIdentifier) -> String {
    self.app(app)?.app.displayName ?? app.lastPart
  }

  /// What an installed app is called.
  package func displayName(of app: InstalledApp) -> String { app.app.displayName }

  private func open(_ number: Int) -> Shown {
    let notification = notification(number)
    let localizer = localizer(of: notification)
    func words(_ text: Text?) -> String? { text.map { localizer.resolve($0, for: .push).words } }
    let content = notification.content
    return Shown(
      appName: displayName(of: notification.app), title: words(content.title),
      subtitle: words(content.subtitle), body: words(content.body), summary: nil,
      date: notification.date, isCritical: isCritical(number))
  }

  // H3, H14: app, icon and time stay; title and subtitle where the leading member's category says so.
  private func hidden(_ number: Int, with numbers: [Int]) -> Shown {
    var shown = open(number)
    if !showsHiddenTitle(number) { shown.title = nil }
    if !showsHiddenSubtitle(number) { shown.subtitle = nil }
    shown.body = placeholder(for: numbers).words
    shown.isHidden = true
    return shown
  }
}
