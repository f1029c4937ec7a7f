/// The socket to which clients of the binary interface connect, or those of the feedback service.
final class BinaryListener: Listener {
  var descriptor: Int32
  var retry: Duration?
  private let service: BinaryService
  private let context: TLSContext?

  /// - Parameters:
  ///   - descriptor: Listens already, and is this object's to close.
  ///   - context: Nil without TLS.
  init(_ descriptor: Int32, _ service: BinaryService, context: TLSContext?) {
    (self.descriptor, self.service, self.context) = (descriptor, service, context)
  }

  deinit { stop() }

  func open<Receiver: PushReceiver>(
    _ client: Int32, in turn: Turn, for receiver: Receiver
  ) throws(OpenSSLError) {
    let stream = WireStream(client, tls: try context?.session(givesTickets: false))
    let number = turn.open(client: SocketCalls.peer(of: client))
    turn.endpoint.add(
      BinaryPeer(stream, service, number: number, receiver.binaryConnection, in: turn))
  }
}
