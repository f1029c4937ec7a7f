import Glibc
import Notifications
import Push
import Sessions
import TestSupport

@testable import PushEndpoint

/// An endpoint with clients beside it in one thread: what they say is on real sockets, what
/// time it is the test says.
final class EndpointHarness {
  let endpoint: PushEndpoint
  let folder: ScratchFolder
  let address: LoopbackAddress
  var receiver = RecordingReceiver()
  var uptime = Duration.seconds(100)

  init(
    plaintext: Bool = true, keys: ProviderKeys = .any, limits: EndpointLimits = EndpointLimits()
  ) throws {
    folder = try ScratchFolder()
    endpoint = PushEndpoint(limits: limits)
    let files = try plaintext ? nil : EndpointFiles(folder: folder.path, now: Self.now)
    address = try endpoint.listen(on: try LoopbackAddress("127.0.0.1:0"), files, keys)
  }

  /// 21 November 2026, by the machine's clock.
  static let now = Instant(milliseconds: 1_795_219_200_000)

  /// A client that has connected.
  func connect() throws -> TestSocket { try TestSocket(port: address.port) }

  /// Lets both sides go on until something is so.
  ///
  /// - Returns: False where nothing happened for a while though it was not so.
  @discardableResult
  func run(_ clients: [TestSocket], until isDone: () -> Bool) -> Bool {
    for _ in 0..<20_000 {
      for client in clients { client.exchange() }
      if isDone() { return true }
      guard step(clients) else { return isDone() }
    }
    return false
  }

  /// Has the endpoint do what is due after a while in which nothing came.
  func pass(_ interval: Duration) {
    uptime += interval
    handle(endpoint.polls)
  }

  var moment: EndpointMoment {
    EndpointMoment(uptime: uptime, machine: Self.now, phone: Instant(milliseconds: 0))
  }

  // Waits for either side; false where neither has anything to do for a quarter of a second.
  private func step(_ clients: [TestSocket]) -> Bool {
    var polls = endpoint.polls
    let own = polls.count
    polls += clients.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
    guard poll(&polls, nfds_t(polls.count), 250) > 0 else { return false }
    handle(Array(polls.prefix(own)))
    return true
  }

  private func handle(_ polls: [pollfd]) {
    endpoint.handle(polls, at: moment, for: &receiver)
  }
}

/// Takes pushes and remembers them.
struct RecordingReceiver: PushReceiver {
  var requests: [ProviderRequest] = []
  var refusal: PushRefusal?
  /// A phone that takes them; nil answers them as the test says.
  var run: HeadlessRun?
  var notifications: [BinaryNotification] = []
  /// What the push with this identifier is refused with.
  var refusedIdentifiers: [UInt32: BinaryStatus] = [:]
  var tokens: [FeedbackTuple] = []
  var lines: [String] = []
  var followers: Set<Int> = []
  var forgotten: [Int] = []
  let binaryConnection = BinaryConnection(payloadLimit: 2048, answersSimple: false)

  mutating func receive(_ new: [ProviderRequest]) -> [ReceivedPush] {
    if run != nil { return run?.receive(new) ?? [] }
    requests += new
    return new.map { request in
      let identifier = request.value(.identifier) ?? "made"
      let answer =
        refusal.map { PushAnswer($0, because: "so it is", identifier: identifier) }
        ?? PushAnswer(accepting: identifier)
      return ReceivedPush(answer, topic: request.value(.topic), name: "n1")
    }
  }
}

extension RecordingReceiver {
  mutating func receive(_ notification: BinaryNotification) -> ReceivedFrame {
    notifications.append(notification)
    let status = notification.identifier.flatMap { refusedIdentifiers[$0] }
    return status.map { ReceivedFrame($0, because: "so it is") }
      ?? ReceivedFrame(topic: "com.example.mail", name: "n\(notifications.count)")
  }

  mutating func readFeedback() -> [FeedbackTuple] {
    defer { tokens = [] }
    return tokens
  }

  mutating func answer(
    _ line: String, of program: Int
  ) -> (json: JSONValue, isSubscribed: Bool) {
    lines.append(line)
    if let json = performed(line) { return (json, false) }
    if line == "subscribe" { followers.insert(program) }
    let json: JSONValue =
      line == "subscribe"
      ? ["ok": true, "subscribed": []]
      : ["ok": true, "line": .string(line), "program": .integer(Int64(program))]
    return (json, followers.contains(program))
  }

  mutating func forget(_ program: Int) { forgotten.append(program) }

  /// What the phone answers to a line, as formats.md §5 has it; nil where there is none.
  private mutating func performed(_ line: String) -> JSONValue? {
    let files = DataLocations(dataFolder: nil).files(folder: "")
    guard let events = run?.perform(line, files: files), let session = run?.session else {
      return nil
    }
    for case .complaint(let mistake) in events where mistake.severity == .error {
      return ["ok": false, "error": .string(mistake.message), "suggestions": []]
    }
    return ["ok": true, "facts": .array(events.flatMap { $0.json(in: session) })]
  }
}

/// There is no listener.
struct NoConnection: Error {}

/// A client's socket, with HTTP/2 on it where the test wants that.
final class TestSocket {
  private(set) var descriptor: Int32
  private(set) var received: [UInt8] = []
  private var outgoing: [UInt8] = []
  /// Whether the server closed it.
  private(set) var isClosed = false
  /// Whether it takes what the server sends.
  var reads = true
  /// HTTP/2 on this socket; nil for bytes of the test's own.
  let session: ClientSession?
  private let tls: ClientTLS?

  init(port: UInt16, session: ClientSession? = nil, tls: ClientTLS? = nil) throws {
    self.session = session
    self.tls = tls
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let result = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw NoConnection() }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  /// Connects to a socket in the file system.
  init(path: String) throws {
    (session, tls) = (nil, nil)
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard try SocketPath(path).connect(descriptor) else { throw NoConnection() }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit { close(descriptor) }

  /// Says that nothing more is sent.
  func endWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Sends bytes of the test's own through TLS, which is agreed on.
  func sendEncrypted(_ bytes: [UInt8]) { outgoing += tls?.encrypt(bytes) ?? bytes }

  /// What it waits for.
  var events: Int16 {
    Int16((reads && !isClosed ? POLLIN : 0) | (outgoing.isEmpty ? 0 : POLLOUT))
  }

  /// Sends bytes as soon as the server takes them.
  func send(_ bytes: [UInt8]) { outgoing += bytes }

  /// Reads and writes what can be.
  func exchange() {
    if reads { readAll() }
    if let session {
      let bytes = session.takeOutgoing()
      outgoing += tls.map { $0.encrypt(bytes) } ?? bytes
    } else if let tls {
      outgoing += tls.encrypt([])
    }
    let count = outgoing.withUnsafeBytes {
      Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    if count > 0 { outgoing.removeFirst(count) }
  }

  private func readAll() {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &piece, piece.count, 0)
      if count == 0 || count < 0 && errno != EAGAIN { isClosed = true }
      guard count > 0 else { return }
      let plain = tls.map { $0.decrypt(Array(piece.prefix(count))) } ?? Array(piece.prefix(count))
      received += plain
      session?.receive(plain)
    }
  }
}
