import Notifications

/// What the service answers a request with (B20).
///
/// The body holds the reason alone, as Apple's has it; `because` is for the person who looks at the
/// phone.
package struct PushAnswer: Hashable, Sendable {
  /// `:status`; 200 for what was accepted.
  package var status: Int
  /// `reason`; nil for what was accepted. Also nil over the binary interface.
  package var refusal: PushRefusal?
  /// What a client of the binary interface reads; nil for what was accepted, and over HTTP/2 (B36).
  package var binaryError: BinaryError?
  /// Whether nothing is written back: the connection only closes (B39).
  package var isSilent = false
  /// What exactly was wrong and what to write, in words without a full stop;
  /// empty for what was accepted.
  package var because: String
  /// `apns-id`: as it came, byte for byte, or made (B14).
  package var identifier: String
  /// What `apns-unique-id` is made of; nil for none.
  let origin: APNsIdentifier.Origin?
  /// With 410: when the service found out that the token is good no longer.
  package var timestamp: Instant?

  /// Accepts a request.
  ///
  /// - Parameter origin: What `apns-unique-id` is made of; nil for none.
  package init(accepting identifier: String, uniqueFrom origin: APNsIdentifier.Origin? = nil) {
    status = 200
    because = ""
    (self.identifier, self.origin) = (identifier, origin)
  }

  /// Refuses a request.
  ///
  /// - Parameter timestamp: Only for 410 (`Unregistered`, `ExpiredToken`).
  package init(
    _ refusal: PushRefusal, because: String, identifier: String, timestamp: Instant? = nil
  ) {
    status = refusal.status
    (self.refusal, self.because) = (refusal, because)
    (self.identifier, self.timestamp) = (identifier, timestamp)
    origin = nil
  }

  /// Refuses a push over the binary interface.
  ///
  /// - Parameter isSilent: Whether the connection only closes (B39).
  package init(_ error: BinaryError, because: String, isSilent: Bool) {
    self.isSilent = isSilent
    status = Int(error.status.rawValue)
    binaryError = error
    self.because = because
    identifier = ""
    origin = nil
  }

  /// `apns-unique-id`, in the development environment; nil elsewhere.
  package var uniqueIdentifier: String? {
    origin.map {
      APNsIdentifier.made(
        seed: $0.seed, number: $0.number, for: AnswerHeaderName.uniqueIdentifier)
    }
  }

  /// Whether the push was taken.
  ///
  /// A push that was accepted may still be dropped later, as when it expires (P27).
  package var isAccepted: Bool { refusal == nil && binaryError == nil }

  /// Why it was not, by its name; nil for what was accepted.
  package var reason: String? { refusal?.rawValue ?? binaryError?.status.name }

  /// B23: whether and when to send it again, without a full stop; nil for what was accepted.
  package var advice: String? { refusal?.retryAdvice ?? binaryError?.status.advice }

  /// What was wrong, and what to do about it; as `because` for what was accepted.
  package var wordsWithAdvice: String { because.followed(byAdvice: advice) }

  /// The body's bytes: none for what was accepted, else `{"reason":"…"}`, with 410 `timestamp` in
  /// milliseconds, too.
  package var body: [UInt8] { refusal?.body(timestamp) ?? [] }
}

/// What came of looking through a provider's request.
///
/// The difference between what the service's front refuses, and what needs the state to decide.
package enum ScreenedPush: Equatable, Sendable {
  /// It is refused, and nothing happens.
  case refused(PushAnswer)
  /// It is for the engine, whose facts have the answer.
  case push(PushRequest)
}
