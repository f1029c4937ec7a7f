import Glibc
import Push

/// The socket to which HTTP/2 clients connect.
final class HTTPListener: Channel {
  private(set) var descriptor: Int32
  private let context: TLSContext?
  private let keys: ProviderKeys
  private let limits: HTTP2Limits
  private var retry: Duration?

  /// - Parameter context: Nil for HTTP/2 without TLS, whose clients know that.
  init(
    _ descriptor: Int32, context: TLSContext?, keys: ProviderKeys, limits: HTTP2Limits
  ) {
    self.descriptor = descriptor
    self.context = context
    self.keys = keys
    self.limits = limits
  }

  deinit { stop() }

  // While there is no room, those who wait are left waiting: the system tells of them again and again.
  var waitsToRead: Bool { retry == nil }
  var waitsToWrite: Bool { false }
  var deadline: Duration? { retry }

  func handle<Receiver: PushReceiver>(
    at moment: EndpointMoment, in endpoint: PushEndpoint, for receiver: inout Receiver
  ) {
    retry = nil
    while let client = SocketCalls.accept(descriptor) {
      guard client >= 0 else { return retry = moment.uptime + .milliseconds(100) }
      open(client, at: moment, in: endpoint)
    }
  }

  func drain(at moment: EndpointMoment, in endpoint: PushEndpoint) { stop() }

  private func open(_ client: Int32, at moment: EndpointMoment, in endpoint: PushEndpoint) {
    do throws(OpenSSLError) {
      let session = try context.map { context throws(OpenSSLError) in try TLSSession(context) }
      endpoint.makeRoom(at: moment)
      let number = endpoint.log.open(
        .apns, client: SocketCalls.peer(of: client), at: moment.phone)
      endpoint.add(
        HTTPConnection(
          client, number: number, tls: session, keys: keys, limits: limits,
          at: moment))
    } catch {
      close(client)
    }
  }

  private func stop() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }
}
