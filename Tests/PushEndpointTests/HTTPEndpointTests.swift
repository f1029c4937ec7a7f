import Glibc
import Push
import TestTraits
import Testing

@testable import PushEndpoint

@Suite("The push service over HTTP/2", .waitsOutside)
struct HTTPEndpointTests {
  private func connected(
    _ harness: EndpointHarness, tls: ClientTLS? = nil
  ) throws -> (TestSocket, ClientSession) {
    let session = ClientSession()
    return (try TestSocket(port: harness.address.port, session: session, tls: tls), session)
  }

  @Test("B20: a push that is accepted gets 200, its identifier byte for byte, and no body")
  func accepted() throws {
    let harness = try EndpointHarness()
    let (socket, client) = try connected(harness)
    let stream = client.push(to: "ab12", [("apns-id", "EEC1BCB5-Aa"), ("apns-topic", "com.a")])
    #expect(harness.run([socket]) { client.answers[stream]?.isWhole == true })
    #expect(client.answers[stream]?.status == 200)
    #expect(client.answers[stream]?.fields == ["apns-id": "EEC1BCB5-Aa"])
    #expect(client.answers[stream]?.body == "")
    let request = harness.receiver.requests.first
    #expect(request?.method == "POST")
    #expect(request?.path == "/3/device/ab12")
    #expect(request?.body == Array(#"{"aps":{"alert":"Hi"}}"#.utf8))
  }

  @Test("B20: a push that is refused gets its status, and the reason as JSON")
  func refused() throws {
    let harness = try EndpointHarness()
    harness.receiver.refusal = .badDeviceToken
    let (socket, client) = try connected(harness)
    let stream = client.push()
    #expect(harness.run([socket]) { client.answers[stream]?.isWhole == true })
    #expect(client.answers[stream]?.status == 400)
    #expect(client.answers[stream]?.body == #"{"reason":"BadDeviceToken"}"#)
    let entry = harness.endpoint.log.connections.first?.entries.first
    #expect(entry?.reason == "BadDeviceToken")
    #expect(entry?.words == "so it is")
  }

  @Test("HEAD is answered with a header alone: a body would end the stream as a mistake")
  func head() throws {
    let harness = try EndpointHarness()
    harness.receiver.refusal = .methodNotAllowed
    let (socket, client) = try connected(harness)
    let fields = [(":scheme", "https"), (":authority", "a"), (":path", "/3/device/00")]
    let head = client.request([(":method", "HEAD")] + fields, body: "")
    let get = client.request([(":method", "GET")] + fields, body: "")
    #expect(
      harness.run([socket]) { [head, get].allSatisfy { client.answers[$0]?.isWhole == true } })
    #expect([head, get].map { client.answers[$0]?.status } == [405, 405])
    #expect(client.answers[head]?.fields == client.answers[get]?.fields)
    #expect(
      [head, get].map { client.answers[$0]?.body } == ["", #"{"reason":"MethodNotAllowed"}"#])
    #expect(client.resets.isEmpty)
  }

  @Test("Fields behind the body are none of the request’s header")
  func trailers() throws {
    let harness = try EndpointHarness()
    let socket = try TestSocket(port: harness.address.port)
    let topic = RawHTTP2.literal("apns-topic", "com.a")
    let trailers = RawHTTP2.literal("apns-priority", "99") + RawHTTP2.literal("apns-topic", "com.b")
    socket.send(
      RawHTTP2.preface + RawHTTP2.frame(1, 4, 1, RawHTTP2.request + topic)
        + RawHTTP2.frame(0, 0, 1, Array("{}".utf8)) + RawHTTP2.frame(1, 5, 1, trailers))
    #expect(harness.run([socket]) { harness.receiver.requests.count == 1 })
    let request = harness.receiver.requests.first
    #expect(request?.fields.last == HeaderField("apns-topic", "com.a"))
    #expect(request?.fields.count == 5 && request?.value(.priority) == nil)
    #expect(request?.body == Array("{}".utf8))
  }

