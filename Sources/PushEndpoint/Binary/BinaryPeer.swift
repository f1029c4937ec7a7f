import Notifications
import Push

/// A client of the binary interface, or one that reads the feedback list.
///
/// Writes on a connection of `feedback` are read and thrown away, and the list is sent as soon as
/// TLS is agreed on.
final class BinaryPeer: ClientConnection {
  /// How long a client may take to agree on TLS.
  static let greeting = Duration.seconds(10)
  /// How long a client may take to read why the connection closes, and to stop writing.
  static let parting = Duration.seconds(2)

  private let stream: WireStream
  private let kind: ListenerKind
  private let number: Int
  private var connection: BinaryConnection
  private var isIntroduced = false
  private var words: String?
  private var hasFailed = false
  // Whether what closes the connection was told.
  private var isErrorNoted = false
  // While it only waits for the client to go.
  private var isParting = false
  private(set) var deadline: Duration?
  private(set) var lastUse: Duration

  /// - Parameter connection: Held to what the phone is set to as the client connects; later changes
  ///   are for later connections.
  init(
    _ stream: WireStream, _ kind: ListenerKind, number: Int, _ connection: BinaryConnection,
    at moment: EndpointMoment
  ) {
    (self.stream, self.kind, self.number, self.connection) = (stream, kind, number, connection)
    deadline = moment.uptime + Self.greeting
    lastUse = moment.uptime
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

  func handle<Receiver: PushReceiver>(
    at moment: EndpointMoment, in endpoint: PushEndpoint, for receiver: inout Receiver
  ) {
    if let deadline, deadline <= moment.uptime {
      if !isParting {
        fail(
          "TLS was not agreed on within \(Self.greeting.components.seconds) seconds",
          at: moment, in: endpoint)
      }
      return end(at: moment, in: endpoint)
    }
    let isOpen = read(at: moment, in: endpoint, for: &receiver)
    if stream.isEstablished, !isIntroduced, !isParting {
      introduce(at: moment, in: endpoint, for: &receiver)
    }
    stream.send(connection.takeOutput())
    guard stream.flush(), isOpen else { return end(at: moment, in: endpoint) }
    if connection.isClosing || hasFailed { part(at: moment, in: endpoint) }
  }

  /// B38: the client is told what was taken last.
  func drain(at moment: EndpointMoment, in endpoint: PushEndpoint) {
    switch kind {
    case .binary: connection.shutDown()
    case .apns, .feedback, .control, .folder: return end(at: moment, in: endpoint)
    }
    stream.send(connection.takeOutput())
    guard stream.flush() else { return end(at: moment, in: endpoint) }
    part(at: moment, in: endpoint)
  }

  // False where the client has gone.
  private func read<Receiver: PushReceiver>(
    at moment: EndpointMoment, in endpoint: PushEndpoint, for receiver: inout Receiver
  ) -> Bool {
    do throws(OpenSSLError) {
      switch try stream.read(&endpoint.piece) {
      case .end:
        noteTruncation(at: moment, in: endpoint)
        if let words = stream.wordsForLeaving, !isParting {
          fail(words, at: moment, in: endpoint)
        }
        return false
      case .foreign(let foreign):
        fail(foreign.words, at: moment, in: endpoint)
        _ = stream.flush()
        part(at: moment, in: endpoint)
        return true
      case .bytes(let bytes):
        // The feedback service reads nothing.
        guard kind == .binary, !isParting else { return true }
        if !bytes.isEmpty { lastUse = moment.uptime }
        connection.receive(bytes)
        while let notification = connection.next() {
          take(notification, at: moment, in: endpoint, for: &receiver)
        }
        noteMistake(at: moment, in: endpoint)
        return true
      }
    } catch {
      fail(stream.words(for: error), at: moment, in: endpoint)
      return false
    }
  }

  private func take<Receiver: PushReceiver>(
    _ notification: BinaryNotification, at moment: EndpointMoment, in endpoint: PushEndpoint,
    for receiver: inout Receiver
  ) {
    let received = receiver.receive(endpoint.clock.moved(notification), at: moment)
    if let status = received.status {
      connection.refuse(notification, status)
      isErrorNoted = true
    }
    note(received, at: moment, in: endpoint)
  }

  // A frame that is none never came as far as the phone.
  private func noteMistake(at moment: EndpointMoment, in endpoint: PushEndpoint) {
    guard let error = connection.error, !isErrorNoted else { return }
    isErrorNoted = true
    note(ReceivedFrame(error.status, because: error.status.advice), at: moment, in: endpoint)
  }

  private func note(_ frame: ReceivedFrame, at moment: EndpointMoment, in endpoint: PushEndpoint) {
    let entry = ConnectionEntry(
      at: moment.phone, status: Int(frame.status?.rawValue ?? 0), reason: frame.status?.name,
      topic: frame.topic, words: frame.status == nil ? frame.name ?? "" : frame.because,
      advice: frame.status?.advice)
    endpoint.log.note(entry, on: number, of: kind, uptime: moment.uptime)
  }

  private func noteTruncation(at moment: EndpointMoment, in endpoint: PushEndpoint) {
    let count = connection.truncatedByteCount
    guard kind == .binary, count > 0, !isParting else { return }
    fail(
      "the last frame was cut off after \(count) bytes; send it whole before closing", at: moment,
      in: endpoint)
  }

  private func fail(_ words: String, at moment: EndpointMoment, in endpoint: PushEndpoint) {
    hasFailed = true
    endpoint.log.fail(number, of: kind, at: moment.phone, because: words)
  }
}

// The ends of a connection.
extension BinaryPeer {
  private func introduce<Receiver: PushReceiver>(
    at moment: EndpointMoment, in endpoint: PushEndpoint, for receiver: inout Receiver
  ) {
    isIntroduced = true
    deadline = nil
    let security = stream.security
    endpoint.log.change(number) { $0.spoken = "\(self.kind.rawValue), \(security)" }
    guard kind == .feedback else { return }
    let tuples = receiver.readFeedback(at: moment).map(endpoint.clock.movedBack)
    stream.send(tuples.flatMap(\.bytes))
    let entry = ConnectionEntry(
      at: moment.phone, status: 0, reason: nil, topic: nil, words: "\(tuples.count) tokens")
    endpoint.log.note(entry, on: number, of: kind, uptime: moment.uptime)
    _ = stream.flush()
    part(at: moment, in: endpoint)
  }

  // Nothing more is written; the client has a while to read it and go.
  private func part(at moment: EndpointMoment, in endpoint: PushEndpoint) {
    guard !isParting, stream.waitingByteCount == 0 else { return }
    isParting = true
    if !hasFailed { words = connection.error.map { "\($0.status.rawValue) \($0.status.name)" } }
    deadline = moment.uptime + Self.parting
    stream.endWriting()
  }

  /// B38: one that sends pushes is told which was taken last.
  func giveWay(at moment: EndpointMoment, in endpoint: PushEndpoint, because words: String) {
    fail(words, at: moment, in: endpoint)
    if kind == .binary, stream.isEstablished, !isParting {
      connection.shutDown()
      stream.send(connection.takeOutput())
      _ = stream.flush()
      stream.endWriting()
    }
    end(at: moment, in: endpoint, because: nil)
  }

  func end(at moment: EndpointMoment, in endpoint: PushEndpoint, because words: String?) {
    stream.close()
    endpoint.log.close(number, of: kind, at: moment.phone, because: words)
  }

  private func end(at moment: EndpointMoment, in endpoint: PushEndpoint) {
    end(at: moment, in: endpoint, because: words)
  }
}
