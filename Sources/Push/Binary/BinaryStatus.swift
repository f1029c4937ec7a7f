/// B37: what the binary interface says is wrong, in the second byte of an error frame.
///
/// The numbers are Apple's, of the binary provider interface.
package enum BinaryStatus: UInt8, CaseIterable, Sendable {
  /// Never sent: what is taken has no answer (B32).
  case noErrors = 0
  /// The service's own fault.
  case processingError = 1
  /// A token of no bytes, or no item for it.
  case missingDeviceToken = 2
  /// The certificate names no app.
  case missingTopic = 3
  /// No bytes of it.
  case missingPayload = 4
  /// Not 32 bytes, as when the digits are sent as text.
  case invalidTokenSize = 5
  /// A topic that no app can have.
  case invalidTopicSize = 6
  /// More bytes than `apns.legacyLimit` allows.
  case invalidPayloadSize = 7
  /// 32 bytes that no app of this device has.
  case invalidToken = 8
  /// The service goes away: the identifier is that of the last push it took (B38).
  case shutdown = 10
  /// Lengths, items or a command that do not fit.
  case protocolError = 128
  /// Anything else.
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
  ///
  /// To stand behind a colon or dash; without a full stop.
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
}
