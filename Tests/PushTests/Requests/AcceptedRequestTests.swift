import Notifications
import Testing

@testable import Push

@Suite("What is kept of a request that was accepted")
struct AcceptedRequestTests {
  private static let identifier = "eabeae54-14a8-11e5-b60b-1697f925ec7b"

  // Of the seventh push, which a scenario may name.
  private static func accepted(_ answer: PushAnswer, name: String? = nil) -> AcceptedRequest? {
    let push = PushRequest(app: "com.example.chat", payload: .silent, name: name)
    return AcceptedRequest(answer, to: push.app, PushNames(push, after: 6))
  }

  @Test("B20: it gives the whole answer again, with or without apns-unique-id")
  func same() {
    let origin = APNsIdentifier.Origin(seed: 3, number: 7)
    for answer in [
      PushAnswer(accepting: Self.identifier),
      PushAnswer(accepting: Self.identifier, uniqueFrom: origin),
    ] {
      let request = AnsweredRequest(
        app: "com.example.chat", name: "n7", number: 7, answer: answer)
      #expect(Self.accepted(answer)?.request == request)
    }
  }

  @Test("K17: what has a name of its own, or was refused, is kept whole")
  func whole() {
    let accepted = PushAnswer(accepting: Self.identifier)
    #expect(Self.accepted(accepted, name: "second") == nil)
    let other = APNsIdentifier.Origin(seed: 3, number: 8)
    let odd = PushAnswer(accepting: Self.identifier, uniqueFrom: other)
    #expect(Self.accepted(odd) == nil)
    let refused = PushAnswer(.badTopic, because: "no", identifier: Self.identifier)
    #expect(Self.accepted(refused) == nil)
    let error = BinaryError(.invalidToken, identifier: 1)
    let overBinary = PushAnswer(error, because: "no", isSilent: false)
    #expect(Self.accepted(overBinary) == nil)
  }
}
