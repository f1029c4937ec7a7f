import Notifications

/// D2: an app registers many categories, and asks for no link to settings of its own, in which
/// people could choose among them (X14).
struct NoOwnSettings: AppRule {
  static let id: RuleID = "D2"

  // Categories of one matter, such as an answered and an open question, are few.
  private static let most = 6

  func findings(in app: LintedApp) -> [Diagnostic] {
    guard app.profile.has(.settingsLink), app.app.categories.count > Self.most,
      !app.app.authorizationOptions.contains(.providesAppNotificationSettings),
      !app.app.delegate.opensSettings,
      let place = app.manifestRoot?.place(of: "categories")
    else { return [] }
    let message =
      "\(app.app.categories.count) kinds of notifications, and people can only turn off all of them; ask for "
      + "providesAppNotificationSettings, and open settings for each kind"
    return [note(place, message)]
  }
}
