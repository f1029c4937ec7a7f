import Notifications

extension GroupKey {
  /// G1, G3, G4, G7, G8: the group that a notification belongs to.
  package init(of notification: DeliveredNotification, grouping: Grouping, profile: Profile) {
    let kind: Kind =
      switch profile < .ios12 ? .off : grouping {
      case .automatic: .thread(notification.content.threadIdentifier)
      case .byApp: .app
      case .off: .alone(notification.number)
      }
    self.init(app: notification.app, kind: kind)
  }

  /// Why a notification is in this group.
  func reasons(profile: Profile) -> [Reason] {
    switch kind {
    case .thread(let thread?): [Reason("G3", [Reason.Detail("thread", thread)])]
    case .thread(nil): [Reason("G3", [Reason.Detail("thread", "none")])]
    case .app: [Reason("G7")]
    case .alone: profile < .ios12 ? [Reason("G1")] : [Reason("G8")]
    }
  }
}
