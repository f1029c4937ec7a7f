import Notifications

extension PushRefusal {
  /// What to do about it, in a sentence without a full stop.
  ///
  /// To stand behind the reason's name and a colon.
  package var advice: String {
    switch self {
    case .badCollapseId:
      "write an apns-collapse-id of at most \(PushHeaders.mostCollapseIdentifierBytes) bytes"
    case .badDeviceToken: "send to a token as the app registered it: 64 hexadecimal digits"
    case .badExpirationDate: "write apns-expiration as seconds since 1970, or 0 for one attempt"
    case .badMessageId: "write apns-id as 8-4-4-4-12 hexadecimal digits, or leave it out"
    case .badPriority: "write apns-priority \(PushPriority.words), and 5 for background pushes"
    case .badTopic: "write apns-topic as the app’s bundle identifier, with the push type’s suffix"
    case .deviceTokenNotForTopic: "send to a token of the app that apns-topic names"
    case .duplicateHeaders: "send each header once"
    case .idleTimeout: "connect again when there is something to send"
    case .invalidPushType: "write a known apns-push-type, such as alert or background"
    case .missingDeviceToken: "write the device token at the end of the path: /3/device/TOKEN"
    case .missingTopic:
      "write apns-topic: a token, or a certificate of several topics, does not say it"
    case .payloadEmpty: "send the payload as the request’s body"
    case .topicDisallowed: "send with a certificate or key that is for this topic"
    case .badCertificate: "connect with a certificate that the service knows"
    case .badCertificateEnvironment: "connect with a certificate of this environment"
    case .expiredProviderToken: "make a new provider token; one is good for an hour"
    case .forbidden: "send with a key that may use this topic"
    case .invalidProviderToken:
      "sign the provider token with ES256 and a key that the service knows"
    case .missingProviderToken:
      "send “authorization: bearer TOKEN”, or connect with a client certificate"
    case .unrelatedKeyIdInToken: "use one key on one connection"
    case .badEnvironmentKeyIdInToken: "use a key of this environment"
    case .badPath: "send to /3/device/TOKEN"
    case .methodNotAllowed: "send it with POST"
    case .expiredToken, .unregistered: "stop sending to this token until the app registers again"
    case .payloadTooLarge: "shorten the payload"
    case .tooManyProviderTokenUpdates: "keep a provider token for at least 20 minutes"
    case .tooManyRequests: "send less often to this device"
    case .internalServerError, .serviceUnavailable, .shutdown: "send it again later"
    }
  }

  /// B23: whether and when to send it again, in a sentence without a full stop.
  ///
  /// The three answers of Apple's table: never, later, or after a change.
  package var retryAdvice: String {
    switch self {
    case .internalServerError, .serviceUnavailable, .shutdown:
      "try again after 15 minutes, then ever more seldom"
    case .tooManyRequests: "try again after a delay"
    case .badDeviceToken, .deviceTokenNotForTopic, .forbidden, .expiredToken, .unregistered,
      .payloadTooLarge:
      "do not send it again"
    case .badCollapseId, .badExpirationDate, .badMessageId, .badPriority, .badTopic,
      .duplicateHeaders, .idleTimeout, .invalidPushType, .missingDeviceToken, .missingTopic,
      .payloadEmpty, .topicDisallowed, .badCertificate, .badCertificateEnvironment,
      .expiredProviderToken, .invalidProviderToken, .missingProviderToken,
      .unrelatedKeyIdInToken, .badEnvironmentKeyIdInToken, .badPath, .methodNotAllowed,
      .tooManyProviderTokenUpdates:
      "send it again once that is mended"
    }
  }
}
