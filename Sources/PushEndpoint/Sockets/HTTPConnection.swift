import Glibc
import Push

/// A client that speaks HTTP/2.
///
/// Reads no more while much waits to be sent, so that a client which does not read cannot fill the
/// memory.
final class HTTPConnection: ClientConnection {
  private(set) var descriptor: Int32
  /// The connection's in the log.
  let number: Int
  /// Nil for HTTP/2 without TLS.
  let tls: TLSSession?
  /// What is said on it.
  let http: HTTP2Session
  /// What it may ask for.
  let limits: EndpointLimits
  private let keys: ProviderKeys
  /// Who the client is; nil before its first words.
  var authentication: ClientAuthentication?
  /// What the system did not take yet.
  var outgoing: OutgoingBytes
  /// Whether it was told to go away, so that nothing new is taken.
  private(set) var isDraining = false
  /// Whether nothing more is read of it.
  var isEnding = false
  /// What came before it was clear that it speaks HTTP/2, of which nothing is sent before; nil
  /// since. It stays where something else is spoken.
  var preface: ClientPreface? = ClientPreface()
  /// Until when it is let read why it was ended; nil while it was not.
  var parting: Duration?
  private let opened: Duration
  private var hasBegun = false
  /// What it called itself last; nil where it did not.
  var userAgent: String?

  /// - Parameters:
  ///   - descriptor: Does not wait; closed with this object.
  ///   - number: The connection's in the log.
  ///   - tls: Nil for HTTP/2 without TLS.
  init(
    _ descriptor: Int32, number: Int, tls: TLSSession?, keys: ProviderKeys,
    limits: EndpointLimits, at moment: EndpointMoment
  ) {
    (self.descriptor, self.number, self.tls) = (descriptor, number, tls)
    (self.keys, self.limits) = (keys, limits)
    http = HTTP2Session(limits)
    outgoing = OutgoingBytes(keptCapacity: limits.outgoingBytes)
    opened = moment.uptime
  }

  deinit { if descriptor >= 0 { Glibc.close(descriptor) } }

  var waitsToRead: Bool {
    parting != nil || !isEnding && outgoing.waitingCount < limits.outgoingBytes
  }
  var waitsToWrite: Bool { parting == nil && outgoing.waitingCount > 0 }

  /// When the client last said anything whole.
  var lastUse: Duration { http.lastFrame ?? opened }

  var hasGreeted: Bool { http.lastFrame != nil && parting == nil }

  var isIdle: Bool {
    http.openStreamCount == 0 && outgoing.waitingCount == 0 && !SocketCalls.hasInput(descriptor)
  }

  var deadline: Duration? {
    if let parting { return parting }
    guard let lastFrame = http.lastFrame else { return opened + limits.greeting }
    if isEnding { return lastFrame + limits.request }
    let slow = http.oldestIncomplete.map { $0 + limits.request }
    return slow ?? lastFrame + limits.idle
  }

  func handle<Receiver: PushReceiver>(in turn: Turn, for receiver: inout Receiver) {
    if let deadline, deadline <= turn.moment.uptime { return expire(in: turn) }
    if parting != nil { return passOver(in: turn) }
    if waitsToRead { read(in: turn, for: &receiver) }
    if descriptor >= 0 { send(in: turn) }
    // A stream is over once the client is told so; the connection goes on.
    for words in http.takeFailures() { turn.fail(number, of: .apns, because: words) }
  }

  func drain(in turn: Turn) {
    guard !isDraining else { return }
    isDraining = true
    if parting != nil { return end(in: turn, because: nil) }
    sayGoodbye(.shutdown)
    send(in: turn)
  }

  func giveWay(in turn: Turn, because words: String) {
    guard descriptor >= 0, parting == nil else {
      return end(in: turn, because: nil)
    }
    sayGoodbye(.idleTimeout)
    finish(in: turn, because: words)
  }

  func end(in turn: Turn, because words: String?) {
    guard descriptor >= 0 else { return }
    if parting == nil { endTLS() }
    Glibc.close(descriptor)
    descriptor = -1
    turn.close(number, because: words)
  }
}

