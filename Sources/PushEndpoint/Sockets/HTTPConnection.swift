import Glibc
import Notifications
import Push

/// A client that speaks HTTP/2.
///
/// Reads no more while much waits to be sent, so that a client which does not read cannot fill the
/// memory.
final class HTTPConnection: ClientConnection {
  private(set) var descriptor: Int32
  private let number: Int
  private let tls: TLSSession?
  private let http: HTTP2Session
  private let limits: HTTP2Limits
  private let keys: ProviderKeys
  private var authentication: ClientAuthentication?
  // What the system did not take yet.
  private var outgoing: OutgoingBytes
  private var isDraining = false
  private var isEnding = false
  // Whether it speaks something else, in which it was answered.
  private var isForeign = false
  private let opened: Duration
  private var hasBegun = false
  private var userAgent: String?

  /// - Parameters:
  ///   - descriptor: Does not wait; closed with this object.
  ///   - number: The connection's in the log.
  ///   - tls: Nil for HTTP/2 without TLS.
  init(
    _ descriptor: Int32, number: Int, tls: TLSSession?, keys: ProviderKeys,
    limits: HTTP2Limits, at moment: EndpointMoment
  ) {
    self.descriptor = descriptor
    self.number = number
    self.tls = tls
    self.keys = keys
    self.limits = limits
    http = HTTP2Session(limits)
    outgoing = OutgoingBytes(keptCapacity: limits.outgoingBytes)
    opened = moment.uptime
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  var waitsToRead: Bool { !isEnding && outgoing.waitingCount < limits.outgoingBytes }
  var waitsToWrite: Bool { outgoing.waitingCount > 0 }

  /// When the client last said anything whole.
  var lastUse: Duration { http.lastFrame ?? opened }

  var deadline: Duration? {
    guard let lastFrame = http.lastFrame else { return opened + limits.greeting }
    if isEnding { return lastFrame + limits.request }
    let slow = http.oldestIncomplete.map { $0 + limits.request }
    return slow ?? lastFrame + limits.idle
  }

  func handle<Receiver: PushReceiver>(
    at moment: EndpointMoment, in endpoint: PushEndpoint, for receiver: inout Receiver
  ) {
    if let deadline, deadline <= moment.uptime { return expire(at: moment, in: endpoint) }
    if waitsToRead { read(at: moment, in: endpoint, for: &receiver) }
    if descriptor >= 0 { send(at: moment, in: endpoint) }
  }

  func drain(at moment: EndpointMoment, in endpoint: PushEndpoint) {
    guard !isDraining else { return }
    isDraining = true
    http.goAway(PushRefusal.shutdown.goAwayData)
    send(at: moment, in: endpoint)
  }

  func end(at moment: EndpointMoment, in endpoint: PushEndpoint, because words: String?) {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    endpoint.log.close(number, of: .apns, at: moment.phone, because: words)
  }

  private func expire(at moment: EndpointMoment, in endpoint: PushEndpoint) {
    if isEnding { return end(at: moment, in: endpoint, because: nil) }
    let words =
      http.lastFrame == nil
      ? "nothing of HTTP/2 came within \(limits.greeting.words)"
      : http.oldestIncomplete == nil
        ? "nothing came for \(limits.idle.words)"
        : "a request took longer than \(limits.request.words)"
    http.goAway(PushRefusal.idleTimeout.goAwayData)
    finish(at: moment, in: endpoint, because: words)
  }

  // What is to be sent goes as far as the system takes it.
  private func finish(
    at moment: EndpointMoment, in endpoint: PushEndpoint, because words: String?
  ) {
    isEnding = true
    send(at: moment, in: endpoint)
    end(at: moment, in: endpoint, because: words)
  }
}

// Reading.
extension HTTPConnection {
  private func read<Receiver: PushReceiver>(
    at moment: EndpointMoment, in endpoint: PushEndpoint, for receiver: inout Receiver
  ) {
    switch SocketCalls.read(descriptor, &endpoint.piece) {
    case .later: return
    case .ended: return end(at: moment, in: endpoint, because: nil)
    case .count(let count):
      take(endpoint.piece.prefix(count), at: moment, in: endpoint, for: &receiver)
    }
  }

  private func take<Receiver: PushReceiver>(
    _ bytes: ArraySlice<UInt8>, at moment: EndpointMoment, in endpoint: PushEndpoint,
    for receiver: inout Receiver
  ) {
    if !hasBegun, let refusal = ForeignProtocol(bytes, expectsTLS: tls != nil) {
      outgoing += refusal.answer
      isForeign = true
      return finish(at: moment, in: endpoint, because: refusal.words)
    }
    hasBegun = true
    do throws(OpenSSLError) {
      guard let tls else {
        return take(plain: bytes, at: moment, in: endpoint, for: &receiver)
      }
      let plain = try tls.receive(bytes)
      if !plain.isEmpty { take(plain: plain[...], at: moment, in: endpoint, for: &receiver) }
      if tls.isEnded { finish(at: moment, in: endpoint, because: nil) }
    } catch {
      finish(at: moment, in: endpoint, because: error.description)
    }
  }

