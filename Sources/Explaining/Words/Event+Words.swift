import Delivery
import Notifications

extension Event {
  /// What happened, in a few words.
  package func words(in state: State) -> String {
    switch self {
    case .noted(let text): text
    case .clockMoved(_, let to): "the clock went on to \(state.reading(to))"
    case .deviceChanged(let from, let to): to.words(since: from, in: state)
    case .seeded(_, let to): "seed \(to)"
    case .installed(let app, let old):
      "\(app.app.displayName) \(old == nil ? "installed" : "read again")"
    case .uninstalled(let app, _): "\(app.app.displayName) deleted"
    case .appStateChanged(let app, _, let to): "\(app.displayName) is \(to.words) now"
    case .authorizationChanged(let change), .consentGiven(let change): change.words
    case .settingChanged(let app, let changes):
      "\(app.displayName): \(changes.map(\.to.words).joined(separator: ", "))"
    case .willPresentChanged(let app, _, let to):
      "\(app.displayName) presents \(to.words) in front"
    case .languagesChanged(let app, _, let to):
      "\(app.displayName) speaks \(to?.joined(separator: ", ") ?? "the device’s language")"
    case .categoriesRegistered(let app, _, let to):
      "\(app.displayName) registered \(to.countWords)"
    case .received: "received"
    case .decided(_, let decision): decision.outcome.words
    case .listed(_, let section): "listed \(section.phrase)"
    case .updated(let number, let section, let old, _):
      "\(state.notification(number).name) replaced \(state.notification(old).name) \(section.phrase)"
    case .removed(let removal), .cleared(let removal): removal.words
    case .moved(let numbers, _, let to): "\(numbers.count) moved to \(to.noun)"
    case .expanded: "expanded"
    case .collapsed: "collapsed"
    case .armed(_, let to): to == nil ? "Clear All let go" : "Clear All armed"
    case .opened: "opened"
    case .noticed(let event): event.words
    case .called(let call): call.value.words
    case .management(let event): event.words(in: state)
    case .service(let event): event.words(in: state)
    case .view(let event): event.words
    }
  }
}

extension [Category] {
  fileprivate var countWords: String {
    isEmpty ? "no categories" : count == 1 ? "1 category" : "\(count) categories"
  }
}

extension Call {
  // P10: what `willPresent` answered decided.
  fileprivate var words: String {
    if let answer { return "\(method.rawValue) answered \(answer)" }
    return [method.rawValue, action].compactMap(\.self).joined(separator: " ")
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
  /// `the lock screen`, `Notification Center`.
  package var noun: String {
    switch self {
    case .lockScreen: "the lock screen"
    case .notificationCenter: "Notification Center"
    }
  }

  /// `on the lock screen`, `in Notification Center`.
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
    case .handedToApp: "handed to the app"
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

extension RunState {
  fileprivate var words: String {
    state.words + (backgroundMode.map { " for \($0)" } ?? "")
  }
}

extension AuthorizationChange {
  fileprivate var words: String {
    if from.authorization != to.authorization || from.ephemeralUntil != to.ephemeralUntil {
      return "\(app.displayName) is \(to.authorization.words) now"
    }
    let asked = to.requested.subtracting(from.requested)
      .union(to.granted.subtracting(from.granted))
    return "\(app.displayName) asked for \(asked.names.joined(separator: ", ")) too"
  }
}

extension AppState {
  /// Where its code is, in a few words.
  package var words: String {
    switch self {
    case .notRunning: "not running"
    case .suspended: "suspended"
    case .background: "in the background"
    case .foreground: "in front"
    case .forceQuit: "swiped away"
    }
  }
}

extension Setting {
  /// The name of what is set, as the phone's settings name it.
  package var title: String {
    switch self {
    case .toggle(let toggle, _): toggle.title
    case .bannerStyle: "Banner Style"
    case .previews: "Show Previews"
    case .grouping: "Notification Grouping"
    }
  }

  fileprivate var words: String { "\(title) set to \(valueWords)" }

  /// What it is set to, as the phone's settings say it.
  package var valueWords: String {
    switch self {
    case .toggle(_, let isOn): isOn ? "on" : "off"
    case .bannerStyle(let style): style == .temporary ? "Temporary" : "Persistent"
    case .previews(let previews): previews?.words ?? "as the device"
    case .grouping(let grouping): grouping.words
    }
  }
}

extension Previews {
  /// As the phone's settings name it.
  package var words: String {
    switch self {
    case .always: "Always"
    case .whenUnlocked: "When Unlocked"
    case .never: "Never"
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

extension RowContent {
  /// The first words that there are, in quotes, with a blank before; empty where there are none.
  var quote: String { (body ?? title ?? subtitle).map { " “\($0)”" } ?? "" }
}

extension State {
  fileprivate func reading(_ instant: Instant) -> String {
    CivilTime(instant, in: device.timeZone).clockText
  }
}
