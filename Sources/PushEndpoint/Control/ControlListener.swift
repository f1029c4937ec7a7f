import Glibc
import Push

/// The socket in the file system to which programs connect that talk in lines.
///
/// `coversheet send` and editors connect here; the file is the person's alone.
final class ControlListener: Listener {
  var descriptor: Int32
  var retry: Duration?
  var isForPrograms: Bool { true }
  private let path: SocketPath
  // Another program may have put its own in its place since.
  private let file: UInt64?

  /// - Parameter path: Made as a file of mode 600 before a client can connect.
  /// - Throws: Where the path is in use.
  init(_ path: SocketPath) throws(AddressError) {
    descriptor = try path.listen()
    self.path = path
    file = path.file
  }

  deinit { stop() }

  func open<Receiver: PushReceiver>(_ client: Int32, in turn: Turn, for receiver: Receiver) {
    let number = turn.open(client: peer(of: client))
    turn.endpoint.add(ControlPeer(client, number: number, at: turn.moment))
  }

  /// Takes the file away, too.
  func stop() {
    guard descriptor >= 0 else { return }
    // Asked while the socket is open: then no other file has its inode's number.
    let isOwn = path.file == file
    close(descriptor)
    descriptor = -1
    if isOwn { unlink(path.description) }
  }

  private func peer(of client: Int32) -> String {
    // The system's own structure, which Swift does not see: process, user and group.
    var credentials: [Int32] = [0, 0, 0]
    var size = socklen_t(MemoryLayout<Int32>.size * credentials.count)
    guard getsockopt(client, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 else {
      return "a program"
    }
    return "process \(credentials[0])"
  }
}
