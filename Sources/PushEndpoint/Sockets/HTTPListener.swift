import Push

/// The socket to which HTTP/2 clients connect.
final class HTTPListener: Listener {
  var descriptor: Int32
  var retry: Duration?
  private let context: TLSContext?
  private let keys: ProviderKeys
  private let limits: EndpointLimits

  /// - Parameters:
  ///   - descriptor: Listens already, and is this object's to close.
  ///   - context: Nil for HTTP/2 without TLS, whose clients know that.
  init(
    _ descriptor: Int32, context: TLSContext?, keys: ProviderKeys, limits: EndpointLimits
  ) {
    (self.descriptor, self.context, self.keys, self.limits) = (descriptor, context, keys, limits)
  }

  deinit { stop() }

  func open<Receiver: PushReceiver>(
    _ client: Int32, in turn: Turn, for receiver: Receiver
  ) throws(OpenSSLError) {
    let session = try context?.session()
    let number = turn.open(client: SocketCalls.peer(of: client))
    turn.endpoint.add(
      HTTPConnection(
        client, number: number, tls: session, keys: keys, limits: limits, at: turn.moment))
  }
}
