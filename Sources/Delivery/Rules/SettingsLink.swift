import Notifications

extension State {
  /// X14, U15: whether sheets and Settings have a link into the app's own settings: its delegate
  /// opens them, and it was granted to say so.
  package func hasSettingsLink(_ identifier: BundleIdentifier) -> Bool {
    guard let app = app(identifier), device.profile.has(.settingsLink) else { return false }
    let isGranted = app.granted.contains(.providesAppNotificationSettings)
    return device.policies[.settingsLinkRequires]
      .isMet(isGranted: isGranted, opensSettings: app.app.delegate.opensSettings)
  }

  /// Why there is no such link, for the person who looks for it.
  func lacksSettingsLink(_ identifier: BundleIdentifier) -> Refusal {
    let name = displayName(of: identifier)
    if let words = Feature.settingsLink.refusal(in: device.profile) { return Refusal(words) }
    guard let app = app(identifier), app.app.delegate.opensSettings else {
      return Refusal("\(name) has no settings of its own: its delegate lacks openSettingsFor")
    }
    return Refusal("\(name) was never granted providesAppNotificationSettings, so it has no link")
  }
}

extension SettingsLinkNeed {
  /// Whether the link is there for an app that has one of the two, both or neither.
  ///
  /// - Parameters:
  ///   - isGranted: Whether it was granted `providesAppNotificationSettings`, or asks for it.
  ///   - opensSettings: Whether its delegate has `openSettingsFor`.
  package func isMet(isGranted: Bool, opensSettings: Bool) -> Bool {
    switch self {
    case .both: opensSettings && isGranted
    case .delegate: opensSettings
    case .option: isGranted
    }
  }
}
