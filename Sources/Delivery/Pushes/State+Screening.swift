import Notifications
import Push

extension State {
  /// B22: the first thing that is wrong with a push that a line writes; nil where it is taken.
  func refused(_ push: PushRequest) -> Screening.Refused? {
    screening(push).refused(to: Screening.Addressee(app: push.app), in: self)
  }

  // As a provider would have sent it that may send to this app.
  private func screening(_ push: PushRequest) -> Screening {
    let (fields, identifier) = (push.fields, push.apnsIdentifier)
    let type = fields.value.headers.type
    return Screening(
      authentication: .token(ProviderToken(keyIdentifier: "", issuedAt: now)),
      topic: fields.value.headers.topic ?? push.app.text + (type ?? .alert).topicSuffix,
      pushType: fields.value.headers.pushType, type: type, messageIdentifier: identifier,
      expiration: fields.value.headers.expiration.map { String($0) },
      priority: fields.value.headers.priority.map { String($0) },
      collapseIdentifier: fields.value.collapseIdentifier, encoding: nil,
      byteCount: fields.value.payload.source.bytes.count, payload: fields.value.payload)
  }
}
