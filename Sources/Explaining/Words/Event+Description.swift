import Delivery
import Notifications

extension Event {
  /// What is said of it; a row an event.
  var description: EventDescription {
    switch self {
    case .noted(let text): .init(.noted, text, [.text("text", text)])
    case .clockMoved(let from, let to):
      .init(.clockMoved) {
        "the clock went on to \($0.reading(to, from: from))"
      } details: { state in
        [
          .text("from", from.iso8601(in: state.device.timeZone)),
          .text("to", to.iso8601(in: state.device.timeZone)),
        ]
      }
    case .deviceChanged(let from, let to, _):
      .init(.deviceChanged) {
        to.words(since: from, in: $0)
      } details: { _ in
        Device.changes(from: from, to: to)
      }
    case .seeded(_, let to): .init(.seeded, "seed \(to)", [.text("seed", String(to))])
    case .installed(let app, let old):
      .init(
        .installed, "\(app.app.displayName) \(old == nil ? "installed" : "read again")",
        [.text("authorization", app.authorization.rawValue)])
    case .uninstalled(let app, _): .init(.uninstalled, "\(app.app.displayName) deleted")
    case .appStateChanged(let app, _, let to):
      .init(.appStateChanged, "\(app.displayName) is \(to.words) now", to.details)
    case .authorizationChanged(let change), .consentGiven(let change):
      .init(.authorizationChanged, change.words, change.details)
    case .settingChanged(let app, let changes):
      .init(
        .settingChanged,
        changes.words(of: app),
        changes.map(\.member))
    case .willPresentChanged(let app, _, let to):
      .init(
        .settingChanged, "\(app.displayName) presents \(to.words) in front",
        [.texts("willPresent", to.options.names)])
    case .languagesChanged(let app, _, let to):
      .init(
        .settingChanged,
        "\(app.displayName) speaks \(to?.languageNames ?? "the device’s language")",
        [.texts("languages", to ?? [])])
    case .categoriesRegistered(let app, _, let to):
      .init(.settingChanged, "\(app.displayName) registered \(to.countWords)")
    case .received: .init(.received, "received")
    case .decided(_, let decision):
      .init(
        .decided, decision.value.outcome.words,
        [
          .text("outcome", decision.value.outcome.rawValue),
          .init("reached", decision.value.reach.json),
        ])
    case .listed(_, let section):
      .init(.listed, "listed \(section.phrase)", [.text("in", section.rawValue)])
    case .updated(_, let old, let section, let from):
      .init(.updated) { state in
        "replaced \(state.notification(old).name) \(section.phrase)"
      } details: { _ in
        [.text("in", section.rawValue), .text("from", from.rawValue)]
      }
    case .removed(let removal), .cleared(let removal, _):
      .init(.removed, removal.words, removal.details)
    case .moved(let numbers, let from, let to):
      .init(
        .moved, "\(numbers.count) moved to \(to.noun)",
        [.count(numbers.count), .text("from", from.rawValue), .text("to", to.rawValue)])
    case .expanded: .init(.expanded, "expanded")
    case .collapsed: .init(.collapsed, "collapsed")
    case .armed(_, let to, _):
      .init(
        .armed, to == nil ? "Clear All let go" : "Clear All armed",
        [.init("waits", .bool(to != nil))])
    case .opened: .init(.opened, "opened")
    case .edited(let from, let to):
      .init(
        .edited, "\(to.value.fieldsEdited(since: from.value).joined(separator: ", ")) edited",
        [.texts("fields", to.value.fieldsEdited(since: from.value))])
    case .called(let call): .init(.called, call.value.words, call.value.details)
    case .noticed(let event): event.description
    case .management(let event): event.description
    case .service(let event): event.description
    case .view(let event): event.description
    case .watch(let event): event.description
    case .pushService(let event): event.description
    case .sender(let event): event.description
    case .focus(let event): event.description
    case .summary(let event): event.description
    case .scheduling(let event): event.description
    }
  }
}

extension DeliveredNotification {
  fileprivate func fieldsEdited(since before: DeliveredNotification) -> [String] {
    ContentRevision.Field.allCases.filter { revision?[$0] != before.revision?[$0] }
      .map(\.rawValue)
  }
}

extension [Category] {
  fileprivate var countWords: String {
    isEmpty ? "no categories" : count.counted("category", "categories")
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
  var noun: String {
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

extension [SettingChange] {
  fileprivate func words(of app: AppReference) -> String {
    "\(app.displayName): \(map(\.to.words).joined(separator: ", "))"
  }
}

extension AuthorizationChange {
  fileprivate var words: String {
    if from.authorization != to.authorization || from.ephemeralUntil != to.ephemeralUntil {
      // X25: the app is told that it is denied; the person turned it off.
      let status = to.isTurnedOffOnTrial ? "turned off" : to.authorization.words
      return "\(app.displayName) is \(status) now"
    }
    let asked = to.requested.subtracting(from.requested)
    // X30, U1: what it had asked for the person set.
    if asked.isEmpty, !settings.isEmpty { return settings.words(of: app) }
    let granted = to.granted.subtracting(from.granted)
    let names = asked.union(granted).names.joined(separator: ", ")
    return "\(app.displayName) asked for \(names)" + (from.requested.isEmpty ? "" : " too")
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
    case .delivery: "Notification Delivery"
    case .display: "Display As"
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
    case .delivery(let time): time.words
    case .display(let style): style?.words ?? "as the device"
    }
  }
}

extension DeliveryTime {
  /// As the phone's settings name it.
  var words: String {
    switch self {
    case .immediate: "Immediate Delivery"
    case .summary: "Scheduled Summary"
    }
  }
}

extension DisplayStyle {
  /// As the phone's settings name it.
  package var words: String {
    switch self {
    case .stack: "Stack"
    case .list: "List"
    case .count: "Count"
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
  /// Its body, else its first words, in quotes, with a blank before; empty where there are none.
  var quote: String { (body ?? firstWords).map { " “\($0)”" } ?? "" }
}

extension State {
  /// A moment as the phone's clock reads it, with its day where that is another than one before.
  func reading(_ instant: Instant, from before: Instant) -> String {
    let (time, past) = (
      CivilTime(instant, in: device.timeZone), CivilTime(before, in: device.timeZone)
    )
    if time.daysSince1970 == past.daysSince1970 { return time.clockText }
    return "\(device.englishDates.day(time, besideYear: past.year)) \(time.clockText)"
  }
}
