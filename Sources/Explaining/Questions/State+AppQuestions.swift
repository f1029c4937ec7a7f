import Delivery
import Notifications

extension State {
  /// What is asked of an app: what it may do, what became of what it sent, what its icon counts.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - facts: All that happened.
  func appQuestions(_ app: InstalledApp, facts: FactLog) -> [Question] {
    [
      Question(topic: .settings, title: "What may it do?", answers: settingAnswers(app, facts)),
      Question(
        topic: .effects, title: "What became of what it sent?", answers: outcomeAnswers(app)),
      Question(
        topic: .places, title: "What does its icon count?", answers: badgeAnswers(app, facts)),
    ]
  }

  private func settingAnswers(_ app: InstalledApp, _ facts: FactLog) -> [Question.Answer] {
    let toggles = Settings.Switch.allCases.filter {
      $0 != .notifications && isSeen($0) && app.has(.toggle($0, true), in: device.profile)
    }
    guard app.authorization.allowsDelivery, app.isOn(.notifications), !toggles.isEmpty else {
      return refusalAnswers(app)
    }
    let on = toggles.filter { app.isOn($0, in: device.profile) }.map { title(of: $0) }
    let off = toggles.filter { !app.isOn($0, in: device.profile) }
    let previews = app.settings.previews.map { "\($0.words), for this app" }
    var answers = [Question.Answer(subject: "on", words: on.inEnglish, kind: .fact)]
    answers += off.map { toggle in
      let change = facts.lastChange(of: toggle.rawValue, app.app.bundleIdentifier)
      let who = change.map { "you, \(clock($0.at))" } ?? "it began so"
      return Question.Answer(subject: "off", words: "\(title(of: toggle)) (\(who))", kind: .fact)
    }
    if device.profile.has(.previews) {
      answers.append(
        Question.Answer(
          subject: "previews", words: previews ?? "\(self.previews.words), as the phone",
          rules: ["H1"], kind: .fact))
    }
    if device.profile.has(.grouping) { answers.append(stackAnswer(app)) }
    return answers.filter { !$0.words.isEmpty } + silenceAnswers(app)
  }

  // N1: before iOS 10 there is no list, and what banners are later is an alert.
  private func isSeen(_ toggle: Settings.Switch) -> Bool {
    device.profile.has(.notificationList) || ![.lockScreen, .notificationCenter].contains(toggle)
  }

  private func title(of toggle: Settings.Switch) -> String {
    toggle == .banners && !device.profile.has(.notificationList) ? "Alerts" : toggle.title
  }

  // F19: where its display style puts nothing together, grouping decides nothing.
  private func stackAnswer(_ app: InstalledApp) -> Question.Answer {
    let own = displayStyle(of: app.app.bundleIdentifier)?.account
    return Question.Answer(
      subject: "stacks", words: own ?? app.settings.grouping.account,
      rules: [own == nil ? "G2" : "F19"], kind: .fact)
  }

  // F12, F18: what keeps back what it may show.
  private func silenceAnswers(_ app: InstalledApp) -> [Question.Answer] {
    let next = waitsForSummaries(app.app.bundleIdentifier) ? summary.schedule.next : nil
    let delivery = next.map {
      Question.Answer(
        subject: "delivery", words: "in the summary, next \(clock($0))", rules: ["F11", "F12"],
        kind: .fact)
    }
    let muted = mutedUntil(of: app).map {
      Question.Answer(subject: "muted", words: "until \(clock($0))", rules: ["F18"], kind: .fact)
    }
    return [delivery, muted].compactMap(\.self)
  }

  // R8: its critical alerts come all the same, where they are on.
  private func refusalAnswers(_ app: InstalledApp) -> [Question.Answer] {
    let (why, rule) = refusal(of: app)
    guard app.isOn(.critical, in: device.profile) else {
      return [Question.Answer(words: "nothing: \(why)", rules: [rule], kind: .fact)]
    }
    return [
      Question.Answer(
        subject: "on", words: Settings.Switch.critical.title, rules: ["R8"], kind: .fact),
      Question.Answer(subject: "off", words: "all else: \(why)", rules: [rule], kind: .fact),
    ]
  }

  // U4, X16, X18, X28: why nothing that it sends shows.
  private func refusal(of app: InstalledApp) -> (why: String, rule: RuleID) {
    if app.isTurnedOff { return ("Allow Notifications is off", "U4") }
    switch app.authorization {
    case .notDetermined: return ("it is \(app.authorization.words)", "X28")
    case .denied: return ("it is \(app.authorization.words)", "X18")
    case .authorized, .provisional, .ephemeral: return ("it asked for nothing that shows", "X16")
    }
  }

  private func outcomeAnswers(_ app: InstalledApp) -> [Question.Answer] {
    let identifier = app.app.bundleIdentifier
    var counts: [Outcome: Int] = [:]
    for ended in deliveries where notification(ended.number).app == identifier {
      counts[ended.outcome, default: 0] += 1
    }
    return Outcome.allCases.compactMap { outcome in
      counts[outcome].map {
        Question.Answer(subject: String($0), words: outcome.words, kind: .fact)
      }
    }
  }
}

extension DisplayStyle {
  // What stands in the place of stacks; nil where there are such.
  fileprivate var account: String? {
    switch self {
    case .stack: nil
    case .list: "List: each is a row of its own"
    case .count: "Count: a number on the lock screen, stacks once it is opened"
    }
  }
}

extension Grouping {
  /// What is put together.
  fileprivate var account: String {
    switch self {
    case .automatic: "Automatic: one for each conversation"
    case .byApp: "By App: one for the whole app"
    case .off: "Off: each stands for itself"
    }
  }
}
