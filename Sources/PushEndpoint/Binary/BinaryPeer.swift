import Notifications
import Push

/// A client of the binary interface, or one that reads the feedback list.
///
/// Writes on a connection of `feedback` are read and thrown away, and the list is sent as soon as
/// TLS is agreed on.
final class BinaryPeer: ClientConnection {
  private let stream: WireStream
  private let service: BinaryService
  private let number: Int
  private var connection: BinaryConnection
  private var isIntroduced = false
  private var hasFailed = false
  // Whether what closes the connection was told.
  private var isErrorNoted = false
  // While it only waits for the client to go.
  private var isParting = false
  // What the client had not taken when it took something last; nil where nothing waits for it.
  private var unreadCount: Int?
  private(set) var deadline: Duration?
  private(set) var lastUse: Duration

  /// - Parameter connection: Held to what the phone is set to as the client connects; later changes
  ///   are for later connections.
  init(
    _ stream: WireStream, _ service: BinaryService, number: Int, _ connection: BinaryConnection,
    in turn: Turn
  ) {
    (self.stream, self.service, self.number) = (stream, service, number)
    self.connection = connection
    deadline = turn.moment.uptime + turn.endpoint.limits.greeting
    lastUse = turn.moment.uptime
  }

  var descriptor: Int32 { stream.descriptor }
  var waitsToRead: Bool { true }
  // A feedback list waits for no word of the client's.
  var waitsToWrite: Bool {
    stream.waitingByteCount > 0 || stream.isEstablished && !isIntroduced && !isParting
  }

  var hasGreeted: Bool { stream.hasGreeted && !isParting }

  var isIdle: Bool {
    connection.waitingByteCount == 0 && stream.waitingByteCount == 0
      && !SocketCalls.hasInput(descriptor)
  }

  func handle<Receiver: PushReceiver>(in turn: Turn, for receiver: inout Receiver) {
    if let deadline, deadline <= turn.moment.uptime {
      if !isParting { fail(lateness(turn.endpoint.limits), in: turn) }
      return end(in: turn)
    }
    let isOpen = read(in: turn, for: &receiver)
    if stream.isEstablished, !isIntroduced, !isParting {
      introduce(in: turn, for: &receiver)
    }
    stream.send(connection.takeOutput())
    guard stream.flush(), isOpen else { return end(in: turn) }
    // A feedback list may take a while to be read.
    let isTold = service == .feedback && isIntroduced
    if connection.isClosing || hasFailed || isTold { part(in: turn) }
  }

  /// B38: the client is told what was taken last.
  func drain(in turn: Turn) {
    switch service {
    case .binary:
      connection.shutDown()
      isErrorNoted = true
    case .feedback: return end(in: turn)
    }
    stream.send(connection.takeOutput())
    guard stream.flush() else { return end(in: turn) }
    part(in: turn)
  }

  // False where the client has gone.
  private func read<Receiver: PushReceiver>(in turn: Turn, for receiver: inout Receiver) -> Bool {
    do throws(OpenSSLError) {
      switch try stream.read(&turn.endpoint.piece) {
      case .end:
        noteTruncation(in: turn)
        if let words = stream.wordsForLeaving, !isParting {
          fail(words, in: turn)
        }
        return false
      case .foreign(let foreign):
        fail(foreign.wordsWithoutHTTP, in: turn)
        _ = stream.flush()
        part(in: turn)
        return true
      case .bytes(let bytes):
        // The feedback service reads nothing.
        if service == .binary, !isParting { take(bytes, in: turn, for: &receiver) }
        if stream.hasEnded { noteTruncation(in: turn) }
        return !stream.hasEnded
      }
    } catch {
      fail(stream.words(for: error), in: turn)
      return false
    }
  }

  private func take<Receiver: PushReceiver>(
    _ bytes: [UInt8], in turn: Turn, for receiver: inout Receiver
  ) {
    if !bytes.isEmpty { lastUse = turn.moment.uptime }
    connection.receive(bytes)
    while let notification = connection.next() { take(notification, in: turn, for: &receiver) }
    noteMistake(in: turn)
  }

