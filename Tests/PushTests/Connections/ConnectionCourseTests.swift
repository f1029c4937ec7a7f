import Notifications
import Push
import Testing

@Suite("What is told of connections while they come and go")
struct ConnectionCourseTests {
  private static let start = Instant(milliseconds: 1_528_105_260_000)

  private static func entry(_ status: Int, _ reason: String? = nil) -> ConnectionEntry {
    ConnectionEntry(
      at: start, status: status, reason: reason, topic: "com.example.kettle", words: "n1")
  }

  @Test("Requests are counted at their socket and their connection, refused ones apart")
  func counting() {
    var log = ConnectionLog()
    log.listen(.apns, address: "127.0.0.1:2197")
    log.listen(.binary, address: "127.0.0.1:2195")
    let first = log.open(client: "tea-server")
    let second = log.open(client: "old-server")
    log.note(Self.entry(200), on: first, of: .apns, uptime: .seconds(1))
    log.note(Self.entry(400, "BadTopic"), on: first, of: .apns, uptime: .seconds(1))
    log.note(Self.entry(8, "InvalidToken"), on: second, of: .binary, uptime: .seconds(1))
    #expect(log.listeners.map(\.requestCount) == [2, 1])
    #expect(log.listeners.map(\.refusedCount) == [1, 1])
    #expect(log.connections.map(\.requestCount) == [2, 1])
    #expect(log.connections.map { $0.entries.map(\.isAccepted) } == [[true, false], [false]])
    #expect(log.listeners.map { $0.rate.perSecond(at: .seconds(1)) } == [2, 1])
  }

  @Test("What becomes known of a connection is kept with it, and with no other")
  func details() {
    var log = ConnectionLog()
    log.listen(.apns, address: "127.0.0.1:2197")
    let numbers = (0..<3).map { log.open(client: "port \($0)") }
    #expect(numbers == [1, 2, 3])
    log.change(2) { connection in
      connection.client = "samovar/1.0"
      connection.spoken = "HTTP/2, TLSv1.3"
      connection.openStreams = 4
    }
    #expect(log.connections.map(\.client) == ["port 0", "samovar/1.0", "port 2"])
    #expect(log.connections.map(\.openStreams) == [0, 4, 0])
    log.close(2, at: Self.start + .seconds(5), because: "idle for an hour")
    #expect(log.connections[1].closed == Self.start + .seconds(5))
    #expect(log.connections[1].closing == "idle for an hour")
    #expect(log.connections[1].openStreams == 0, "nothing is open on a closed one")
    #expect(log.connections.count { $0.closed == nil } == 2)
    log.close(3, at: Self.start)
    #expect(log.connections[2].closing == nil, "the client went by itself")
  }

  @Test("None is forgotten while it is open, so that it can be told whose failure it is")
  func remembered() {
    var log = ConnectionLog()
    log.listen(.apns, address: "127.0.0.1:2197")
    let count = ConnectionLog.connectionLimit + 1
    for number in 1...count { _ = log.open(client: "server \(number)") }
    log.fail(1, of: .apns, at: Self.start, because: "it spoke HTTP/1")
    #expect(log.takeFailures().map(\.client) == ["server 1"])
    log.close(2, at: Self.start)
    #expect(log.connections.map(\.number) == [1] + Array(3...count), "the closed one goes")
    log.close(count, at: Self.start)
    #expect(log.connections.last?.number == count, "there is room for it")
  }

  @Test("A connection that is forgotten is counted at its socket all the same")
  func forgotten() {
    var log = ConnectionLog()
    log.listen(.apns, address: "127.0.0.1:2197")
    let first = log.open(client: "first")
    log.close(first, at: Self.start)
    for _ in 0..<ConnectionLog.connectionLimit { _ = log.open(client: "") }
    #expect(!log.connections.contains { $0.number == first })
    log.note(Self.entry(200), on: first, of: .apns, uptime: .seconds(1))
    log.fail(first, of: .apns, at: Self.start, because: "it was gone")
    #expect(log.listeners[0].requestCount == 1 && log.takeFailures().map(\.client) == [""])
    #expect(log.connections.allSatisfy { $0.closing == nil && $0.requestCount == 0 })
    let next = log.open(client: "")
    #expect(next == ConnectionLog.connectionLimit + 2, "a number is never used again")
  }

  @Test("Whatever is noted, the count of changes grows, and the same log is equal")
  func changes() {
    var log = ConnectionLog()
    var counts = [log.changeCount]
    log.listen(.control, address: "/tmp/phone.socket")
    counts.append(log.changeCount)
    let number = log.open(client: "a")
    counts.append(log.changeCount)
    log.change(number) { $0.client = "b" }
    counts.append(log.changeCount)
    log.note(Self.entry(200), on: number, of: .control, uptime: .seconds(1))
    counts.append(log.changeCount)
    log.close(number, at: Self.start)
    counts.append(log.changeCount)
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 < $1 }, "\(counts)")
  }

  @Test("A folder is a client that never goes, named once however often it is watched")
  func folders() {
    var (log, folders) = (ConnectionLog(), FolderLog())
    folders.watch("Payloads", in: &log)
    folders.watch("Payloads", in: &log)
    folders.watch("Other", in: &log)
    #expect(log.listeners.map(\.address) == ["Payloads", "Other"])
    #expect(log.connections.map(\.client) == ["Payloads", "Other"])
    folders.note(Self.entry(200), of: "Other", in: &log, uptime: .seconds(1))
    folders.note(Self.entry(200), of: "elsewhere", in: &log, uptime: .seconds(1))
    #expect(log.connections.map(\.requestCount) == [0, 1])
    for path in ["Caf\u{E9}", "Cafe\u{301}"] { folders.watch(path, in: &log) }
    #expect(log.listeners.count == 4, "names with other bytes are other folders")
  }

  /// Requests as `second×count`, and the rate at a moment.
  private static let rates: [(requests: String, second: Double, rate: Int)] = [
    ("", 0, 0), ("", 99, 0), ("0×3", 0.9, 3), ("5×3", 5.9, 3), ("5×3", 6.5, 3), ("5×3", 7, 0),
    ("5×2 6×4", 6.1, 4), ("5×4 6×2", 6.9, 4), ("5×4 6×2", 7, 2), ("5×4 7×2", 7.5, 2),
    ("5×4 7×2", 8.999, 2), ("5×4 7×2", 9, 0),
  ]

  @Test(
    "The rate is the last whole second's, or the present one's where it has more", arguments: rates)
  func rate(requests: String, second: Double, rate: Int) throws {
    var counted = RequestRate()
    for word in requests.split(separator: " ") {
      let numbers = word.split(separator: "×").compactMap { Int($0) }
      try #require(numbers.count == 2)
      for place in 0..<numbers[1] {
        counted.note(at: .seconds(numbers[0]) + .milliseconds(place))
      }
    }
    #expect(counted.perSecond(at: .seconds(second)) == rate)
    #expect(counted.perSecond(at: .seconds(second)) == rate, "asking changes nothing")
  }
}
