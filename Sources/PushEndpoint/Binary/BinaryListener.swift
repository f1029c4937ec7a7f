import Push

/// The socket to which clients of the binary interface connect, or those of the feedback service.
final class BinaryListener: Listener {
  var descriptor: Int32
  var retry: Duration?
  private let kind: ListenerKind
  private let context: TLSContext?

  /// - Parameters:
  ///   - descriptor: Listens already, and is this object's to close.
  ///   - kind: `binary` or `feedback`.
  ///   - context: Nil without TLS.
  init(_ descriptor: Int32, _ kind: ListenerKind, context: TLSContext?) {
    (self.descriptor, self.kind, self.context) = (descriptor, kind, context)
  }

  deinit { stop() }

  func open<Receiver: PushReceiver>(
    _ client: Int32, at moment: EndpointMoment, in endpoint: PushEndpoint, for receiver: Receiver
  ) throws(OpenSSLError) {
    let stream = WireStream(client, tls: try context?.session(givesTickets: false))
    let number = endpoint.log.open(kind, client: SocketCalls.peer(of: client), at: moment.phone)
    endpoint.add(BinaryPeer(stream, kind, number: number, receiver.binaryConnection, at: moment))
  }
}
