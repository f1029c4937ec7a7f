import Delivery
import Explaining
import Localization
import Notifications

extension MatrixPoint {
  /// What sets system and language, before anything is sent: a push is worded when it comes (L10).
  func configuring(_ state: State) -> [Command] {
    var change = DeviceConfiguration()
    change.profile = system
    change.locale = locale?.locale
    change.languages = locale.map { [$0.name] }
    let configuration = change == DeviceConfiguration() ? [] : [Command.configure(change)]
    let chosen = locale == nil ? [] : state.apps.filter { $0.languages != nil }
    return configuration + chosen.map { .setLanguages($0.app.bundleIdentifier, []) }
  }

  /// What the person sets and does when everything has come.
  ///
  /// - Parameter app: Whose settings they are; nil for the phone's, and those of all apps.
  func acts(on app: BundleIdentifier?, in state: State) -> [Command] {
    var commands: [Command] = []
    if let grouping { commands.append(.set(app, [.grouping(grouping)])) }
    if let previews {
      commands.append(.set(app, [.previews(previews)]))
      let own = app == nil ? state.apps.filter { $0.settings.previews != nil } : []
      commands += own.map { .set($0.app.bundleIdentifier, [.previews(nil)]) }
    }
    return commands + (lock.map(\.acts) ?? [])
  }

  /// H1, H2: whether an app's content is hidden from who looks at the phone.
  func hidesContent(of app: BundleIdentifier, in state: State) -> Bool {
    guard (system ?? state.device.profile).has(.previews) else { return false }
    let isKnown = lock.map { $0 != .locked } ?? state.device.isAuthenticated
    switch previews ?? state.previews(of: app) {
    case .always: return false
    case .whenUnlocked: return !isKnown
    case .never: return true
    }
  }
}

extension MatrixLock {
  fileprivate var acts: [Command] {
    switch self {
    case .locked: [.device(.lock), .device(.wake)]
    case .authenticated: [.device(.wake), .device(.authenticate)]
    case .unlocked: [.device(.wake), .device(.unlock), .device(.center)]
    }
  }
}
