import Notifications
import Push
import Testing

@Suite("Reasons for which a request is refused")
struct RefusalTableTests {
  /// B21, with the reasons as they are on the wire.
  private static let statuses: [(status: Int, reasons: String)] = [
    (
      400,
      """
      BadCollapseId BadDeviceToken BadExpirationDate BadMessageId BadPriority BadTopic \
      DeviceTokenNotForTopic DuplicateHeaders IdleTimeout InvalidPushType MissingDeviceToken \
      MissingTopic PayloadEmpty TopicDisallowed
      """
    ),
    (
      403,
      """
      BadCertificate BadCertificateEnvironment ExpiredProviderToken Forbidden InvalidProviderToken \
      MissingProviderToken UnrelatedKeyIdInToken BadEnvironmentKeyIdInToken
      """
    ),
    (404, "BadPath"), (405, "MethodNotAllowed"), (410, "ExpiredToken Unregistered"),
    (413, "PayloadTooLarge"), (429, "TooManyProviderTokenUpdates TooManyRequests"),
    (500, "InternalServerError"), (503, "ServiceUnavailable Shutdown"),
  ]

  @Test("B21: each reason has its status, and there are no others")
  func table() throws {
    var told: Set<String> = []
    for (status, reasons) in Self.statuses {
      for reason in reasons.split(separator: " ").map(String.init) {
        let refusal = try #require(PushRefusal(rawValue: reason), "\(reason) is not known")
        #expect(refusal.status == status, "\(reason)")
        told.insert(reason)
      }
    }
    #expect(told == Set(PushRefusal.allCases.map(\.rawValue)))
  }

  @Test("B23: some are sent again later, some never, the others once they are mended")
  func retrying() {
    let never = [
      "BadDeviceToken", "DeviceTokenNotForTopic", "Forbidden", "ExpiredToken", "Unregistered",
      "PayloadTooLarge",
    ]
    for refusal in PushRefusal.allCases {
      let words = refusal.retryAdvice
      let expected =
        if refusal.status >= 500 {
          "try again after 15 minutes, then ever more seldom"
        } else if refusal == .tooManyRequests {
          "try again after a delay"
        } else if never.contains(refusal.rawValue) { "do not send it again" } else {
          "send it again once that is mended"
        }
      #expect(words == expected, "\(refusal.rawValue)")
    }
  }

  @Test("Advice is half a sentence that says what to do", arguments: PushRefusal.allCases)
  func advice(_ refusal: PushRefusal) {
    let words = refusal.advice
    #expect(words.first?.isLowercase == true && !words.hasSuffix("."), "\(words)")
    #expect(!words.contains("\"") && !words.contains("'"), "\(words)")
  }

  @Test("B20: the body names the reason, and nothing else but the time with 410")
  func bodies() {
    let found = Instant(milliseconds: 1_528_130_460_001)
    for refusal in PushRefusal.allCases {
      let timestamp = refusal.status == 410 ? found : nil
      let answer = PushAnswer(
        refusal, because: "words for the person", identifier: "x", timestamp: timestamp)
      let time = timestamp == nil ? "" : #","timestamp":1528130460001"#
      let expected = #"{"reason":"\#(refusal.rawValue)"\#(time)}"#
      #expect(String(decoding: answer.body, as: UTF8.self) == expected)
      #expect(answer.reason == refusal.rawValue && !answer.isAccepted && !answer.isSilent)
      #expect(answer.status == refusal.status && answer.uniqueIdentifier == nil)
    }
  }

  /// What a client of the binary interface reads, where HTTP/2 would name a reason (B37).
  private static let binary: [(status: String, reasons: String)] = [
    ("InvalidToken", "BadDeviceToken DeviceTokenNotForTopic ExpiredToken Unregistered"),
    ("MissingDeviceToken", "MissingDeviceToken"), ("MissingTopic", "MissingTopic"),
    ("InvalidTopicSize", "BadTopic"), ("MissingPayload", "PayloadEmpty"),
    ("InvalidPayloadSize", "PayloadTooLarge"), ("Shutdown", "Shutdown"),
    ("ProcessingError", "InternalServerError ServiceUnavailable"),
    (
      "ProtocolError",
      """
      BadCollapseId BadExpirationDate BadMessageId BadPriority DuplicateHeaders InvalidPushType \
      BadPath MethodNotAllowed
      """
    ),
  ]

  @Test("B37: over the binary interface a reason is the status that is nearest, else Unknown")
  func binaryStatuses() throws {
    var expected: [String: String] = [:]
    for (status, reasons) in Self.binary {
      for reason in reasons.split(separator: " ") { expected[String(reason)] = status }
    }
    for refusal in PushRefusal.allCases {
      let status = refusal.binaryStatus
      #expect(status.name == expected[refusal.rawValue] ?? "Unknown", "\(refusal.rawValue)")
      #expect(status != .noErrors)
    }
  }
}