// Reading.
extension HTTPConnection {
  private func read<Receiver: PushReceiver>(in turn: Turn, for receiver: inout Receiver) {
    switch SocketCalls.read(descriptor, &turn.endpoint.piece) {
    case .later: return
    case .ended:
      if hasBegun, let words = tls?.wordsForLeaving {
        turn.fail(number, of: .apns, because: words)
      }
      return end(in: turn, because: nil)
    case .count(let count):
      take(turn.endpoint.piece.prefix(count), in: turn, for: &receiver)
    }
  }

  private func take<Receiver: PushReceiver>(
    _ bytes: ArraySlice<UInt8>, in turn: Turn, for receiver: inout Receiver
  ) {
    if !hasBegun, let foreign = ForeignProtocol(bytes, expectsTLS: tls != nil) {
      outgoing += foreign.answer
      return part(in: turn, because: foreign.words)
    }
    hasBegun = true
    do throws(OpenSSLError) {
      guard let tls else {
        return take(plain: bytes, in: turn, for: &receiver)
      }
      let plain = try tls.receive(bytes)
      if !plain.isEmpty { take(plain: plain[...], in: turn, for: &receiver) }
      if tls.isEnded, parting == nil {
        send(in: turn)
        end(in: turn, because: nil)
      }
    } catch {
      part(in: turn, because: tls?.words(for: error) ?? error.description)
    }
  }

  private func take<Receiver: PushReceiver>(
    plain bytes: ArraySlice<UInt8>, in turn: Turn, for receiver: inout Receiver
  ) {
    introduce(in: turn)
    guard let words = spoken(bytes, in: turn) else { return }
    do throws(HTTP2Error) {
      let requests = try http.receive(words, at: turn.moment.uptime)
      answer(requests, in: turn, for: &receiver)
    } catch {
      part(in: turn, because: error.description)
    }
  }

  // What came of HTTP/2; nil as long as it may be something else, or is.
  private func spoken(_ bytes: ArraySlice<UInt8>, in turn: Turn) -> ArraySlice<UInt8>? {
    guard let verdict = preface?.take(bytes) else { return bytes }
    switch verdict {
    case .incomplete: return nil
    case .http2:
      note(spoken: "HTTP/2", in: turn)
      defer { preface = nil }
      return preface?.bytes[...]
    case .http1:
      note(spoken: "HTTP/1", in: turn)
      refuse(.http1, in: turn)
    case .unknown:
      preface = nil
      http.goAway(Array(ForeignProtocol.unknown.words.utf8), isMistake: true)
      part(in: turn, because: ForeignProtocol.unknown.words)
    }
    return nil
  }

  // Through TLS there is a client that can be told.
  private func refuse(_ foreign: ForeignProtocol, in turn: Turn) {
    if let tls {
      do throws(OpenSSLError) { try tls.send(foreign.answer) } catch {}
    } else {
      outgoing += foreign.answer
    }
    part(in: turn, because: foreign.words)
  }

  private func introduce(in turn: Turn) {
    guard authentication == nil else { return }
    let certificate = tls?.clientCertificate
    authentication = ClientAuthentication(
      Authenticator(keys: keys), certificate: certificate,
      at: turn.moment.machine)
    if let name = certificate?.name { turn.endpoint.log.change(number) { $0.client = name } }
  }

  private func note(spoken: String, in turn: Turn) {
    turn.endpoint.log.change(number) { $0.spoken = "\(spoken), \(self.tls?.version ?? "no TLS")" }
  }
}

// Sending.
extension HTTPConnection {
  /// Sends what is to be sent as far as the system takes it; ends the
  /// connection where that was all.
  func send(in turn: Turn) {
    fill()
    while outgoing.waitingCount > 0 {
      switch outgoing.write(to: descriptor) {
      case .done: fill()
      case .later: return
      case .ended: return end(in: turn, because: nil)
      }
    }
    if !isEnding, isFinished { close(in: turn) }
  }

  // No more than the system is likely to take: what waits here is memory of ours for as long as
  // the client does not read.
  private func fill() {
    guard let tls else {
      if preface == nil {
        outgoing.append { http.takeOutgoing(&$0, limit: limits.outgoingBytes) }
      }
      return
    }
    if tls.isEstablished, preface == nil, outgoing.heldCount < limits.outgoingBytes {
      var plain: [UInt8] = []
      http.takeOutgoing(&plain, limit: limits.outgoingBytes)
      do throws(OpenSSLError) { try tls.send(plain) } catch { isEnding = true }
    }
    outgoing += tls.takeOutgoing()
  }
}
