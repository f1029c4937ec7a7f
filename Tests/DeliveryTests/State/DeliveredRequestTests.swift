import Notifications
import Testing

@testable import Delivery

@Suite("What a request is on the device")
struct DeliveredRequestTests {
  private static func request(
    _ identifier: String, named name: String? = nil, expiration: Instant? = nil
  ) -> DeliveredRequest {
    DeliveredRequest(
      Request(identifier: identifier, content: Content(title: .literal("a")), trigger: .push),
      of: "com.example.chat", name: name, expiration: expiration, languages: .ofDevice([]))
  }

  @Test(
    "K17: it is called by its identifier unless it has a name of its own, byte for byte",
    arguments: [nil, "n1", "n2", "caf\u{E9}", "cafe\u{301}", ""])
  func name(_ name: String?) {
    for identifier in ["n1", "caf\u{E9}"] {
      let request = Self.request(identifier, named: name)
      #expect(request.name.isExactly(name ?? identifier))
      #expect(request.key.identifier.isExactly(identifier))
    }
  }

  @Test("F17: neither its name nor when it expires goes with new words")
  func revision() {
    let expiration = Instant(milliseconds: 9)
    var request = Self.request("score", named: "n1", expiration: expiration)
    var revision = ContentRevision()
    revision[.title] = "b"
    request.revision = Boxed(revision)
    #expect(request.revision?.value == revision)
    #expect(request.name == "n1" && request.expiration == expiration)
    #expect(Self.request("n1").expiration == nil && Self.request("n1").revision == nil)
  }

  @Test("Each thing that is so of it is so alone")
  func traits() {
    let traits: [WritableKeyPath<DeliveredRequest, Bool>] = [
      \.isNamed, \.isReadable, \.isUnparsed, \.isContentAvailable, \.isMutable, \.hasStringAlert,
      \.hasPassedExtension, \.isFiltered,
    ]
    let request = Self.request("n1")
    #expect(traits.filter { request[keyPath: $0] } == [\.isReadable])
    for trait in traits {
      var other = request
      other[keyPath: trait].toggle()
      #expect(traits.filter { other[keyPath: $0] != request[keyPath: $0] } == [trait])
      #expect(other != request)
    }
  }

  @Test("Requests that differ in anything differ, in bytes of their identifiers, too")
  func equality() {
    let request = Self.request("caf\u{E9}")
    #expect(request == Self.request("caf\u{E9}", named: "caf\u{E9}"))
    #expect(request.hashValue == Self.request("caf\u{E9}").hashValue)
    #expect(request != Self.request("cafe\u{301}"))
    #expect(request != Self.request("caf\u{E9}", named: "n1"))
    #expect(request != Self.request("caf\u{E9}", expiration: Instant(milliseconds: 0)))
    #expect(request != request.speaking(.init(.own(["pl"]))))
    var (changed, revised) = (request, request)
    changed.partsOfExtension = .badge
    revised.revision = Boxed(ContentRevision())
    #expect(changed != request && revised != request)
  }
}
