import Glibc
import Push

/// The socket to which clients of the binary interface connect, or those of the feedback service.
final class BinaryListener: Channel {
  private(set) var descriptor: Int32
  private let kind: ListenerKind
  private let context: TLSContext?
  private var retry: Duration?

  /// - Parameters:
  ///   - kind: `binary` or `feedback`.
  ///   - context: Nil without TLS.
  init(_ descriptor: Int32, _ kind: ListenerKind, context: TLSContext?) {
    self.descriptor = descriptor
    self.kind = kind
    self.context = context
  }

  deinit { stop() }

  var waitsToRead: Bool { retry == nil }
  var waitsToWrite: Bool { false }
  var deadline: Duration? { retry }

  func handle<Receiver: PushReceiver>(
    at moment: EndpointMoment, in endpoint: PushEndpoint, for receiver: inout Receiver
  ) {
    retry = nil
    while let client = SocketCalls.accept(descriptor) {
      guard client >= 0 else { return retry = moment.uptime + .milliseconds(100) }
      do throws(OpenSSLError) {
        let session = try context.map { context throws(OpenSSLError) in try TLSSession(context) }
        let peer = SocketCalls.peer(of: client)
        let number = endpoint.log.open(kind, client: peer, at: moment.phone)
        endpoint.add(
          BinaryPeer(
            WireStream(client, tls: session), kind, number: number,
            receiver.binaryConnection, at: moment))
      } catch {
        close(client)
      }
    }
  }

  func drain(at moment: EndpointMoment, in endpoint: PushEndpoint) { stop() }

  private func stop() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }
}
