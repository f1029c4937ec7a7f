import Delivery
import Notifications

/// A row of Settings: something that is set there, or where it leads to.
package enum SettingsRow: Hashable, Sendable {
  /// Show Previews, for the whole phone (H1).
  case globalPreviews
  /// What came with iOS 15, of the phone and of an app.
  case phone(PhoneSettingRow)
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
    case .globalPreviews: nil
    case .phone(let row): row.app
    case .app(let app), .setting(let app, _), .appLink(let app), .token(let app),
      .push(let app, _), .addRequest(let app):
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
    let keys = app.settings.all.filter { app.has($0, in: device.profile) }.map(\.key)
    // U15: critical alerts come first, the link into the app last.
    let settings = SettingsRow.settingsOfApp.joined().filter(keys.contains)
    let mutes: [SettingsRow] =
      device.profile.has(.muting) && app.isDelivering ? [.phone(.mute(identifier))] : []
    return settings.map { .setting(identifier, $0) } + mutes
      + waitingNames(of: identifier).map { .push(identifier, $0) }
      + pending.requests(of: identifier).map { .pending($0.key) } + [.addRequest(identifier)]
      + [.token(identifier)]
      + (hasSettingsLink(identifier) ? [.appLink(identifier)] : [])
  }

  // In the order of `waitingPushes(of:)`, without the words that only the page itself needs.
  private func waitingNames(of app: BundleIdentifier) -> [String] {
    push.waiting.pushes(of: app).map(\.name)
      + heldPushes.map(notification).filter { $0.app == app }.map(\.name)
  }

  /// U1, U15: whether a row of an app's page begins a section: critical alerts have one of their
  /// own, and so have the token and the link.
  func beginsSection(_ row: SettingsRow, after other: SettingsRow?) -> Bool {
    guard let other else { return false }
    return row.section != other.section
  }
}

private enum SettingsSection: Hashable {
  case phone, apps, mute, details, requests, link
  // One of `settingsOfApp`.
  case settings(Int?)
  case focusSwitch, focusList, focusPeople, focusRest, summaryTimes
}

extension SettingsRow {
  /// The settings of an app by their keys, a list a section, from top to bottom as the phone has
  /// them: what allows all, when it comes, where and how it shows, how it is read and grouped.
  static let settingsOfApp = [
    ["critical"], ["notifications"], ["delivery", "time-sensitive"],
    [
      "lock-screen", "center", "banners", "banner-style", "sounds", "badges", "car-play",
      "announce",
    ],
    ["previews", "grouping", "display"],
  ]

  fileprivate var section: SettingsSection {
    switch self {
    case .globalPreviews: .phone
    case .phone(let row): row.section
    case .app: .apps
    case .setting(_, let key): .settings(Self.settingsOfApp.firstIndex { $0.contains(key) })
    case .token: .details
    case .push, .pending, .addRequest: .requests
    case .appLink: .link
    }
  }
}

extension PhoneSettingRow {
  fileprivate var section: SettingsSection {
    switch self {
    case .display, .summary, .focuses, .focus, .summarySwitch: .phone
    case .otherFocus: .requests
    case .summaryTime, .addSummaryTime: .summaryTimes
    case .focusField(_, .isOn): .focusSwitch
    case .focusField(_, .delete): .link
    case .focusField(_, .people), .focusField(_, .person): .focusPeople
    case .focusField(_, let field): field.isOfList || field == .mode ? .focusList : .focusRest
    case .mute: .mute
    case .summaryApp: .apps
    }
  }
}