  private func take<Receiver: PushReceiver>(
    plain bytes: ArraySlice<UInt8>, at moment: EndpointMoment, in endpoint: PushEndpoint,
    for receiver: inout Receiver
  ) {
    introduce(at: moment, in: endpoint)
    do throws(HTTP2Error) {
      let requests = try http.receive(bytes, at: moment.uptime)
      answer(requests, at: moment, in: endpoint, for: &receiver)
    } catch {
      if error.isOtherProtocol { refuseOtherProtocol() }
      finish(at: moment, in: endpoint, because: error.description)
    }
  }

  // Through TLS there is a client that can be told.
  private func refuseOtherProtocol() {
    let answer = ForeignProtocol.http1.answer
    isForeign = true
    guard let tls else { return outgoing += answer }
    do throws(OpenSSLError) { try tls.send(answer) } catch {}
  }

  private func introduce(at moment: EndpointMoment, in endpoint: PushEndpoint) {
    guard authentication == nil else { return }
    let certificate = tls?.clientCertificate
    authentication = ClientAuthentication(
      Authenticator(keys: keys), certificate: certificate,
      at: moment.machine)
    endpoint.log.change(number) { status in
      status.spoken = ["HTTP/2", self.tls?.version ?? "no TLS"].joined(separator: ", ")
      if let name = certificate?.name { status.client = name }
    }
  }
}

// Answering.
extension HTTPConnection {
  private func answer<Receiver: PushReceiver>(
    _ incoming: [IncomingRequest], at moment: EndpointMoment, in endpoint: PushEndpoint,
    for receiver: inout Receiver
  ) {
    if incoming.isEmpty { return }
    note(incoming[0], in: endpoint)
    let requests = incoming.map { request($0, at: moment, by: endpoint.clock) }
    let received =
      isDraining
      ? requests.map { ReceivedPush(.shutdown($0)) } : receiver.receive(requests, at: moment)
    for (request, push) in zip(incoming, received) {
      let answer = endpoint.clock.movedBack(push.answer)
      http.answer(request.stream, answer.fields, body: answer.body)
      endpoint.log.note(
        push.entry(at: moment.phone), on: number, of: .apns, uptime: moment.uptime)
    }
  }

  // An empty method or path is one that did not come.
  private func request(
    _ incoming: IncomingRequest, at moment: EndpointMoment, by clock: ServiceClock
  ) -> ProviderRequest {
    let fields = incoming.fields
    return ProviderRequest(
      method: fields[":method"] ?? "", path: fields[":path"] ?? "", fields: clock.moved(fields),
      body: incoming.body,
      authentication: authentication?.who(fields["authorization"], at: moment, by: clock) ?? .none)
  }

  private func note(_ request: IncomingRequest, in endpoint: PushEndpoint) {
    let count = http.openStreamCount
    let agent = request.fields["user-agent"]
    let isNew = agent != nil && agent != userAgent
    userAgent = agent ?? userAgent
    endpoint.log.change(number) { status in
      status.openStreams = count
      if isNew, let agent { status.client = String(agent.prefix(80)) }
    }
  }
}

// Sending.
extension HTTPConnection {
  private func send(at moment: EndpointMoment, in endpoint: PushEndpoint) {
    fill()
    while outgoing.waitingCount > 0 {
      switch outgoing.write(to: descriptor) {
      case .done: fill()
      case .later: return
      case .ended: return end(at: moment, in: endpoint, because: nil)
      }
    }
    if isFinished { end(at: moment, in: endpoint, because: ending) }
  }

  // Where nghttp2 ended it and not the client, that is told in the frame that was sent.
  private var ending: String? {
    if isDraining { return "the endpoint ended" }
    if http.hasFarewell { return nil }
    return http.mistake ?? "it did not keep to HTTP/2, or asked for too much"
  }

  private var isFinished: Bool {
    isDraining && http.openStreamCount == 0 || http.lastFrame != nil && http.isFinished
  }

  // No more than the system is likely to take: what waits here is memory of ours for as long as the client
  // does not read.
  private func fill() {
    guard let tls else {
      if !isForeign { outgoing.append { http.takeOutgoing(&$0, limit: limits.outgoingBytes) } }
      return
    }
    if tls.isEstablished, !isForeign, outgoing.heldCount < limits.outgoingBytes {
      var plain: [UInt8] = []
      http.takeOutgoing(&plain, limit: limits.outgoingBytes)
      do throws(OpenSSLError) { try tls.send(plain) } catch { isEnding = true }
    }
    outgoing += tls.takeOutgoing()
  }
}

extension Duration {
  /// In seconds or minutes.
  fileprivate var words: String {
    let seconds = components.seconds
    let (count, unit) = seconds % 60 == 0 ? (seconds / 60, "minute") : (seconds, "second")
    return Int(count).counted(unit)
  }
}