  private func take<Receiver: PushReceiver>(
    _ notification: BinaryNotification, in turn: Turn, for receiver: inout Receiver
  ) {
    let received = receiver.receive(turn.endpoint.clock.moved(notification))
    if let status = received.status {
      connection.refuse(notification, status)
      isErrorNoted = true
    }
    note(received, in: turn)
  }

  // A frame that is none never came as far as the phone, which says what it refuses.
  private func noteMistake(in turn: Turn) {
    guard let error = connection.error, !isErrorNoted else { return }
    isErrorNoted = true
    let status = error.status
    note(ReceivedFrame(status, because: status.advice), in: turn)
    turn.fail(
      number, of: service.kind, because: "\(status.rawValue) \(status.name): \(status.advice)")
  }

  private func note(_ frame: ReceivedFrame, in turn: Turn) {
    let entry = ConnectionEntry(
      at: turn.moment.phone, status: Int(frame.status?.rawValue ?? 0), reason: frame.status?.name,
      topic: frame.topic, words: frame.status == nil ? frame.name ?? "" : frame.because,
      advice: frame.status?.advice)
    turn.note(entry, on: number, of: service.kind)
  }

  private func noteTruncation(in turn: Turn) {
    let count = connection.waitingByteCount
    guard count > 0, !isParting else { return }
    let bytes = count.counted("byte")
    fail("the last frame was cut off after \(bytes); send it whole before closing", in: turn)
  }

  private func fail(_ words: String, in turn: Turn) {
    hasFailed = true
    turn.fail(number, of: service.kind, because: words)
  }
}

// The ends of a connection.
extension BinaryPeer {
  private func introduce<Receiver: PushReceiver>(in turn: Turn, for receiver: inout Receiver) {
    isIntroduced = true
    deadline = nil
    let security = stream.security
    turn.endpoint.log.change(number) { $0.spoken = "\(self.service.kind.rawValue), \(security)" }
    guard service == .feedback else { return }
    let tuples = receiver.readFeedback().map(turn.endpoint.clock.movedBack)
    stream.send(tuples.flatMap(\.bytes))
    let entry = ConnectionEntry(
      at: turn.moment.phone, status: nil, reason: nil, topic: nil,
      words: tuples.count.counted("token"))
    turn.note(entry, on: number, of: service.kind)
  }

  private func lateness(_ limits: EndpointLimits) -> String {
    unreadCount == nil
      ? "TLS was not agreed on within \(limits.greeting.words)"
      : "it read nothing for \(limits.idle.words)"
  }

  // Who goes on reading is waited for, however long that takes.
  private func awaitReader(in turn: Turn) {
    let count = stream.waitingByteCount
    guard isIntroduced, count < unreadCount ?? .max else { return }
    unreadCount = count
    deadline = turn.moment.uptime + turn.endpoint.limits.idle
  }

  // Nothing more is written; the client has a while to read it and go.
  private func part(in turn: Turn) {
    if isParting { return }
    guard stream.waitingByteCount == 0 else { return awaitReader(in: turn) }
    isParting = true
    deadline = turn.moment.uptime + turn.endpoint.limits.parting
    stream.endWriting()
  }

  /// B38: one that sends pushes is told which was taken last.
  func giveWay(in turn: Turn, because words: String) {
    fail(words, in: turn)
    if service == .binary, stream.isEstablished, !isParting {
      connection.shutDown()
      stream.send(connection.takeOutput())
    }
    end(in: turn, because: nil)
  }

  func end(in turn: Turn, because words: String?) {
    if stream.isEstablished, !isParting { stream.endWriting() }
    stream.close()
    turn.close(number, because: words)
  }

  private func end(in turn: Turn) {
    end(
      in: turn,
      because: connection.error.map { "\($0.status.rawValue) \($0.status.name)" })
  }
}
