import Notifications
import Push

extension Screening {
  /// A push that a line writes, as a provider would have sent it that may send to this app.
  init(_ push: PushRequest, in state: State) {
    let type = push.headers.pushType.flatMap(PushType.init)
    self.init(
      authentication: .token(
        ProviderToken(keyIdentifier: "", teamIdentifier: "", issuedAt: state.now)),
      topic: push.headers.topic ?? push.app.text + (type ?? .alert).topicSuffix,
      pushType: push.headers.pushType, type: type, messageIdentifier: push.apnsIdentifier,
      expiration: push.headers.expiration.map { String($0) },
      priority: push.headers.priority.map { String($0) },
      collapseIdentifier: push.collapseIdentifier, encoding: nil,
      byteCount: push.payload.source.bytes.count, payload: push.payload,
      token: state.token(of: push.app)?.description ?? "")
  }
}
