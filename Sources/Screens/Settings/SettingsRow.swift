import Delivery
import Explaining
import Notifications

/// A row of Settings: something that is set there, or where it leads to.
package enum SettingsRow: Hashable, Sendable {
  /// Show Previews, for the whole phone (H1).
  case globalPreviews
  /// Display As, for the whole phone (F19).
  case display
  /// The page of the scheduled summary, its switch, its times, and the apps in it (F11).
  case summary, summarySwitch
  case summaryTime(TimeOfDay)
  case addSummaryTime
  case summaryApp(BundleIdentifier)
  /// The page of the Focuses; one of them, by its name; what is set for it; one of another name (F4, F5).
  case focuses
  case focus(String)
  case focusField(String, FocusField)
  case otherFocus
  /// Whether an app is muted (F18).
  case mute(BundleIdentifier)
  /// An app, which leads to its page.
  case app(BundleIdentifier)
  /// Something that is set for an app, by its name.
  case setting(BundleIdentifier, String)
  /// The link into the app's own settings (U15).
  case appLink(BundleIdentifier)
  /// What providers send to.
  case token(BundleIdentifier)
  /// A request that waits for its trigger (K18).
  case pending(NotificationKey)
  /// A push that waits, at the push service or held, by its name (B2, B28).
  case push(BundleIdentifier, String)
  /// Lets the app ask for one.
  case addRequest(BundleIdentifier)
}

extension SettingsRow {
  /// The app that it is about; nil for what is set for the whole phone.
  var app: BundleIdentifier? {
    switch self {
    case .globalPreviews, .display, .summary, .summarySwitch, .summaryTime, .addSummaryTime,
      .focuses, .focus, .focusField, .otherFocus:
      nil
    case .summaryApp(let app), .mute(let app), .app(let app), .setting(let app, _),
      .appLink(let app), .token(let app), .push(let app, _),
      .addRequest(let app):
      app
    case .pending(let key): key.app
    }
  }
}

extension State {
  /// The rows of the page of Settings that is open: the list of apps, or what is set for one (U1).
  var settingsRows: [SettingsRow] {
    guard let app = device.settingsApp.flatMap(app) else {
      return phoneSettings + apps.map { .app($0.app.bundleIdentifier) }
    }
    let identifier = app.app.bundleIdentifier
    let settings = app.settings.all.filter { app.has($0, in: device.profile) }
    // U15: critical alerts come first, the link into the app last.
    let (critical, others) = (settings.filter(\.isCritical), settings.filter { !$0.isCritical })
    let mutes: [SettingsRow] =
      device.profile.has(.muting) && app.isDelivering ? [.mute(identifier)] : []
    return (critical + others).map { .setting(identifier, $0.key) } + mutes
      + waitingPushes(of: identifier).map { .push(identifier, $0.name) }
      + pending.requests(of: identifier).map { .pending($0.key) } + [.addRequest(identifier)]
      + [.token(identifier)]
      + (hasSettingsLink(identifier) ? [.appLink(identifier)] : [])
  }

  /// U15: whether a row of an app's page begins a section: critical alerts have one of their own, and so
  /// have the token and the link.
  func beginsSection(_ row: SettingsRow, after other: SettingsRow?) -> Bool {
    guard let other else { return false }
    return row.section != other.section
  }
}

extension SettingsRow {
  fileprivate enum Block: Hashable {
    case phone, apps, critical, ordinary, details, requests, link
    case focusSwitch, focusList, focusPeople, focusRest, summaryTimes
  }

  fileprivate var section: Block {
    switch self {
    case .globalPreviews, .display, .summary, .focuses, .focus, .summarySwitch: .phone
    case .otherFocus: .requests
    case .summaryTime, .addSummaryTime: .summaryTimes
    case .focusField(_, .isOn): .focusSwitch
    case .focusField(_, .delete): .link
    case .focusField(_, .people), .focusField(_, .person): .focusPeople
    case .focusField(_, let field): field.isOfList || field == .mode ? .focusList : .focusRest
    case .mute: .ordinary
    case .app, .summaryApp: .apps
    case .setting(_, let key): key == Settings.Switch.critical.rawValue ? .critical : .ordinary
    case .token: .details
    case .push, .pending, .addRequest: .requests
    case .appLink: .link
    }
  }
}

extension State {
  /// What something that is set for an app means: of a switch, what turning it would do; nil where there is no such
  /// thing.
  func meaning(ofSetting key: String, of app: InstalledApp) -> String? {
    app.shownSetting(key, in: device.profile).map { setting in
      Words.meaning(
        of: setting.isSwitch ? setting.stepped(by: 1) : setting, badge: app.badge, on: device)
    }
  }
}

extension Setting {
  fileprivate var isCritical: Bool {
    if case .toggle(.critical, _) = self { true } else { false }
  }
}

extension InstalledApp {
  /// What is set, as the page shows it: a switch that something else holds back reads off.
  func shownSetting(_ key: String, in profile: Profile) -> Setting? {
    guard let setting = settings.all.first(where: { $0.key == key }) else { return nil }
    if case .toggle(let toggle, _) = setting { return .toggle(toggle, isOn(toggle, in: profile)) }
    return setting
  }
}

extension Setting {
  /// Whether it is only on or off, so that what the other one does is what there is to know.
  var isSwitch: Bool {
    switch self {
    case .toggle: true
    case .bannerStyle, .previews, .grouping, .delivery, .display: false
    }
  }

  /// What it is set to after a step to the next value, or to the one before.
  func stepped(by step: Int) -> Setting {
    switch self {
    case .toggle(let toggle, let isOn): .toggle(toggle, !isOn)
    case .bannerStyle(let style): .bannerStyle(style.stepped(by: step))
    case .grouping(let grouping): .grouping(grouping.stepped(by: step))
    case .previews(let previews): .previews(previews.stepped(by: step))
    case .delivery(let delivery): .delivery(delivery.stepped(by: step))
    case .display(let style): .display(style.stepped(by: step))
    }
  }
}
