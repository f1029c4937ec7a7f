import Push
import TestSupport
import TestTraits
import Testing

@testable import PushEndpoint

@Suite("Who gives way where there is no room for another connection", .waitsOutside)
struct RoomTests {
  private func limits(_ count: Int) -> EndpointLimits {
    var limits = EndpointLimits()
    (limits.connections, limits.programs) = (count, count)
    return limits
  }

  private func client(
    _ harness: EndpointHarness, plaintext: Bool
  ) throws -> (socket: TestSocket, session: ClientSession) {
    let session = ClientSession()
    let socket = try TestSocket(
      port: harness.address.port, session: session, tls: plaintext ? nil : ClientTLS())
    session.ping()
    #expect(harness.run([socket]) { session.pongs == 1 })
    harness.uptime += .milliseconds(1)
    return (socket, session)
  }

  @Test(
    "A crowd of clients that say nothing throws out nobody who does, at work or not",
    arguments: [true, false])
  func silentCrowd(plaintext: Bool) throws {
    let harness = try EndpointHarness(plaintext: plaintext, limits: limits(4))
    let (working, session) = try client(harness, plaintext: plaintext)
    let (idle, idleSession) = try client(harness, plaintext: plaintext)
    let stream = session.beginPush()
    #expect(harness.run([working]) { harness.endpoint.hasOpenStream })
    var crowd: [TestSocket] = []
    for count in 3...22 {
      crowd.append(try harness.connect())
      harness.uptime += .milliseconds(1)
      harness.run([working, idle]) { harness.endpoint.log.connections.count == count }
    }
    harness.run([working, idle] + crowd) { crowd.prefix(18).allSatisfy(\.isClosed) }
    #expect(!working.isClosed && !idle.isClosed && idleSession.farewell == nil)
    #expect(crowd.map(\.isClosed) == Array(repeating: true, count: 18) + [false, false])
    session.finishPush(stream)
    #expect(harness.run([working]) { session.answers[stream]?.status == 200 })
    let words = harness.endpoint.takeFailures().map(\.words)
    #expect(
      words
        == Array(repeating: "more than 4 connections; it had not begun to talk", count: 18))
  }

  @Test("Where all have talked, the one idle for longest gives way, told with GOAWAY")
  func idleOne() throws {
    let harness = try EndpointHarness(limits: limits(2))
    let (working, session) = try client(harness, plaintext: true)
    let (idle, idleSession) = try client(harness, plaintext: true)
    session.beginPush()
    #expect(harness.run([working, idle]) { harness.endpoint.hasOpenStream })
    let (_, newSession) = try client(harness, plaintext: true)
    #expect(newSession.pongs == 1)
    #expect(harness.run([working, idle]) { idle.isClosed })
    #expect(idleSession.farewell == #"{"reason":"IdleTimeout"}"# && !working.isClosed)
    #expect(
      harness.endpoint.takeFailures().map(\.words)
        == ["more than 2 connections; it was idle for longest"])
  }

  @Test("Where all are at work the new one waits, and comes when one is done")
  func allAtWork() throws {
    let harness = try EndpointHarness(limits: limits(1))
    let (working, session) = try client(harness, plaintext: true)
    let stream = session.beginPush()
    #expect(harness.run([working]) { harness.endpoint.hasOpenStream })
    let newSession = ClientSession()
    let new = try TestSocket(port: harness.address.port, session: newSession)
    newSession.ping()
    harness.run([working, new]) { false }
    #expect(newSession.pongs == 0 && !new.isClosed && !working.isClosed)
    session.finishPush(stream)
    #expect(harness.run([working, new]) { session.answers[stream]?.isWhole == true })
    harness.pass(.milliseconds(100))
    #expect(harness.run([working, new]) { newSession.pongs == 1 })
  }

  @Test("B38: a sender of the binary interface that gives way is told which push was taken last")
  func binary() throws {
    let harness = try EndpointHarness(limits: limits(2))
    let port = try harness.endpoint.listen(
      for: .binary, on: try LoopbackAddress("127.0.0.1:0"), nil
    ).port
    let push = BinaryNotification(
      .enhanced, token: Array(repeating: 7, count: 32), payload: Array(#"{"aps":{}}"#.utf8),
      identifier: 41, expiration: 0)
    let idle = try TestSocket(port: port)
    idle.send(push.bytes)
    #expect(harness.run([idle]) { harness.receiver.notifications.count == 1 })
    harness.uptime += .milliseconds(1)
    let working = try TestSocket(port: port)
    working.send(push.bytes + push.bytes.prefix(20))
    #expect(harness.run([working]) { harness.receiver.notifications.count == 2 })
    harness.uptime += .milliseconds(1)
    let new = try TestSocket(port: port)
    #expect(harness.run([idle, working, new]) { idle.isClosed })
    #expect(idle.received == [8, 10, 0, 0, 0, 41])
    #expect(!working.isClosed && !new.isClosed, "half a frame is work that goes on")
  }

  @Test("Programs make room for programs only: who follows stays, who said nothing goes")
  func programs() throws {
    let harness = try EndpointHarness(limits: limits(2))
    let path = harness.folder("control.sock")
    try harness.endpoint.listen(at: try SocketPath(path))
    let (_, session) = try client(harness, plaintext: true)
    let follower = try TestSocket(path: path)
    follower.send(Array("subscribe\n".utf8))
    #expect(harness.run([follower]) { !follower.received.isEmpty })
    var crowd: [TestSocket] = []
    for _ in 1...5 {
      crowd.append(try TestSocket(path: path))
      harness.uptime += .milliseconds(1)
      let count = crowd.count + 2
      harness.run([follower]) { harness.endpoint.log.connections.count == count }
    }
    harness.run([follower] + crowd) { crowd.prefix(4).allSatisfy(\.isClosed) }
    #expect(crowd.map(\.isClosed) == [true, true, true, true, false] && !follower.isClosed)
    #expect(session.farewell == nil)
    let answer = String(decoding: crowd[0].received, as: UTF8.self)
    #expect(answer.contains("more than 2 programs"), "\(answer)")
    #expect(harness.receiver.forgotten.count == 4)
    crowd[4].send(Array("subscribe\n".utf8))
    #expect(harness.run([follower, crowd[4]]) { !crowd[4].received.isEmpty })
    let late = try TestSocket(path: path)
    late.send(Array("wake\n".utf8))
    harness.run([follower, crowd[4], late]) { false }
    #expect(late.received.isEmpty && !crowd[4].isClosed && !follower.isClosed, "it waits")
  }
}

extension PushEndpoint {
  /// Whether a request was begun on any connection.
  fileprivate var hasOpenStream: Bool {
    channels.contains { ($0 as? HTTPConnection)?.http.openStreamCount ?? 0 > 0 }
  }
}
