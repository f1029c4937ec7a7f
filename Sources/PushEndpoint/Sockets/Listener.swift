import Glibc

/// A socket to which clients connect.
protocol Listener: Channel {
  /// What to poll; -1 once it is closed.
  var descriptor: Int32 { get set }
  /// When to look again for those who wait, where there was no room for
  /// another; nil where there was.
  ///
  /// Set for a tenth of a second.
  var retry: Duration? { get set }
  /// Whether programs connect that talk in lines, and not clients that send pushes.
  var isForPrograms: Bool { get }

  /// Begins to talk to a client; its socket is the listener's to close where that fails.
  ///
  /// - Parameter client: A descriptor that does not wait.
  /// - Throws: Where TLS cannot begin.
  func open<Receiver: PushReceiver>(
    _ client: Int32, in turn: Turn, for receiver: Receiver
  ) throws(OpenSSLError)

  /// Closes the socket.
  ///
  /// Does nothing the second time.
  func stop()
}

extension Listener {
  // While there is no room, those who wait are left waiting: the system
  // tells of them again and again.
  var waitsToRead: Bool { retry == nil }
  var waitsToWrite: Bool { false }
  var isForPrograms: Bool { false }
  var deadline: Duration? { retry }

  func handle<Receiver: PushReceiver>(in turn: Turn, for receiver: inout Receiver) {
    retry = nil
    // A client that has left again makes no other one give way.
    while descriptor >= 0, SocketCalls.hasInput(descriptor) {
      guard turn.endpoint.makeRoom(forProgram: isForPrograms, in: turn, telling: &receiver) else {
        return retry = turn.moment.uptime + .milliseconds(100)
      }
      guard var client = SocketCalls.accept(descriptor) else { return }
      if client < 0, turn.endpoint.freeDescriptor(in: turn, telling: &receiver) {
        guard let next = SocketCalls.accept(descriptor) else { return }
        client = next
      }
      guard client >= 0 else { return retry = turn.moment.uptime + .milliseconds(100) }
      do throws(OpenSSLError) {
        try open(client, in: turn, for: receiver)
      } catch {
        close(client)
      }
    }
  }

  func drain(in turn: Turn) { stop() }

  func stop() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }
}
