import Files
import Notifications
import Push
import Testing

@testable import Sessions

@Suite("Requests that come together")
struct RequestBodiesTests {
  private static let texts = [
    #"{"aps":{"alert":"One"}}"#, "{", #"{"aps":{"alert":{"title":"é","body":"Two"},"badge":2}}"#,
    #"{"aps":{"alert":"\#(String(repeating: "long ", count: 200))"}}"#, "", "\u{FEFF}{}",
    #"{"aps":{"alert":"Five",}}"#, #" {"aps":{"category":"a"},"x":[1,2]} "#,
  ]

  @Test("B24: each body is read as if it had come alone, short or long, right or broken")
  func alone() {
    let requests = Self.texts.map { ProviderRequest(path: "/", body: Array($0.utf8)) }
    var bodies = RequestBodies(requests)
    for (index, request) in requests.enumerated() where !request.body.isEmpty {
      let payload = bodies.payload(of: request.body, at: index)
      #expect(payload == Payload(body: request.body), "\(Self.texts[index])")
    }
  }

  @Test("B24: bodies that are repeated are read as if each had come alone")
  func repeated() {
    let texts = Self.texts.flatMap { [$0, $0, Self.texts[0], $0, $0, $0] }
    let requests = texts.map { ProviderRequest(path: "/", body: Array($0.utf8)) }
    var bodies = RequestBodies(requests)
    // What is refused before its body is looked at leaves it unread.
    for (index, request) in requests.enumerated() where !request.body.isEmpty && index % 5 > 0 {
      let payload = bodies.payload(of: request.body, at: index)
      #expect(payload == Payload(body: request.body), "\(texts[index])")
    }
  }

  @Test("What is sent to many at once is kept once")
  func keptOnce() {
    let body = Array(Self.texts[0].utf8)
    let requests = (0..<100).map { _ in ProviderRequest(path: "/", body: body) }
    var bodies = RequestBodies(requests)
    let payloads = requests.enumerated().map { bodies.payload(of: $1.body, at: $0) }
    #expect(payloads.allSatisfy { $0.source.bytes.startIndex == 0 })
  }

  @Test("A short body shares its memory with the others, and a long one has its own")
  func shared() {
    let requests = Self.texts.map { ProviderRequest(path: "/", body: Array($0.utf8)) }
    var bodies = RequestBodies(requests)
    let payloads = requests.indices.filter { !requests[$0].body.isEmpty }
      .map { (requests[$0].body.count, bodies.payload(of: requests[$0].body, at: $0).source.bytes) }
    #expect(payloads[2].1.startIndex > 0, "behind those before it")
    #expect(payloads.allSatisfy { $0.0 <= 256 || $0.1.indices == 0..<$0.0 })
  }
}
