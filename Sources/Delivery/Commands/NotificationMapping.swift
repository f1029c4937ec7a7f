import Notifications

/// Which notifications a command is about where it is performed on another phone: names that the
/// system gives (K17) and delivery numbers count on, and mean others there.
package struct NotificationMapping {
  /// The name there; nil where it is not there.
  let key: (NotificationKey) -> NotificationKey?
  /// The delivery number there; nil where it is not there.
  let number: (Int) -> Int?

  package init(
    key: @escaping (NotificationKey) -> NotificationKey?, number: @escaping (Int) -> Int?
  ) {
    (self.key, self.number) = (key, number)
  }
}

extension ViewAct {
  /// The same about the same notifications on another phone; nil where one is not there.
  func pointed(by mapping: NotificationMapping) -> ViewAct? {
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
  /// The same about the same notifications on another phone; nil where one is not there.
  func pointed(by mapping: NotificationMapping) -> WatchAct? {
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
  /// The same about the same notifications on another phone; nil where one is not there.
  func pointed(by mapping: NotificationMapping) -> ProgramReply? {
    guard let notification else { return self }
    guard let key = mapping.key(notification) else { return nil }
    var reply = self
    reply.notification = key
    return reply
  }
}

extension NotificationMapping {
  /// The group there; nil where it is of one notification, which is not there.
  func target(_ target: GroupTarget) -> GroupTarget? {
    group(target.key).map { GroupTarget($0, in: target.section) }
  }

  /// What is managed there; nil where it is not there.
  func target(_ target: ManagementTarget) -> ManagementTarget? {
    switch target {
    case .notification(let key): self.key(key).map(ManagementTarget.notification)
    case .group(let key): group(key).map(ManagementTarget.group)
    case .app: target
    }
  }

  /// The identifiers there of those that are there: what an app takes back of what is not is nothing.
  func identifiers(_ identifiers: [String], of app: BundleIdentifier) -> [String] {
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
