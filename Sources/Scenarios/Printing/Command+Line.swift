import Delivery
import Notifications
import Push

extension Command {
  /// The line that gives this command when it is read in the same state.
  ///
  /// A single notification's own group, where grouping is off, is named as the notification.
  ///
  /// - Returns: Nil for what no line can say: a group whose notification is gone, a payload that is no
  ///   JSON object.
  package func line(in state: State) -> String? {
    switch self {
    case .note(let text): "note " + text.scenarioWord
    case .configure(let change): change.line(in: state)
    case .setPolicy(let name, let value): "policy \(name.scenarioWord) \(value.scenarioWord)"
    case .seed(let seed): "seed \(seed)"
    case .install(let app, let isGranted, _): Self.install(app, isGranted)
    case .uninstall(let app): "uninstall " + state.scenarioName(of: app)
    case .authorize(let app, let options?):
      options.line.map { "authorize \(state.scenarioName(of: app)) options=\($0)" }
    case .authorize(let app, nil): "authorize " + state.scenarioName(of: app)
    case .management(let act): act.line(in: state)
    case .view(let act): act.line(in: state)
    case .answer(let reply): reply.line(in: state)
    case .setLanguages(let app, let languages):
      "language \(state.scenarioName(of: app)) "
        + (languages.isEmpty ? "device" : languages.map(\.scenarioWord).joined(separator: " "))
    case .advance(let instant): "at " + instant.scenarioText(in: state.device.timeZone)
    case .push(let request): request.line(in: state)
    case .removeDelivered(let app, let identifiers): state.removal(of: identifiers, app)
    case .setState(let app, let act): act.line(state.scenarioName(of: app))
    case .setWillPresent(let app, let answer):
      "will-present \(state.scenarioName(of: app)) \(answer.scenarioWord)"
    case .setBadge(let app, let number): "set-badge \(state.scenarioName(of: app)) \(number)"
    case .setCategories(let app, let categories):
      "set-categories \(state.scenarioName(of: app)) "
        + JSONText.compact(.array(categories.map(\.scenarioJSON)))
    case .device(let act): act.rawValue
    case .setPhone(let setting): setting.line
    case .openSettings(let app):
      "settings" + (app.map { " " + state.scenarioName(of: $0) } ?? "")
    case .banner(let act): "banner " + act.rawValue
    case .expand(let target): state.line("expand", target)
    case .collapse(let target): state.line("collapse", target)
    case .clear(.notification(let key)): "clear " + state.scenarioName(of: key)
    case .clear(.group(let target)): state.line("clear", target, isTriedLast: true)
    case .clearAll(let section): "clear-all" + (section.map { " " + $0.longName } ?? "")
    case .arm(let target): target.map { state.line("arm clear", $0) } ?? "arm clear all"
    case .confirm: "confirm"
    case .cancel: "cancel"
    case .tap(let key): "tap " + state.scenarioName(of: key)
    case .set(let app, let settings): state.setting(app, settings)
    }
  }

  private static func install(_ app: App, _ isGranted: Bool) -> String {
    let written = app.inlineSource?.scenarioJSON ?? JSONText.compact(app.scenarioJSON)
    let source = app.folder.map(\.scenarioWord) ?? written
    return "app " + source + (isGranted ? "" : " state=fresh") + origin(of: app)
  }

  // Where the files of an app that is written inline are; elsewhere they would be looked for beside the
  // journal.
  private static func origin(of app: App) -> String {
    let folders = [app.serviceExtension?.folder] + app.contentExtensions.map(\.folder)
    guard app.folder == nil, app.inlineSource != nil,
      let folder = folders.compactMap(\.self).first
    else { return "" }
    return " from=" + (folder.isEmpty ? "." : folder.scenarioWord)
  }
}

extension Section {
  /// As `clear-all` names it.
  fileprivate var longName: String {
    switch self {
    case .lockScreen: "lock-screen"
    case .notificationCenter: "notification-center"
    }
  }
}

extension State {
  fileprivate func line(
    _ verb: String, _ target: GroupTarget, isTriedLast: Bool = false
  ) -> String {
    let name = scenarioName(of: target.key, isTriedLast: isTriedLast && target.section == nil)
    return verb + " " + name + (target.section.map { " in=" + $0.rawValue } ?? "")
  }

  fileprivate func setting(_ app: BundleIdentifier?, _ settings: [Setting]) -> String? {
    if settings.isEmpty { return nil }
    let words = settings.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    return "setting \(app.map { scenarioName(of: $0) } ?? "all") \(words)"
  }

  fileprivate func removal(of identifiers: [String]?, _ app: BundleIdentifier) -> String? {
    let start = "remove \(scenarioName(of: app)) delivered "
    guard let identifiers else { return start + "all" }
    if identifiers.isEmpty { return nil }
    let words = identifiers.map { name in
      let isPlain = identifier(Word(name, .quoted, at: Place("")), of: app) == name
      return isPlain ? name.scenarioWord : app.text.quoted + ":" + name.quoted
    }
    return start + words.joined(separator: " ")
  }
}

extension DeviceConfiguration {
  /// The line `locale …` or `device …`; nil where nothing is to change.
  fileprivate func line(in state: State) -> String? {
    if let locale, self == state.localeChange(locale) { return "locale " + locale.scenarioWord }
    let zone = timeZone ?? state.device.timeZone
    let options: [(key: String, value: String?)] = [
      ("os", profile.map { String($0.rawValue) }), ("locale", locale?.scenarioWord),
      ("languages", languages?.joined(separator: ",").scenarioWord),
      ("timezone", timeZone?.identifier.scenarioWord),
      ("start", start?.scenarioText(in: zone)),
      ("24h", uses24HourClock.map { $0 ? "on" : "off" }), ("battery", battery.map { String($0) }),
      ("summary", hasScheduledSummary.map { $0 ? "on" : "off" }),
    ]
    let given = options.compactMap { option in option.value.map { "\(option.key)=\($0)" } }
    return given.isEmpty ? nil : "device " + given.joined(separator: " ")
  }
}

extension PushRequest {
  fileprivate func line(in state: State) -> String? {
    guard let payload = payload.source.scenarioJSON else { return nil }
    return "push \(state.scenarioName(of: app)) \(payload)"
      + (name.map { " id=" + $0.scenarioWord } ?? "")
      + (collapseIdentifier.map { " collapse-id=" + $0.scenarioWord } ?? "")
  }
}
