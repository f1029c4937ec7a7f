import Glibc
import Push

/// A socket to which clients connect.
protocol Listener: Channel {
  /// What to poll; -1 once it is closed.
  var descriptor: Int32 { get set }
  /// When to look again for those who wait, where there was no room for another; nil where there was.
  ///
  /// Set for a tenth of a second.
  var retry: Duration? { get set }
  /// Whether programs connect that talk in lines, and not clients that send pushes.
  var isForPrograms: Bool { get }

  /// Begins to talk to a client; its socket is the listener's to close where that fails.
  ///
  /// - Parameters:
  ///   - client: A descriptor that does not wait.
  ///   - endpoint: Where the new connection is added.
  /// - Throws: Where TLS cannot begin.
  func open<Receiver: PushReceiver>(
    _ client: Int32, at moment: EndpointMoment, in endpoint: PushEndpoint, for receiver: Receiver
  ) throws(OpenSSLError)

  /// Closes the socket.
  ///
  /// Does nothing the second time.
  func stop()
}

extension Listener {
  // While there is no room, those who wait are left waiting: the system tells of them again and again.
  var waitsToRead: Bool { retry == nil }
  var waitsToWrite: Bool { false }
  var isForPrograms: Bool { false }
  var deadline: Duration? { retry }

  func handle<Receiver: PushReceiver>(
    at moment: EndpointMoment, in endpoint: PushEndpoint, for receiver: inout Receiver
  ) {
    retry = nil
    // A client that has left again makes no other one give way.
    while descriptor >= 0, SocketCalls.hasInput(descriptor) {
      guard endpoint.makeRoom(forProgram: isForPrograms, at: moment, telling: &receiver) else {
        return retry = moment.uptime + .milliseconds(100)
      }
      guard var client = SocketCalls.accept(descriptor) else { return }
      if client < 0, endpoint.freeDescriptor(at: moment, telling: &receiver) {
        guard let next = SocketCalls.accept(descriptor) else { return }
        client = next
      }
      guard client >= 0 else { return retry = moment.uptime + .milliseconds(100) }
      do throws(OpenSSLError) {
        try open(client, at: moment, in: endpoint, for: receiver)
      } catch {
        close(client)
      }
    }
  }

  func drain(at moment: EndpointMoment, in endpoint: PushEndpoint) { stop() }

  func stop() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }
}