  @Test("B12: host serves as well as :authority")
  func host() throws {
    let harness = try EndpointHarness()
    let (socket, client) = try connected(harness)
    let stream = client.request([
      (":method", "POST"), (":scheme", "https"), (":path", "/3/device/00"), ("host", "localhost"),
    ])
    #expect(harness.run([socket]) { client.answers[stream]?.isWhole == true })
    #expect(client.answers[stream]?.status == 200)
  }

  @Test("A thousand pushes on one connection are answered, each on its stream")
  func manyStreams() throws {
    let harness = try EndpointHarness()
    let (socket, client) = try connected(harness)
    let streams = (1...1000).map { client.push([("apns-id", "id-\($0)")]) }
    #expect(harness.run([socket]) { client.answers.values.count { $0.isWhole } == 1000 })
    #expect(streams.map { client.answers[$0]?.fields["apns-id"] } == (1...1000).map { "id-\($0)" })
    #expect(harness.receiver.requests.count == 1000)
  }

  @Test(
    "TLS: a client that trusts the authority is served, with h2 by ALPN", arguments: [true, false])
  func overTLS(offersALPN: Bool) throws {
    let harness = try EndpointHarness(plaintext: false)
    let tls = ClientTLS(
      protocols: offersALPN ? ["http/1.1", "h2"] : [], authority: harness.folder("ca.pem"))
    let (socket, client) = try connected(harness, tls: tls)
    let stream = client.push()
    #expect(harness.run([socket]) { client.answers[stream]?.isWhole == true })
    #expect(tls.chosen == (offersALPN ? "h2" : nil))
    #expect(harness.endpoint.log.connections.first?.spoken == "HTTP/2, TLSv1.3")
  }

  @Test("A connection on which HTTP/1 is spoken is not said to speak HTTP/2")
  func spoken() throws {
    let harness = try EndpointHarness()
    let socket = try TestSocket(port: harness.address.port)
    socket.send(Array("GET /3/device/abc HTTP/1.1\r\n\r\n".utf8))
    #expect(harness.run([socket]) { harness.endpoint.log.connections.first?.closing != nil })
    #expect(harness.endpoint.log.connections.first?.spoken == "HTTP/1, no TLS")
  }

  @Test("A ping comes back")
  func ping() throws {
    let harness = try EndpointHarness()
    let (socket, client) = try connected(harness)
    client.ping()
    #expect(harness.run([socket]) { client.pongs == 1 })
  }

  @Test("When the endpoint ends, what is begun is finished, and clients are told to go away")
  func drains() throws {
    let harness = try EndpointHarness()
    let (socket, client) = try connected(harness)
    let first = client.push()
    #expect(harness.run([socket]) { client.answers[first]?.isWhole == true })
    harness.endpoint.drain(at: harness.moment)
    #expect(harness.run([socket]) { socket.isClosed })
    #expect(client.farewell == #"{"reason":"Shutdown"}"#)
    #expect(harness.endpoint.isClosed)
    #expect(throws: (any Error).self) { try harness.connect() }
  }

  @Test("A port that another program listens on is refused in words")
  func portInUse() throws {
    let harness = try EndpointHarness()
    let other = PushEndpoint()
    let error = #expect(throws: AddressError.self) {
      try other.listen(on: harness.address, nil, .any)
    }
    #expect(error?.description.contains("is in use by another program") == true)
  }

  @Test(
    "An address that other machines reach is refused in words",
    arguments: ["0.0.0.0:2197", "192.168.1.4:2197", "example.com:80", "[::]:1", "*:1"])
  func strangers(address: String) {
    let error = #expect(throws: AddressError.self) { try LoopbackAddress(address) }
    #expect(error?.description.contains("neither 127.0.0.1 nor [::1]") == true)
  }

  @Test(
    "What is no address says what to write",
    arguments: ["127.0.0.1", "2197", ":", "127.0.0.1:", "127.0.0.1:99999"])
  func noAddress(text: String) {
    #expect(throws: AddressError.self) { try LoopbackAddress(text) }
  }
}
