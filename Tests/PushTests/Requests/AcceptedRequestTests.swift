import Notifications
import Testing

@testable import Push

@Suite("What is kept of a request that was accepted")
struct AcceptedRequestTests {
  private static let identifier = "eabeae54-14a8-11e5-b60b-1697f925ec7b"

  private static func request(_ name: String, _ answer: PushAnswer) -> AnsweredRequest {
    AnsweredRequest(app: "com.example.chat", name: name, number: 7, answer: answer)
  }

  @Test("B20: it gives the whole answer again, with or without apns-unique-id")
  func same() {
    let origin = APNsIdentifier.Origin(seed: 3, number: 7)
    for answer in [
      PushAnswer(accepting: Self.identifier),
      PushAnswer(accepting: Self.identifier, uniqueFrom: origin),
    ] {
      let request = Self.request("n7", answer)
      #expect(AcceptedRequest(request)?.request == request)
    }
  }

  @Test("K17: what has a name of its own, or was refused, is kept whole")
  func whole() {
    let accepted = PushAnswer(accepting: Self.identifier)
    #expect(AcceptedRequest(Self.request("second", accepted)) == nil)
    let other = APNsIdentifier.Origin(seed: 3, number: 8)
    let odd = PushAnswer(accepting: Self.identifier, uniqueFrom: other)
    #expect(AcceptedRequest(Self.request("n7", odd)) == nil)
    let refused = PushAnswer(.badTopic, because: "no", identifier: Self.identifier)
    #expect(AcceptedRequest(Self.request("n7", refused)) == nil)
    let error = BinaryError(.invalidToken, identifier: 1)
    let overBinary = PushAnswer(error, because: "no", isSilent: false)
    #expect(AcceptedRequest(Self.request("n7", overBinary)) == nil)
  }
}
