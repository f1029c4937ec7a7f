import Notifications

extension Event {
  /// Every name that a fact can have, in the order of the cases.
  package static let names =
    [
      "noted", "clockMoved", "deviceChanged", "seeded", "installed", "uninstalled",
      "appStateChanged", "authorizationChanged", "settingChanged", "received", "decided", "listed",
      "updated", "removed",
      "moved", "expanded", "collapsed", "armed", "opened", "called",
    ] + ManagementEvent.names + NoticeEvent.names + ServiceEvent.names + ViewEvent.names

  /// What the fact is called in files.
  package var name: String {
    switch self {
    case .noted: "noted"
    case .clockMoved: "clockMoved"
    case .deviceChanged: "deviceChanged"
    case .seeded: "seeded"
    case .installed: "installed"
    case .uninstalled: "uninstalled"
    case .appChanged(let from, let to):
      from.state != to.state || from.backgroundMode != to.backgroundMode
        ? "appStateChanged"
        : from.hasSameConsent(as: to) ? "settingChanged" : "authorizationChanged"
    case .received: "received"
    case .decided: "decided"
    case .listed: "listed"
    case .updated: "updated"
    case .removed, .cleared: "removed"
    case .moved: "moved"
    case .expanded: "expanded"
    case .collapsed: "collapsed"
    case .armed: "armed"
    case .opened: "opened"
    case .called: "called"
    case .management(let event): event.name
    case .noticed(let event): event.name
    case .service(let event): event.name
    case .view(let event): event.name
    }
  }

  /// The number of the notification that it is about.
  package var notification: Int? {
    switch self {
    case .received(let notification): notification.value.number
    case .decided(let number, _), .listed(let number, _), .updated(let number, _, _, _),
      .removed(.notification(let number, _)), .cleared(.notification(let number, _)),
      .opened(let number):
      number
    case .noticed(let event): event.notification
    case .called(let call): call.value.notification
    case .service(let event): event.notification
    case .view(let event): event.notification
    case .noted, .clockMoved, .deviceChanged, .seeded, .installed, .uninstalled, .appChanged,
      .removed, .cleared, .moved, .expanded, .collapsed, .armed, .management:
      nil
    }
  }

  /// The group that it is about.
  package var group: GroupPlace? {
    switch self {
    case .removed(.group(let place, _)), .cleared(.group(let place, _)), .expanded(let place),
      .collapsed(let place):
      place
    case .armed(let from, let to): (to ?? from)?.group
    case .noted, .clockMoved, .deviceChanged, .seeded, .installed, .uninstalled, .appChanged,
      .received, .decided, .listed, .updated, .removed, .cleared, .moved, .opened, .called,
      .management, .noticed, .service, .view:
      nil
    }
  }

  /// The app that it is about, where no notification or group names one.
  package var app: BundleIdentifier? {
    switch self {
    case .installed(let app, _), .uninstalled(let app, _), .appChanged(_, let app):
      app.app.bundleIdentifier
    case .called(let call): call.value.notification == nil ? call.value.app : nil
    case .management(let event): event.app
    case .noticed(let event): event.app
    case .noted, .clockMoved, .deviceChanged, .seeded, .received, .decided, .listed, .updated,
      .removed, .cleared, .moved, .expanded, .collapsed, .armed, .opened, .service, .view:
      nil
    }
  }
}
