import Glibc
import Notifications
import Push

// How a connection ends.
extension HTTPConnection {
  /// Ends what took too long.
  func expire(at moment: EndpointMoment, in endpoint: PushEndpoint) {
    if isEnding { return end(at: moment, in: endpoint, because: nil) }
    sayGoodbye(.idleTimeout)
    guard http.lastFrame == nil || http.oldestIncomplete != nil else {
      isEnding = true
      send(at: moment, in: endpoint)
      return end(
        at: moment, in: endpoint, because: "nothing came for \(limits.idle.words)")
    }
    let words =
      http.lastFrame == nil
      ? "nothing of HTTP/2 came within \(limits.greeting.words)"
      : "a request took longer than \(limits.request.words)"
    finish(at: moment, in: endpoint, because: words)
  }

  /// Tells the client that nothing more is taken; to be sent.
  func sayGoodbye(_ reason: PushRefusal) {
    preface = nil
    http.goAway(reason.goAwayData)
  }

  /// Ends it at once; what is to be sent goes as far as the system takes it.
  func finish(
    at moment: EndpointMoment, in endpoint: PushEndpoint, because words: String
  ) {
    isEnding = true
    endpoint.log.fail(number, of: .apns, at: moment.phone, because: words)
    send(at: moment, in: endpoint)
    end(at: moment, in: endpoint, because: nil)
  }

  /// Ends it once the client could read why.
  ///
  /// What still comes is read and thrown away, or the system would throw away the answer.
  func part(at moment: EndpointMoment, in endpoint: PushEndpoint, because words: String) {
    guard descriptor >= 0, parting == nil else { return }
    isEnding = true
    parting = moment.uptime + limits.parting
    endpoint.log.fail(number, of: .apns, at: moment.phone, because: words)
    send(at: moment, in: endpoint)
    guard descriptor >= 0 else { return }
    endTLS()
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Says that nothing more comes: else the client could not tell an end from a cut.
  func endTLS() {
    guard let tls, tls.isEstablished else { return }
    tls.end()
    outgoing += tls.takeOutgoing()
    _ = outgoing.write(to: descriptor)
  }

  /// Reads and throws away what comes after the end.
  func passOver(at moment: EndpointMoment, in endpoint: PushEndpoint) {
    switch SocketCalls.read(descriptor, &endpoint.piece) {
    case .later, .count: return
    case .ended: end(at: moment, in: endpoint, because: nil)
    }
  }

  /// Ends what nothing is left to be said on.
  ///
  /// Where nghttp2 ended it and not the client, that is told in the frame that was sent.
  func close(at moment: EndpointMoment, in endpoint: PushEndpoint) {
    if isDraining { return end(at: moment, in: endpoint, because: "the endpoint ended") }
    if http.hasFarewell { return end(at: moment, in: endpoint, because: nil) }
    part(
      at: moment, in: endpoint,
      because: http.mistake ?? "it did not keep to HTTP/2, or asked for too much")
  }

  /// Whether nothing is left to be said or heard.
  var isFinished: Bool {
    isDraining && http.openStreamCount == 0 || http.lastFrame != nil && http.isFinished
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
