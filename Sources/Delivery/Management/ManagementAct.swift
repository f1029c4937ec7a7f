import Notifications

/// What a person decides about an app's notifications, on sheets and prompts or without them.
///
/// Where an app is nil it is the open sheet's.
package enum ManagementAct: Hashable, Sendable {
  case open(Sheet.Name, ManagementTarget)
  case deliver(Prominence, BundleIdentifier?)
  /// With an app at once; on the management sheet it asks first (X7).
  case turnOff(BundleIdentifier?)
  /// *Configure in APP…* (X8).
  case configure
  case keep(Keeping, BundleIdentifier?)
  /// The link at the end of an app's page in Settings (X9, U15).
  case openAppSettings(BundleIdentifier)
  case suggest(BundleIdentifier)
  case dismissSuggestion
  case allow, deny

  /// Whether its scenario line may name the app instead of the open sheet.
  var mayNameApp: Bool {
    switch self {
    case .open, .deliver, .turnOff, .keep, .openAppSettings, .suggest: true
    case .configure, .dismissSuggestion, .allow, .deny: false
    }
  }
}

/// What a sheet is about.
package enum ManagementTarget: Hashable, Sendable {
  case notification(NotificationKey)
  /// Whichever notification leads it then (X10).
  case group(GroupKey)
  case app(BundleIdentifier)

  /// The app that the sheet is about.
  package var app: BundleIdentifier {
    switch self {
    case .notification(let key): key.app
    case .group(let key): key.app
    case .app(let app): app
    }
  }
}

/// How loudly an app is delivered (X3, X4).
package enum Prominence: String, CaseIterable, Sendable {
  case quietly, prominently
}
