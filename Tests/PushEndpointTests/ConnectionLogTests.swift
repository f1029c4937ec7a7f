import Notifications
import Push
import Testing

@Suite("What is remembered of connections")
struct ConnectionLogTests {
  @Test("A connection's last requests are kept, and all of them are counted")
  func lastRequestsAreKept() {
    var log = ConnectionLog()
    log.listen(.apns, address: "127.0.0.1:2197")
    let number = log.open(client: "127.0.0.1:5000")
    for status in 1...30 {
      log.note(.answer(status), on: number, of: .apns, uptime: .seconds(1))
    }
    #expect(log.connections.first?.requestCount == 30)
    #expect(log.connections.first?.entries.compactMap(\.status) == Array(11...30))
    #expect(log.listeners.first?.requestCount == 30)
  }

  @Test("Of many connections, the oldest closed one is forgotten first")
  func oldestClosedIsForgotten() {
    var log = ConnectionLog()
    log.listen(.apns, address: "127.0.0.1:2197")
    for _ in 1...ConnectionLog.connectionLimit {
      _ = log.open(client: "")
    }
    log.close(7, at: .start)
    _ = log.open(client: "")
    #expect(log.connections.count == ConnectionLog.connectionLimit)
    #expect(!log.connections.contains { $0.number == 7 })
    #expect(log.connections.allSatisfy { $0.closed == nil })
  }

  @Test("The rate is that of the last whole second, and none when nothing comes any more")
  func rate() {
    var rate = RequestRate()
    for _ in 1...5 { rate.note(at: .milliseconds(1200)) }
    rate.note(at: .milliseconds(2100))
    #expect(rate.perSecond(at: .milliseconds(2200)) == 5)
    #expect(rate.perSecond(at: .seconds(4)) == 0)
  }
}

extension Instant {
  fileprivate static let start = Instant(milliseconds: 0)
}

extension ConnectionEntry {
  fileprivate static func answer(_ status: Int) -> ConnectionEntry {
    ConnectionEntry(at: .start, status: status, reason: nil, topic: nil, words: "n1")
  }
}
