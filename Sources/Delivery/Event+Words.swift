import Notifications

extension Event {
  /// What happened, in a few words.
  package func words(in state: State) -> String {
    switch self {
    case .noted(let text): text
    case .clockMoved(_, let to): "the clock went on to \(state.reading(to))"
    case .deviceChanged(let from, let to): Device.words(from: from, to: to)
    case .seeded(_, let to): "seed \(to)"
    case .installed(let app, let old):
      "\(app.app.displayName) \(old == nil ? "installed" : "read again")"
    case .uninstalled(let app, _): "\(app.app.displayName) deleted"
    case .appChanged(let from, let to): to.words(since: from)
    case .received: "received"
    case .decided(_, let outcome, _): outcome.words
    case .listed(_, let section): "listed \(section.phrase)"
    case .updated(let number, let section, let old, _):
      "\(state.notification(number).name) replaced \(state.notification(old).name) \(section.phrase)"
    case .removed(let removal): removal.words
    case .moved(let numbers, _, let to): "\(numbers.count) moved to \(to.noun)"
    case .expanded: "expanded"
    case .collapsed: "collapsed"
    case .armed(_, let to): to == nil ? "Clear All let go" : "Clear All armed"
    case .opened: "opened"
    case .called(let call): "\(call.value.method.rawValue) \(call.value.action)"
    }
  }
}

extension Event.Removal {
  fileprivate var words: String {
    switch self {
    case .notification(_, let section): "taken off \(section.noun)"
    case .group(let place, let count): "\(count) taken off \(place.section.noun)"
    case .section(let section, let count): "all \(count) taken off \(section.noun)"
    }
  }
}

extension Section {
  /// `the lock screen`, `Notification Centre`.
  package var noun: String {
    switch self {
    case .lockScreen: "the lock screen"
    case .notificationCenter: "Notification Centre"
    }
  }

  /// `on the lock screen`, `in Notification Centre`.
  package var phrase: String {
    switch self {
    case .lockScreen: "on \(noun)"
    case .notificationCenter: "in \(noun)"
    }
  }
}

extension Outcome {
  /// What became of a delivery.
  package var words: String {
    switch self {
    case .presented: "presented"
    case .listedQuietly: "listed quietly"
    case .foregroundSuppressed: "kept back, its app is in front"
    case .badgeOrSoundOnly: "only a badge or a sound"
    case .notAuthorized: "not authorized"
    case .turnedOff: "turned off"
    case .throttled: "throttled"
    case .expired: "expired"
    case .coalesced: "replaced before it arrived"
    case .undelivered: "not delivered"
    case .rejected: "rejected"
    case .empty: "empty"
    case .forwardedToWatch: "forwarded to the watch"
    }
  }
}

extension Grouping {
  /// As the phone's settings name it.
  package var words: String {
    switch self {
    case .automatic: "Automatic"
    case .byApp: "By App"
    case .off: "Off"
    }
  }
}

extension InstalledApp {
  fileprivate func words(since old: InstalledApp) -> String {
    if state != old.state { return "\(app.displayName) is \(state.words) now" }
    if settings.previews != old.settings.previews {
      return "previews of \(app.displayName) set to \(settings.previews?.rawValue ?? "default")"
    }
    if languages != old.languages {
      return
        "\(app.displayName) speaks \(languages?.joined(separator: ", ") ?? "the device’s language")"
    }
    return "grouping of \(app.displayName) set to \(settings.grouping.words)"
  }
}

extension AppState {
  fileprivate var words: String {
    switch self {
    case .notRunning: "not running"
    case .background: "in the background"
    case .foreground: "in front"
    }
  }
}

extension GroupKey {
  /// The thread, or that there is none; nil where threads do not count.
  package var threadName: String? {
    switch kind {
    case .thread(let thread): thread ?? "no thread"
    case .app, .alone: nil
    }
  }
}

extension Shown {
  /// The first words that there are, in quotes, with a blank before; empty where there are none.
  var quote: String { (body ?? title ?? subtitle).map { " “\($0)”" } ?? "" }
}

extension State {
  fileprivate func reading(_ instant: Instant) -> String {
    CivilTime(instant, in: device.timeZone).clockText
  }
}

extension Device {
  fileprivate static func words(from old: Device, to new: Device) -> String {
    let changes = changes(from: old, to: new).map { "\($0.key) \($0.value.plain)" }
    return changes.joined(separator: ", ")
  }
}

extension JSONValue {
  fileprivate var plain: String { string ?? JSONText.compact(self) }
}
