/// B37: what the binary interface says is wrong, in the second byte of an error frame.
package enum BinaryStatus: UInt8, CaseIterable, Sendable {
  case noErrors = 0
  case processingError = 1
  case missingDeviceToken = 2
  case missingTopic = 3
  case missingPayload = 4
  case invalidTokenSize = 5
  case invalidTopicSize = 6
  case invalidPayloadSize = 7
  case invalidToken = 8
  /// The service goes away: the identifier is that of the last push it took (B38).
  case shutdown = 10
  case protocolError = 128
  case unknown = 255

  /// Its name in lines and JSON, as reasons over HTTP/2 are written: `InvalidToken`.
  package var name: String {
    switch self {
    case .noErrors: "NoErrors"
    case .processingError: "ProcessingError"
    case .missingDeviceToken: "MissingDeviceToken"
    case .missingTopic: "MissingTopic"
    case .missingPayload: "MissingPayload"
    case .invalidTokenSize: "InvalidTokenSize"
    case .invalidTopicSize: "InvalidTopicSize"
    case .invalidPayloadSize: "InvalidPayloadSize"
    case .invalidToken: "InvalidToken"
    case .shutdown: "Shutdown"
    case .protocolError: "ProtocolError"
    case .unknown: "Unknown"
    }
  }

  /// What a sender does about it, as a sentence that goes on.
  package var advice: String {
    switch self {
    case .noErrors: "nothing is wrong"
    case .processingError: "connect again, and send what followed once more"
    case .missingDeviceToken: "send a token of 32 bytes"
    case .missingTopic: "connect with a certificate that names the app"
    case .missingPayload: "send a payload of at least one byte"
    case .invalidTokenSize: "a token has 32 bytes; send the 64 digits as bytes, not as text"
    case .invalidTopicSize: "connect with a certificate that names the app"
    case .invalidPayloadSize: "send a shorter payload"
    case .invalidToken: "never send to this token again, and send what followed once more"
    case .shutdown: "connect again, and send what followed once more"
    case .protocolError: "check lengths, items and their order of bytes"
    case .unknown: "connect again, and send what followed once more"
    }
  }

  /// The status that a name or a number stands for; nil for none.
  package init?(named name: String) {
    guard let status = Self.allCases.first(where: { $0.name == name || "\($0.rawValue)" == name })
    else { return nil }
    self = status
  }
}
