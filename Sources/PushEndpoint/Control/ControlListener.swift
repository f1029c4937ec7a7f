import Glibc
import Push

/// The socket in the file system to which programs connect that talk in lines.
final class ControlListener: Channel {
  private(set) var descriptor: Int32
  private let path: SocketPath
  // Another program may have put its own in its place since.
  private let file: UInt64?
  private var retry: Duration?

  /// - Throws: Where the path is in use.
  init(_ path: SocketPath) throws(AddressError) {
    descriptor = try path.listen()
    self.path = path
    file = path.file
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
      let number = endpoint.log.open(.control, client: peer(of: client), at: moment.phone)
      endpoint.add(ControlPeer(client, number: number))
    }
  }

  func drain(at moment: EndpointMoment, in endpoint: PushEndpoint) { stop() }

  private func peer(of client: Int32) -> String {
    // The system's own structure, which Swift does not see: process, user and group.
    var credentials: [Int32] = [0, 0, 0]
    var size = socklen_t(MemoryLayout<Int32>.size * credentials.count)
    guard getsockopt(client, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 else {
      return "a program"
    }
    return "process \(credentials[0])"
  }

  private func stop() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    if path.file == file { unlink(path.description) }
  }
}
