import TestSupport
import TestTraits
import Testing

@testable import PushEndpoint

@Suite("How long clients are waited for", .waitsOutside)
struct WaitingTimeTests {
  private let harness: EndpointHarness

  init() throws { harness = try EndpointHarness() }

  private var closing: String? { harness.endpoint.log.connections.first?.closing }

  @Test("A client that says nothing of HTTP/2 is let go after ten seconds")
  func silence() throws {
    let silent = try harness.connect()
    harness.run([silent]) { harness.endpoint.log.connections.count == 1 }
    harness.pass(.seconds(9))
    #expect(harness.endpoint.log.connections.count == 1 && closing == nil)
    harness.pass(.seconds(1))
    #expect(closing == "nothing of HTTP/2 came within 10 seconds")
  }

  @Test("A connection on which nothing comes is let go after sixty minutes, told with GOAWAY")
  func idleness() throws {
    let session = ClientSession()
    let idle = try TestSocket(port: harness.address.port, session: session)
    session.ping()
    #expect(harness.run([idle]) { session.pongs == 1 })
    harness.pass(.seconds(3599))
    #expect(closing == nil)
    harness.pass(.seconds(1))
    #expect(closing == "nothing came for 60 minutes")
    #expect(harness.run([idle]) { idle.isClosed })
    #expect(session.farewell == #"{"reason":"IdleTimeout"}"#)
  }
}
