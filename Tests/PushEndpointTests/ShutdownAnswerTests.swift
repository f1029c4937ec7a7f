import Notifications
import Push
import Testing

@testable import PushEndpoint

@Suite("What is answered while the service ends")
struct ShutdownAnswerTests {
  private func request(_ fields: [HeaderField]) -> ProviderRequest {
    ProviderRequest(
      method: "POST", path: "/3/device/00", fields: fields, body: Array("{}".utf8),
      authentication: .none)
  }

  private func identifier(_ request: ProviderRequest, number: Int) -> String? {
    var request = request
    request.number = number
    return PushAnswer.shutdown(request).fields["apns-id"]
  }

  @Test("B14, B20: 503 has the apns-id that came, else one that is made for the request")
  func identifiers() throws {
    let given = "123e4567-e89b-12d3-a456-4266554400a0"
    #expect(identifier(request([HeaderField("apns-id", given)]), number: 1) == given)
    let made = try (1...3).map { try #require(identifier(request([]), number: $0)) }
    #expect(made.allSatisfy { APNsIdentifier.isWellFormed($0) } && Set(made).count == 3)
    #expect(identifier(request([]), number: 1) == made[0])
    #expect(identifier(request([HeaderField("apns-id", "")]), number: 1) == made[0])
  }
}
