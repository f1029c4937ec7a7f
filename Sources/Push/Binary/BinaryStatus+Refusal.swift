extension BinaryStatus {
  /// What the binary interface says where HTTP/2 would name a reason:
  /// `push-fault` is told by those.
  ///
  /// Several reasons share a status, so the way back is not possible; `Unknown` is said where the
  /// interface has no number for it.
  package init(_ refusal: PushRefusal) {
    switch refusal {
    case .badDeviceToken, .deviceTokenNotForTopic, .expiredToken, .unregistered:
      self = .invalidToken
    case .missingDeviceToken: self = .missingDeviceToken
    case .missingTopic: self = .missingTopic
    case .badTopic: self = .invalidTopicSize
    case .payloadEmpty: self = .missingPayload
    case .payloadTooLarge: self = .invalidPayloadSize
    case .shutdown: self = .shutdown
    case .internalServerError, .serviceUnavailable: self = .processingError
    case .badCollapseId, .badExpirationDate, .badMessageId, .badPriority, .duplicateHeaders,
      .invalidPushType, .badPath, .methodNotAllowed:
      self = .protocolError
    case .idleTimeout, .topicDisallowed, .badCertificate, .badCertificateEnvironment,
      .expiredProviderToken, .forbidden, .invalidProviderToken, .missingProviderToken,
      .unrelatedKeyIdInToken, .badEnvironmentKeyIdInToken, .tooManyProviderTokenUpdates,
      .tooManyRequests:
      self = .unknown
    }
  }
}
