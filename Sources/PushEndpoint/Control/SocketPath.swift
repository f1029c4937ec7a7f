import Files
import Glibc

/// Where in the file system programs reach the phone.
package struct SocketPath: Equatable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  package let description: String
  // `sun_path` with its zero.
  private static let byteLimit = 107

  /// - Parameter path: Absolute, or relative to the working folder; at most 107 bytes of UTF-8.
  /// - Throws: Where the system has no room for so long a path.
  package init(_ path: String) throws(AddressError) {
    guard !path.isEmpty else { throw AddressError("the path of a socket is not empty") }
    guard path.utf8.count <= Self.byteLimit else {
      throw AddressError(
        "\(path): the path of a socket has at most \(Self.byteLimit) bytes; this one has "
          + "\(path.utf8.count), so name a shorter one")
    }
    description = path
  }

  /// A socket that listens there, which only the person's own programs reach.
  ///
  /// One that a program left behind that has ended is replaced.
  ///
  /// - Returns: A descriptor that does not wait and is not inherited.
  /// - Throws: Where another program listens there, or something else is in the place.
  func listen() throws(AddressError) -> Int32 {
    let descriptor = try bind()
    guard Glibc.listen(descriptor, 64) == 0 else {
      let error = failure
      close(descriptor)
      unlink(description)
      throw error
    }
    return descriptor
  }

  /// The socket as a file that only the person may open, whatever modes new files get;
  /// no client can connect yet.
  ///
  /// - Returns: As `listen()`.
  func bind() throws(AddressError) -> Int32 {
    try makeRoom()
    let descriptor = Self.make()
    guard descriptor >= 0 else { throw failure }
    // Of the file from its first moment where the system takes it over from the
    // socket; else before it listens.
    fchmod(descriptor, 0o600)
    guard call(Glibc.bind, descriptor) == 0, chmod(description, 0o600) == 0 else {
      let error = failure
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Connects a socket to the one that listens there.
  ///
  /// - Parameter descriptor: A stream socket of the file system.
  /// - Returns: Whether it is connected; the reason is in `errno` otherwise.
  package func connect(_ descriptor: Int32) -> Bool { call(Glibc.connect, descriptor) == 0 }

  /// Which file it is now, to know it again; nil where there is none.
  ///
  /// An inode's number: a file of the same name that was made since has another.
  var file: UInt64? {
    var status = stat()
    guard lstat(description, &status) == 0 else { return nil }
    return UInt64(status.st_ino)
  }

  private func makeRoom() throws(AddressError) {
    var status = stat()
    guard lstat(description, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else {
      throw AddressError("\(description) is there already, and is no socket; name another path")
    }
    let probe = Self.make()
    defer { close(probe) }
    guard !connect(probe), errno == ECONNREFUSED else {
      throw AddressError(
        "\(description) is in use by another program; end that one, or name another path")
    }
    unlink(description)
  }

  private static func make() -> Int32 { socket(AF_UNIX, SocketCalls.streamType, 0) }

  private var failure: AddressError {
    AddressError("\(description): \(errno.systemErrorWords)")
  }

  private func call(
    _ function: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32, _ descriptor: Int32
  ) -> Int32 {
    var place = sockaddr_un()
    place.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &place.sun_path) { $0.copyBytes(from: description.utf8) }
    return withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        function(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
