import Notifications

/// D3: an app's file says that it asks at its first launch, before people know what it would send,
/// and does not try its notifications out either (X20).
///
/// Not of an app without a folder: a scenario says of it what it needs.
struct PromptAtFirstLaunch: AppRule {
  static let id: RuleID = "D3"

  func findings(in app: LintedApp) -> [Diagnostic] {
    guard app.profile.has(.provisional), app.app.folder != nil,
      !app.app.authorizationOptions.contains(.provisional),
      let request = app.manifestRoot?["authorization"]?["request"],
      request.string == "firstLaunch"
    else { return [] }
    let message =
      "the prompt comes before people know what is sent; add provisional to the options, or write \"never\" and "
      + "ask where they need it"
    return [note(request.place, message)]
  }
}
