import Files
import Glibc

/// A socket of the system that never waits.
///
/// Calls of the system with their errors as values; none of them raises a signal.
enum SocketCalls {
  /// What became of reading or writing.
  enum Outcome {
    /// How many bytes went through; at least one.
    case count(Int)
    /// Nothing at present.
    case later
    /// The other side is gone, or has nothing more to say.
    case ended
  }

  /// A socket that listens, and the port that it got.
  ///
  /// - Returns: A descriptor that does not wait and is not inherited.
  /// - Throws: With the system's reason in words.
  static func listen(on address: LoopbackAddress) throws(AddressError)
    -> (descriptor: Int32, port: UInt16)
  {
    let family = address.isVersion6 ? AF_INET6 : AF_INET
    let descriptor = socket(family, streamType, 0)
    guard descriptor >= 0 else { throw failure(address) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, to: address), Glibc.listen(descriptor, 512) == 0 else {
      let error = failure(address)
      close(descriptor)
      throw error
    }
    return (descriptor, port(of: descriptor))
  }

  /// The next client that waits; nil for none, -1 where there is no room for another.
  ///
  /// - Returns: A client's descriptor, which does not wait and sends small pieces at once.
  static func accept(_ listener: Int32) -> Int32? {
    while true {
      let descriptor = Glibc.accept(listener, nil, nil)
      if descriptor >= 0 { return prepared(descriptor) }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EAGAIN: return nil
      default: return -1
      }
    }
  }

  /// Whether something waits to be read, or a client to be let in; also true
  /// where the other side is gone.
  static func hasInput(_ descriptor: Int32) -> Bool {
    var request = pollfd(reading: descriptor)
    return poll(&request, 1, 0) > 0
  }

  private static func prepared(_ descriptor: Int32) -> Int32 {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    // An answer is one small piece, and is not to wait for another.
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    return descriptor
  }

  /// Reads what has come, a piece at most.
  ///
  /// - Parameter piece: Its first bytes are what came; the rest is left from before.
  static func read(_ descriptor: Int32, _ piece: inout [UInt8]) -> Outcome {
    let count = recv(descriptor, &piece, piece.count, 0)
    return outcome(count, endsAtZero: true)
  }

  /// Writes what the system takes.
  ///
  /// - Returns: `count` may be fewer than were given.
  static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Outcome {
    // Without a signal where the other side is gone.
    let count = bytes.withUnsafeBytes {
      send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    return outcome(count, endsAtZero: false)
  }

  /// The type of a socket that carries bytes in order, does not wait and is not inherited.
  static var streamType: Int32 {
    Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
  }

  private static func outcome(_ count: Int, endsAtZero: Bool) -> Outcome {
    if count > 0 { return .count(count) }
    if count == 0 { return endsAtZero ? .ended : .later }
    return errno == EAGAIN || errno == EINTR ? .later : .ended
  }

  private static func failure(_ address: LoopbackAddress) -> AddressError {
    switch errno {
    case EADDRINUSE:
      AddressError(
        "\(address) is in use by another program; name another port, or 0 for a free one")
    case EACCES:
      AddressError("\(address): ports below 1024 are for the administrator; name one from 1024 on")
    case EADDRNOTAVAIL, EAFNOSUPPORT:
      AddressError("\(address) is not there on this machine; listen on 127.0.0.1")
    default: AddressError("\(address): \(errno.systemErrorWords)")
    }
  }

  private static func bind(_ descriptor: Int32, to address: LoopbackAddress) -> Bool {
    if address.isVersion6 {
      var place = sockaddr_in6()
      place.sin6_family = sa_family_t(AF_INET6)
      place.sin6_port = address.port.bigEndian
      place.sin6_addr = in6addr_loopback
      return bind(descriptor, &place)
    }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = address.port.bigEndian
    place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return bind(descriptor, &place)
  }

  private static func bind<Place>(_ descriptor: Int32, _ place: inout Place) -> Bool {
    withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<Place>.size)) == 0
      }
    }
  }

  private static func port(of descriptor: Int32) -> UInt16 {
    UInt16(bigEndian: address(of: descriptor, askedBy: getsockname).sin6_port)
  }

  /// The address of the other side, such as `127.0.0.1:50312`.
  ///
  /// - Returns: With port 0 where the other side is gone already.
  static func peer(of descriptor: Int32) -> String {
    let place = address(of: descriptor, askedBy: getpeername)
    let port = UInt16(bigEndian: place.sin6_port)
    return (place.sin6_family == sa_family_t(AF_INET6) ? "[::1]:" : "127.0.0.1:") + String(port)
  }

  // Family and port are at the same places in both versions' addresses.
  private static func address(
    of descriptor: Int32,
    askedBy call: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> sockaddr_in6 {
    var place = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    _ = withUnsafeMutablePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { call(descriptor, $0, &size) }
    }
    return place
  }
}
