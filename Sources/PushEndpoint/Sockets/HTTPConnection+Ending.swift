import Glibc
import Notifications
import Push

// How a connection ends.
extension HTTPConnection {
  /// Ends what took too long.
  func expire(in turn: Turn) {
    if isEnding { return end(in: turn, because: nil) }
    sayGoodbye(.idleTimeout)
    guard http.lastFrame == nil || http.oldestIncomplete != nil else {
      isEnding = true
      send(in: turn)
      return end(in: turn, because: "nothing came for \(limits.idle.words)")
    }
    let words =
      http.lastFrame == nil
      ? "nothing of HTTP/2 came within \(limits.greeting.words)"
      : "a request took longer than \(limits.request.words)"
    finish(in: turn, because: words)
  }

  /// Tells the client that nothing more is taken; to be sent.
  func sayGoodbye(_ reason: PushRefusal) {
    preface = nil
    http.goAway(reason.body())
  }

  /// Ends it at once; what is to be sent goes as far as the system takes it.
  func finish(in turn: Turn, because words: String) {
    isEnding = true
    turn.fail(number, of: .apns, because: words)
    send(in: turn)
    end(in: turn, because: nil)
  }

  /// Ends it once the client could read why.
  ///
  /// What still comes is read and thrown away, or the system would throw away the answer.
  func part(in turn: Turn, because words: String) {
    guard descriptor >= 0, parting == nil else { return }
    isEnding = true
    parting = turn.moment.uptime + limits.parting
    turn.fail(number, of: .apns, because: words)
    send(in: turn)
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
  func passOver(in turn: Turn) {
    switch SocketCalls.read(descriptor, &turn.endpoint.piece) {
    case .later, .count: return
    case .ended: end(in: turn, because: nil)
    }
  }

  /// Ends what nothing is left to be said on.
  ///
  /// Where nghttp2 ended it and not the client, that is told in the frame that was sent.
  func close(in turn: Turn) {
    if isDraining { return end(in: turn, because: "the endpoint ended") }
    if http.hasFarewell { return end(in: turn, because: nil) }
    let words = http.lastFrame == nil ? Self.lacksSettings : http.mistake
    part(in: turn, because: words ?? "it did not keep to HTTP/2, or asked for too much")
  }

  // HTTP/2, 3.4: what comes first, and may hold what no settings can.
  private static let lacksSettings =
    "its first frame was no SETTINGS that can be taken; let SETTINGS with values that HTTP/2 allows"
    + " follow the preface"

  /// Whether nothing is left to be said or heard.
  var isFinished: Bool {
    isDraining && http.openStreamCount == 0 || http.isFinished
  }
}

extension Duration {
  /// In seconds or minutes.
  var words: String {
    let seconds = components.seconds
    let (count, unit) = seconds % 60 == 0 ? (seconds / 60, "minute") : (seconds, "second")
    return Int(count).counted(unit)
  }
}
