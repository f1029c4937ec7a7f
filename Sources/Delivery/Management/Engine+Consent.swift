import Notifications

extension Engine {
  /// X16: an app asks to notify.
  ///
  /// - Parameter options: What for; nil for what its bundle says.
  mutating func authorize(
    _ identifier: BundleIdentifier, _ options: AuthorizationOptions?
  ) throws(Refusal) {
    let app = try installed(identifier)
    let asked = options ?? app.app.authorizationOptions
    if let words = options?.refusal(in: state.device.profile) { throw Refusal(words) }
    let isAsking = state.prompts.contains(Prompt(.notifications, about: identifier))
    let consent = Consent(
      to: app, asking: asked, profile: state.device.profile, isAsking: isAsking)
    record(.requested(identifier, asked), because: consent.reasons)
    change(app, to: consent.app, isConsent: false, because: Array(consent.reasons.dropFirst()))
    for question in consent.questions {
      let reason: Reason = question == .criticalAlerts ? "X30" : "X17"
      record(.prompted(Prompt(question, about: identifier)), because: [reason])
    }
  }

  /// X15, X17: what an app does by itself when it is launched for the first time; one that asks for
  /// nothing does nothing.
  mutating func requestAtFirstLaunch(_ identifier: BundleIdentifier) {
    guard let app = state.app(identifier), !app.app.asksForNothing, app.requested.isEmpty else {
      return
    }
    try? authorize(identifier, nil)
  }

  /// X18, X25, X27, X30: the person answers the open question.
  mutating func answer(_ isAllowed: Bool) throws(Refusal) {
    guard let prompt = state.prompt else { throw Refusal("no question is open") }
    guard var app = state.app(prompt.app), prompt.isAboutConsent else {
      throw Refusal("the question asks for the owner; write authenticate, unlock or cancel")
    }
    let old = app
    let (reason, consequence): (Reason, Reason)
    if prompt.question == .criticalAlerts {
      app.answerCriticalAlerts(isAllowed)
      reason = Reason("X30", "answered")
      consequence = Reason("X30", "set")
    } else {
      let isTrial = old.authorization == .provisional
      reason = isTrial ? Reason("X27", "answered") : "X18"
      consequence =
        isTrial
        ? Reason("X27", "decided") : isAllowed ? Reason("X18", "allowed") : Reason("X18", "refused")
      if isAllowed { app.allow() } else { app.deny() }
    }
    record(.answered(prompt, isAllowed ? .allowed : .denied, index: 0), because: [reason])
    change(old, to: app, because: [consequence])
  }

  /// Withdraws what is open about an app that is deleted.
  mutating func closeAll(about app: BundleIdentifier) {
    while let index = state.prompts.firstIndex(where: { $0.app == app }) {
      record(
        .answered(state.prompts[index], .withdrawn, index: index),
        because: [Reason("K24", "question")])
    }
    if state.sheets.contains(where: { $0.app == app }) { closeSheets(by: .system) }
  }

  /// Changes what an app may do or how it is set, where that changes anything.
  ///
  /// - Parameter isConsent: Whether the person decided, where it is about more than settings.
  mutating func change(
    _ old: InstalledApp, to new: InstalledApp, isConsent: Bool = true, because reasons: [Reason]
  ) {
    guard new != old else { return }
    if new.settings.groupsOtherwise(than: old.settings, on: state.device) {
      collapseAll(of: new.app)
    }
    let settings = new.settings.settingChanges(since: old.settings)
    guard !new.hasSameConsent(as: old) else {
      return emit(.settingChanged(AppReference(new), settings), because: reasons)
    }
    let change = AuthorizationChange(
      app: AppReference(new), from: old.authorizationState, to: new.authorizationState,
      settings: settings)
    emit(isConsent ? .consentGiven(change) : .authorizationChanged(change), because: reasons)
  }
}
