import Delivery
import Explaining
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
    // H1: a system without the setting shows everything, whatever is asked for.
    if let previews, hasPreviews(state) {
      commands.append(.set(app, [.previews(previews)]))
      let own = app == nil ? state.apps.filter { $0.settings.previews != nil } : []
      commands += own.map { .set($0.app.bundleIdentifier, [.previews(nil)]) }
    }
    return commands + (lock.map(\.acts) ?? [])
  }

  /// What lets the time pass after which the phone is looked at; nothing
  /// where it is looked at at once.
  func aging(_ state: State) -> [Command] {
    guard let age, age != .now else { return [] }
    return [.advance(to: state.now + age.interval), .device(.wake)]
  }

  /// H1, H2: whether an app's content is hidden from who looks at the phone.
  func hidesContent(of app: BundleIdentifier, in state: State) -> Bool {
    guard hasPreviews(state) else { return false }
    let isKnown = lock.map { $0 != .locked } ?? state.device.isAuthenticated
    switch previews ?? state.previews(of: app) {
    case .always: return false
    case .whenUnlocked: return !isKnown
    case .never: return true
    }
  }

  // A cell that is opened asks before its system is set.
  private func hasPreviews(_ state: State) -> Bool {
    (system ?? state.device.profile).has(.previews)
  }
}

extension MatrixPoint {
  /// Why nothing can come as a banner or on the watch; nil where it can.
  var refusalOfArrival: Refusal? {
    if surface == .banner, lock == .locked || lock == .authenticated {
      return Refusal("A locked phone shows no banner.")
    }
    if surface == .watch, lock == .unlocked {
      return Refusal("While the iPhone is in use, the watch shows nothing.")
    }
    let leaves = age != nil && age != .now
    return leaves ? Refusal("By then it is gone from there.") : nil
  }

  /// How the phone lies there when something comes.
  var awaiting: [Command] {
    switch surface {
    case .banner: [.device(.wake), .device(.authenticate), .device(.unlock), .device(.home)]
    case .watch: [.watch(.pair(Watch())), .device(.lock), .device(.sleep)]
    case .row, .member, nil: []
    }
  }
}

extension Session {
  /// Lets the time of a cell pass, and shows what it is about.
  ///
  /// - Throws: Where the phone has no such surface.
  mutating func show(_ point: MatrixPoint) throws(Refusal) {
    for command in point.aging(state) { try perform(command) }
    switch point.surface {
    case .row, nil: break
    case .member:
      let all = Section.allCases.flatMap { section in
        state.list[section].groups.map { ($0, section) }
      }
      guard
        let (group, section) = all.first(where: { group, _ in state.isStack(group) })
      else { throw Refusal("Without a stack nothing is a member of one.") }
      try perform(.expand(GroupTarget(group.key, in: section)))
    case .banner:
      if state.banner == nil { throw Refusal("No banner shows it.") }
    case .watch:
      if state.watch.records.isEmpty { throw Refusal("The watch does not show it.") }
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
