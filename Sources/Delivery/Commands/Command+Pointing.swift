import Notifications

/// Which notifications a command is about where it is performed on another phone: names that the
/// system gives (K17) and delivery numbers count on, and mean others there.
package protocol NotificationMapping {
  /// The name there; nil where it is not there.
  func key(_ key: NotificationKey) -> NotificationKey?
  /// The delivery number there; nil where it is not there.
  func number(_ number: Int) -> Int?
}

extension Command {
  /// The same about the same notifications on another phone; nil where one that
  /// it is about is not there.
  package func pointed(by mapping: some NotificationMapping) -> Command? {
    switch self {
    case .expand(let target): mapping.target(target).map(Command.expand)
    case .collapse(let target): mapping.target(target).map(Command.collapse)
    case .arm(let target?): mapping.target(target).map(Command.arm)
    case .clear(.group(let target)): mapping.target(target).map { .clear(.group($0)) }
    case .clear(.notification(let key)): mapping.key(key).map { .clear(.notification($0)) }
    case .tap(let key): mapping.key(key).map(Command.tap)
    case .edit(let key, let revision): mapping.key(key).map { .edit($0, revision) }
    case .view(let act): act.pointed(by: mapping).map(Command.view)
    case .watch(let act): act.pointed(by: mapping).map(Command.watch)
    case .management(.open(let sheet, let target)):
      mapping.target(target).map { .management(.open(sheet, $0)) }
    case .answer(let reply): reply.pointed(by: mapping).map(Command.answer)
    case .removeDelivered(let app, let identifiers?):
      .removeDelivered(app, mapping.identifiers(identifiers, of: app))
    case .note, .configure, .setPolicy, .seed, .install, .uninstall, .setLanguages, .advance,
      .power, .network, .push, .pushFault, .readFeedback, .removeDelivered(_, nil), .schedule,
      .legacy, .move, .removePending, .authorize, .setState, .setWillPresent, .setBadge,
      .setCategories, .device, .setPhone, .openSettings, .banner, .connect, .alert, .clearAll,
      .arm(nil), .confirm, .cancel, .set, .focus, .summary, .mute,
      .management(.deliver), .management(.turnOff), .management(.configure), .management(.keep),
      .management(.openAppSettings), .management(.suggest), .management(.dismissSuggestion),
      .management(.allow), .management(.deny):
      self
    }
  }
}

extension ViewAct {
  fileprivate func pointed(by mapping: some NotificationMapping) -> ViewAct? {
    switch self {
    case .open(let key): mapping.key(key).map(ViewAct.open)
    case .act(let key?, let action, let text):
      mapping.key(key).map { .act($0, action: action, text: text) }
    case .dismiss(let key?): mapping.key(key).map(ViewAct.dismiss)
    case .act(nil, _, _), .dismiss(nil), .type, .send, .input, .press, .play, .pause: self
    }
  }
}

extension WatchAct {
  fileprivate func pointed(by mapping: some NotificationMapping) -> WatchAct? {
    switch self {
    case .view(let key): mapping.key(key).map(WatchAct.view)
    case .act(let key?, let action, let text):
      mapping.key(key).map { .act($0, action: action, text: text) }
    case .clear(let key): mapping.key(key).map(WatchAct.clear)
    case .act(nil, _, _), .pair, .close: self
    }
  }
}

extension ProgramReply {
  fileprivate func pointed(by mapping: some NotificationMapping) -> ProgramReply? {
    guard let notification else { return self }
    guard let key = mapping.key(notification) else { return nil }
    var reply = self
    reply.notification = key
    return reply
  }
}

extension NotificationMapping {
  fileprivate func target(_ target: GroupTarget) -> GroupTarget? {
    group(target.key).map { GroupTarget($0, in: target.section) }
  }

  fileprivate func target(_ target: ManagementTarget) -> ManagementTarget? {
    switch target {
    case .notification(let key): self.key(key).map(ManagementTarget.notification)
    case .group(let key): group(key).map(ManagementTarget.group)
    case .app: target
    }
  }

  // What an app takes back of what is not there is nothing.
  fileprivate func identifiers(_ identifiers: [String], of app: BundleIdentifier) -> [String] {
    identifiers.compactMap { key(NotificationKey(app: app, identifier: $0))?.identifier }
  }

  private func group(_ key: GroupKey) -> GroupKey? {
    guard case .alone(let number) = key.kind else { return key }
    return self.number(number).map { key.with(kind: .alone($0)) }
  }
}

extension GroupKey {
  fileprivate func with(kind: Kind) -> GroupKey {
    var key = self
    key.kind = kind
    return key
  }
}
