import Notifications
import Push
import Testing

@testable import Delivery

// B13, B16: who sends, by a token or a certificate.
extension ScreeningTests {
  @Test(
    "B13: how old a token may be",
    arguments: [
      (0, nil), (59, nil), (60, PushRefusal.expiredProviderToken), (90, .expiredProviderToken),
      (-1, .invalidProviderToken), (-600, .invalidProviderToken),
    ] as [(Int64, PushRefusal?)])
  func age(minutes: Int64, refusal: PushRefusal?) {
    var request = right
    request.authentication = .token(
      ProviderToken(
        keyIdentifier: "K", issuedAt: state.now + .minutes(-minutes)))
    #expect(self.refusal(request) == refusal)
  }

  @Test("B16: a certificate’s only topic needs no header; of several one is named")
  func certificates() {
    var request = right
    request.fields.removeAll { $0.name == "apns-topic" }
    request.authentication = .certificate(topics: [Self.chat.text])
    #expect(refusal(request) == nil)
    request.authentication = .certificate(topics: [Self.chat.text, "com.example.mail"])
    #expect(refusal(request) == .missingTopic)
    request.set("apns-topic", Self.chat.text)
    #expect(refusal(request) == nil)
  }

  @Test("B16, B22: a certificate’s only topic is the token’s, also where the header is empty")
  func certificateOfAnother() {
    for (topic, refusal) in [
      (Self.chat.text, nil), ("com.example.mail", PushRefusal.deviceTokenNotForTopic),
    ] {
      var request = right
      request.authentication = .certificate(topics: [topic])
      request.fields.removeAll { $0.name == "apns-topic" }
      #expect(self.refusal(request) == refusal)
      request.set("apns-topic", "")
      #expect(self.refusal(request) == refusal)
    }
    var nobody = right
    nobody.set("apns-topic", "")
    #expect(refusal(nobody) == .missingTopic)
  }

  @Test(
    "B13: how far a token is ahead is counted",
    arguments: [(1, "1 minute"), (2, "2 minutes")] as [(Int64, String)])
  func aheadWords(minutes: Int64, words: String) {
    var request = right
    request.authentication = .token(
      ProviderToken(
        keyIdentifier: "K", issuedAt: state.now + .minutes(minutes)))
    #expect(
      refused(request)?.because == "the token’s iat is \(words) ahead of the service’s clock")
  }
}
