import Glibc

/// A pipe whose ends other processes do not inherit, not even those started at the same moment.
final class Pipe {
  /// The two of them.
  enum End { case reading, writing }

  /// Its descriptor; -1 once it is closed.
  private(set) var reading: Int32
  /// Its descriptor; -1 once it is closed.
  private(set) var writing: Int32

  init() throws(PseudoTerminalError) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw PseudoTerminalError("make a pipe", errno)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    close(.reading)
    close(.writing)
  }

  /// Closes an end; does nothing where it is closed already.
  func close(_ end: End) {
    switch end {
    case .reading:
      if reading >= 0 { Glibc.close(reading) }
      reading = -1
    case .writing:
      if writing >= 0 { Glibc.close(writing) }
      writing = -1
    }
  }
}
