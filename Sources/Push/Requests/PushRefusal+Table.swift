import Notifications

extension PushRefusal {
  /// B21: the status that it is answered with.
  package var status: Int { Int(row.status) }

  /// B23: whether and when to send it again, in a sentence without a full stop.
  ///
  /// The three answers of Apple's table: never, later, or after a change.
  package var retryAdvice: String {
    switch row.retry {
    case .later: "try again after 15 minutes, then ever more seldom"
    case .soon: "try again after a delay"
    case .never: "do not send it again"
    case .onceMended: "send it again once that is mended"
    }
  }

  /// B37: what the binary interface says where HTTP/2 would name this reason: `push-fault` is told
  /// by those.
  ///
  /// Several reasons share a status, so the way back is not possible; `Unknown` is said where the
  /// interface has no number for it.
  package var binaryStatus: BinaryStatus { row.binaryStatus }

  /// What to do about it, in a sentence without a full stop.
  ///
  /// To stand behind the reason's name and a colon.
  package var advice: String { row.advice }

  // When it is worth while to send the same again.
  private enum Retry { case later, soon, never, onceMended }

  private struct Row {
    // Of HTTP/2.
    let status: UInt16
    let retry: Retry
    let binaryStatus: BinaryStatus
    let advice: String

    init(_ status: UInt16, _ retry: Retry, _ binaryStatus: BinaryStatus, _ advice: String) {
      (self.status, self.retry) = (status, retry)
      (self.binaryStatus, self.advice) = (binaryStatus, advice)
    }
  }

  // Apple's table of “Handling notification responses from APNs”, and what is told beside it.
  private var row: Row {
    switch self {
    case .badCollapseId:
      Row(
        400, .onceMended, .protocolError,
        "write an apns-collapse-id of at most \(PushHeaders.mostCollapseIdentifierBytes) bytes")
    case .badDeviceToken:
      Row(
        400, .never, .invalidToken,
        "send to a token as the app registered it: 64 hexadecimal digits")
    case .badExpirationDate:
      Row(
        400, .onceMended, .protocolError,
        "write apns-expiration as seconds since 1970, or 0 for one attempt")
    case .badMessageId:
      Row(
        400, .onceMended, .protocolError,
        "write apns-id as 8-4-4-4-12 hexadecimal digits, or leave it out")
    case .badPriority:
      Row(
        400, .onceMended, .protocolError,
        "write apns-priority \(PushPriority.words), and 5 for background pushes")
    case .badTopic:
      Row(
        400, .onceMended, .invalidTopicSize,
        "write apns-topic as the app’s bundle identifier, with the push type’s suffix")
    case .deviceTokenNotForTopic:
      Row(400, .never, .invalidToken, "send to a token of the app that apns-topic names")
    case .duplicateHeaders: Row(400, .onceMended, .protocolError, "send each header once")
    case .idleTimeout:
      Row(400, .onceMended, .unknown, "connect again when there is something to send")
    case .invalidPushType:
      Row(
        400, .onceMended, .protocolError,
        "write a known apns-push-type, such as alert or background")
    case .missingDeviceToken:
      Row(
        400, .onceMended, .missingDeviceToken,
        "write the device token at the end of the path: /3/device/TOKEN")
    case .missingTopic:
      Row(
        400, .onceMended, .missingTopic,
        "write apns-topic: a token, or a certificate of several topics, does not say it")
    case .payloadEmpty:
      Row(400, .onceMended, .missingPayload, "send the payload as the request’s body")
    case .topicDisallowed:
      Row(400, .onceMended, .unknown, "send with a certificate or key that is for this topic")
    case .badCertificate:
      Row(403, .onceMended, .unknown, "connect with a certificate that the service knows")
    case .badCertificateEnvironment:
      Row(403, .onceMended, .unknown, "connect with a certificate of this environment")
    case .expiredProviderToken:
      Row(403, .onceMended, .unknown, "make a new provider token; one is good for an hour")
    case .forbidden: Row(403, .never, .unknown, "send with a key that may use this topic")
    case .invalidProviderToken:
      Row(
        403, .onceMended, .unknown,
        "sign the provider token with ES256 and a key that the service knows")
    case .missingProviderToken:
      Row(
        403, .onceMended, .unknown,
        "send “authorization: bearer TOKEN”, or connect with a client certificate")
    case .unrelatedKeyIdInToken:
      Row(403, .onceMended, .unknown, "use one key on one connection")
    case .badEnvironmentKeyIdInToken:
      Row(403, .onceMended, .unknown, "use a key of this environment")
    case .badPath: Row(404, .onceMended, .protocolError, "send to /3/device/TOKEN")
    case .methodNotAllowed: Row(405, .onceMended, .protocolError, "send it with POST")
    case .expiredToken, .unregistered:
      Row(410, .never, .invalidToken, "stop sending to this token until the app registers again")
    case .payloadTooLarge: Row(413, .never, .invalidPayloadSize, "shorten the payload")
    case .tooManyProviderTokenUpdates:
      Row(429, .onceMended, .unknown, "keep a provider token for at least 20 minutes")
    case .tooManyRequests: Row(429, .soon, .unknown, "send less often to this device")
    case .internalServerError: Row(500, .later, .processingError, "send it again later")
    case .serviceUnavailable: Row(503, .later, .processingError, "send it again later")
    case .shutdown: Row(503, .later, .shutdown, "send it again later")
    }
  }
}
