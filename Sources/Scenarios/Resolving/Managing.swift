import Delivery
import Notifications

extension ResolutionContext {
  /// The app of what an optional word of a management verb means; nil where there is none.
  func managedApp(
    _ arguments: VerbArguments, at index: Int = 0
  ) throws(Diagnostic) -> BundleIdentifier? {
    guard let argument = arguments[index] else { return nil }
    return state.app(of: try managed(argument.word))
  }

  /// What a word of a management verb means: a notification in the list, a group, an app.
  func managed(_ word: Word) throws(Diagnostic) -> ManagementTarget {
    if let target = try state.managed(word) { return target }
    let names = state.notificationNames + state.groupNames() + state.appNames
    let near = suggestion(for: word.text, among: names)
    throw Diagnostic(
      word.place, .error, "there is no notification, group or app \"\(word.text)\"\(near)",
      lacking: .state)
  }

  /// The identifier of the app that a word means.
  func identifier(ofApp word: Word) throws(Diagnostic) -> BundleIdentifier {
    try state.requireApp(word).app.bundleIdentifier
  }

  /// The acts of `authorize`: what there is to say about the options, and the request.
  func authorize(_ arguments: VerbArguments) throws(Diagnostic) -> [Act] {
    guard let name = arguments[0] else { return [] }
    let app = try state.requireApp(name.word)
    let options = try arguments["options"].map { argument throws(Diagnostic) in
      try authorizationOptions(argument)
    }
    let asked = options ?? app.app.authorizationOptions
    var acts: [Act] = [.command(.authorize(app.app.bundleIdentifier, options))]
    if asked.contains(.criticalAlert), !app.app.isEntitledToCriticalAlerts {
      let message = "\(app.app.displayName) is not entitled to critical alerts; it is not asked for"
      let place = arguments["options"]?.place ?? name.place
      acts.insert(.remark(Diagnostic(place, .warning, message, rule: "Y7")), at: 0)
    }
    if asked == .provisional {
      let message =
        "provisional alone asks for nothing to try out; ask for alert, sound or badge too"
      let place = arguments["options"]?.place ?? name.place
      acts.insert(.remark(Diagnostic(place, .warning, message, rule: "Y33")), at: 0)
    }
    return acts
  }

  private func authorizationOptions(
    _ argument: Argument
  ) throws(Diagnostic) -> AuthorizationOptions {
    var options: AuthorizationOptions = []
    let known = AuthorizationOptions.names.map(\.name)
    for name in argument.text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let option = AuthorizationOptions(named: String(name)) else {
        let near = suggestion(for: String(name), among: known)
        let advice = near.isEmpty ? "; write some of: " + known.joined(separator: ",") : near
        throw Diagnostic(argument.place, .error, "unknown option \"\(name)\"\(advice)")
      }
      options.insert(option)
    }
    return options
  }
}

extension State {
  /// The app that a sheet about this would be about.
  func app(of target: ManagementTarget) -> BundleIdentifier {
    switch target {
    case .notification(let key): key.app
    case .group(let key): key.app
    case .app(let app): app
    }
  }

  /// What a word of a management verb means; nil where nothing has this name.
  func managed(_ word: Word) throws(Diagnostic) -> ManagementTarget? {
    // "app"/ is the app's own group or else the app, and never a notification.
    let parts = word.headAndTail("/")
    let isPlain = parts == nil
    if isPlain, let key = try findNotification(word), list.find(key) != nil {
      return .notification(key)
    }
    if let target = try findGroup(word) {
      if case .alone(let number) = target.key.kind {
        return .notification(notification(number).key)
      }
      return .group(target.key)
    }
    if parts?.tail.isEmpty != false,
      let app = try findApp(parts?.head ?? word.text, at: word.place)
    {
      return .app(app.app.bundleIdentifier)
    }
    return isPlain ? try findNotification(word).map(ManagementTarget.notification) : nil
  }
}
