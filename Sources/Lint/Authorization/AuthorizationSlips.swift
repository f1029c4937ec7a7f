import Delivery
import Files
import Notifications

/// What an app asks to be allowed and cannot use.
///
/// Y32: the link to the app's own settings needs an option and a method of the delegate (X14). Y33:
/// provisional alone has nothing to deliver (X20). Y7: critical alerts need an entitlement (R2).
/// Before iOS 12 none of them exists.
struct AuthorizationSlips: AppRule {
  static let id: RuleID = "Y32"

  func findings(in app: LintedApp) -> [Diagnostic] {
    guard app.profile.has(.settingsLink), let root = app.manifestRoot else { return [] }
    let options = root["authorization"]?["options"]
    return [
      settingsLink(app, root, options), provisional(app.app, options), critical(app, options),
    ].compactMap(\.self)
  }

  // X14: the link in Settings needs both, where no policy lets one of them do.
  private func settingsLink(
    _ app: LintedApp, _ root: JSONNode, _ options: JSONNode?
  ) -> Diagnostic? {
    let isAsked = app.app.authorizationOptions.contains(.providesAppNotificationSettings)
    let opens = app.app.delegate.opensSettings
    let need = app.policies[.settingsLinkRequires]
    guard isAsked || opens, !need.isMet(isGranted: isAsked, opensSettings: opens) else {
      return nil
    }
    let both = "so Settings has no link to the app's own"
    if isAsked {
      let place = (options?.element("providesAppNotificationSettings") ?? root).place
      return warning(
        place, "the delegate has no openSettingsFor, \(both); write \"openSettingsFor\": true")
    }
    let place = (root["delegate"]?["openSettingsFor"] ?? root).place
    return warning(
      place, "providesAppNotificationSettings is not asked for, \(both); add it to the options")
  }

  // Y33, X20.
  private func provisional(_ app: App, _ options: JSONNode?) -> Diagnostic? {
    guard app.authorizationOptions == .provisional, let options else { return nil }
    return Diagnostic(
      (options.element("provisional") ?? options).place, .warning,
      AuthorizationOptions.provisionalAlone, rule: "Y33")
  }

  // Y7, R2.
  private func critical(_ app: LintedApp, _ options: JSONNode?) -> Diagnostic? {
    guard let node = options?.element("criticalAlert"), !app.app.isEntitledToCriticalAlerts else {
      return nil
    }
    let consequence = "criticalAlert is not asked for"
    return app.lacking(.criticalAlerts, node.place, consequence, rule: "Y7")
  }
}

extension JSONNode {
  /// The element of a list that is a word; nil where it has none such.
  fileprivate func element(_ word: String) -> JSONNode? { elements.first { $0.string == word } }
}
