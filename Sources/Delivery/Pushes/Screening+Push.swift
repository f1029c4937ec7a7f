import Notifications
import Push

extension State {
  /// B22: the first thing that is wrong with a push that a line writes; nil where it is taken.
  func refused(_ push: PushRequest) -> Screening.Refused? { screening(push).refused(in: self) }

  // As a provider would have sent it that may send to this app.
  private func screening(_ push: PushRequest) -> Screening {
    let type = push.headers.pushType.flatMap(PushType.init)
    return Screening(
      authentication: .token(
        ProviderToken(keyIdentifier: "", teamIdentifier: "", issuedAt: now)),
      topic: push.headers.topic ?? push.app.text + (type ?? .alert).topicSuffix,
      pushType: push.headers.pushType, type: type, messageIdentifier: push.apnsIdentifier,
      expiration: push.headers.expiration.map { String($0) },
      priority: push.headers.priority.map { String($0) },
      collapseIdentifier: push.collapseIdentifier, encoding: nil,
      byteCount: push.payload.source.bytes.count, payload: push.payload,
      token: token(of: push.app)?.description ?? "")
  }
}
