import Notifications

/// What a request for authorization comes to.
struct Consent {
  /// The app as it is after it.
  var app: InstalledApp
  /// What is asked, in order.
  var questions: [Prompt.Question] = []
  /// The rules that decided about the request.
  var reasons: [Reason]

  /// X16–X20, X27, X30: decides about a request.
  ///
  /// - Parameters:
  ///   - options: What the app asks for; what the profile does not know is not heard.
  ///   - isAsking: Whether the question to this app is open already.
  init(
    to app: InstalledApp, asking options: AuthorizationOptions, profile: Profile, isAsking: Bool
  ) {
    self.app = app
    var options = options.known(in: profile)
    reasons = [Reason("X16")]
    // X30: without the entitlement the option is not heard.
    let isCritical = options.remove(.criticalAlert) != nil && app.app.isEntitledToCriticalAlerts
    self.app.requested.formUnion(options)
    decide(options, isAsking: isAsking)
    if isCritical { askAboutCriticalAlerts() }
  }

  private mutating func decide(_ options: AuthorizationOptions, isAsking: Bool) {
    switch app.authorization {
    // X25: turned off, an app clip is told that it is denied, and does not ask.
    case .ephemeral where !app.settings.notifications: reasons.append(Reason("X17", "answered"))
    case .notDetermined where options.contains(.provisional),
      .ephemeral where options.contains(.provisional):
      startTrial()
    case .provisional where options.contains(.provisional):
      app.granted.formUnion(options)
      reasons.append(Reason("X19"))
    case .notDetermined where !options.isDisjoint(with: .visible),
      .ephemeral where !options.isDisjoint(with: .visible):
      ask(Reason("X17", "asks"), isAsking: isAsking)
    case .provisional where !options.isDisjoint(with: .visible): ask("X27", isAsking: isAsking)
    case .notDetermined, .provisional: break
    // X17: the prompt comes once; the answer covers what is asked for later.
    case .authorized:
      app.granted.formUnion(options.subtracting(.provisional))
      reasons.append(Reason("X17", "answered"))
    // The person was not asked about an app clip.
    case .ephemeral:
      app.granted.formUnion(options)
      reasons.append("X15")
    case .denied: reasons.append(Reason("X17", "answered"))
    }
  }

  private mutating func startTrial() {
    app.authorization = .provisional
    app.ephemeralUntil = nil
    app.granted.formUnion(app.requested.subtracting(.criticalAlert))
    reasons += [Reason("X19"), Reason("X20")]
  }

  private mutating func ask(_ reason: Reason, isAsking: Bool) {
    if !isAsking { questions.append(.notifications) }
    reasons.append(reason)
  }

  private mutating func askAboutCriticalAlerts() {
    reasons.append(Reason("X30", "asks"))
    guard !app.requested.contains(.criticalAlert) else { return }
    app.requested.insert(.criticalAlert)
    app.settings.critical = false
    questions.append(.criticalAlerts)
  }
}

extension InstalledApp {
  /// X18, X20, X27: the person allowed it: everything that it asked for is on, as it starts or,
  /// after a provisional authorization or a refusal, prominently.
  mutating func allow() {
    if authorization != .notDetermined { settings.becomeProminent() }
    authorize()
  }

  /// Lets it notify as it is set, for everything that it asked for.
  mutating func authorize() {
    authorization = .authorized
    ephemeralUntil = nil
    granted.formUnion(requested.subtracting(.criticalAlert))
    granted.remove(.provisional)
    settings.notifications = true
  }

  /// X18, X27: the person refused it: but for critical alerts, of which it asked by
  /// themselves, nothing is granted.
  mutating func deny() {
    endTrial()
    granted.formIntersection(.criticalAlert)
  }

  /// X25: the person turned a provisional app off, which is told that it is denied and
  /// keeps what it was granted.
  mutating func endTrial() {
    authorization = .denied
    ephemeralUntil = nil
    settings.notifications = false
  }

  /// U4, X25: how it stands for what comes: one that was turned off on trial is
  /// off, and was not refused.
  var standingAuthorization: Authorization {
    authorizationState.isTurnedOffOnTrial ? .authorized : authorization
  }

  /// X30, R2: the person answered about critical alerts, which changes nothing else.
  mutating func answerCriticalAlerts(_ isAllowed: Bool) {
    settings.critical = isAllowed
    if isAllowed { granted.insert(.criticalAlert) }
  }
}

extension AuthorizationState {
  /// X25: whether the person turned it off while it was provisional: it is told that it is
  /// denied, and was not refused.
  package var isTurnedOffOnTrial: Bool {
    authorization == .denied && !granted.subtracting(.criticalAlert).isEmpty
  }
}

extension App {
  /// X15, X17, X19: what it has once the person said yes at its first launch; what is provisional
  /// is granted without a prompt.
  func firstAuthorization(in profile: Profile) -> Authorization {
    let isEphemeral = isAppClip && asksForNothing
    guard asksAtFirstLaunch, !isEphemeral else { return .notDetermined }
    let options = authorizationOptions.known(in: profile)
    return options.contains(.provisional) ? .provisional : .authorized
  }
}

extension AuthorizationOptions {
  /// X17: what a person would notice, and so is asked about.
  fileprivate static let visible: AuthorizationOptions = [
    .alert, .badge, .sound, .carPlay, .announcement,
  ]
}
