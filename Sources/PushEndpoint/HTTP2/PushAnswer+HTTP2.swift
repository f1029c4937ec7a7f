import Notifications
import Push

// What the service says, in the forms of HTTP/2 and of the list of connections.

extension PushAnswer {
  /// What is answered to a request that came after the client was told to go away.
  ///
  /// - Parameter request: Its number tells its `apns-id` apart where it brings none (B14).
  static func shutdown(_ request: ProviderRequest) -> PushAnswer {
    var hash = StableHash(request.path)
    hash.add(request.body)
    let made = APNsIdentifier.made(seed: hash.value, number: request.number, for: "shutdown")
    return PushAnswer(
      .shutdown, because: "the service ends; connect again later",
      identifier: request.value(.identifier).flatMap { $0.isEmpty ? nil : $0 } ?? made)
  }

  /// The answer's header.
  ///
  /// `apns-id` is left out where the answer has none; the body's type only where there is one.
  var fields: [HeaderField] {
    var fields = [HeaderField(":status", String(status))]
    if !identifier.isEmpty { fields.append(HeaderField(AnswerHeaderName.identifier, identifier)) }
    if let uniqueIdentifier {
      fields.append(HeaderField(AnswerHeaderName.uniqueIdentifier, uniqueIdentifier))
    }
    if !isAccepted { fields.append(HeaderField("content-type", "application/json")) }
    return fields
  }
}

extension ReceivedPush {
  /// How it is remembered.
  ///
  /// - Parameter now: By the phone's clock.
  func entry(at now: Instant) -> ConnectionEntry {
    ConnectionEntry(
      at: now, status: answer.status, reason: answer.reason, topic: topic,
      words: answer.isAccepted ? name ?? "" : answer.because, advice: answer.advice)
  }
}
