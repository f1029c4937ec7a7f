import Files
import Glibc
import Notifications
import PushEndpoint

/// A connection to the control socket of a phone that runs, as a program
/// that talks in lines has it.
struct ControlSocketClient: ~Copyable {
  // How many seconds of silence are too many: a program of an extension may take ten before the
  // phone answers.
  private static let patience = 15

  private let descriptor: Int32
  private let path: String
  private var lines = ByteLines()

  /// - Throws: Where no phone listens there, with what to do.
  init(_ path: String) throws(UsageError) {
    self.path = path
    descriptor = try Self.connect(to: path)
  }

  deinit { close(descriptor) }

  /// Says a line and waits for its answer, a line of JSON.
  ///
  /// - Throws: Where the phone goes away before, or nothing comes of it for too long.
  mutating func ask(_ line: String) throws(UsageError) -> [UInt8] {
    try say(Array((line + "\n").utf8)[...])
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if case .whole(let line)? = lines.next(isEnded: false) { return Array(line) }
      let count = read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { throw Self.silence(path) }
      guard count > 0 else { throw UsageError("\(path): the phone went away before it answered") }
      lines.append(piece.prefix(count))
    }
  }

  // Without a signal where the phone is gone; what it said before that is read still.
  private func say(_ bytes: ArraySlice<UInt8>) throws(UsageError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      let error = errno
      if count < 0, error == EINTR { continue }
      if count < 0, error == EPIPE || error == ECONNRESET { return }
      if count < 0, error == EAGAIN { throw Self.silence(path) }
      guard count > 0 else { throw UsageError("\(path): \(SystemError(error).writingMessage)") }
      rest = rest.dropFirst(count)
    }
  }

  private static func connect(to path: String) throws(UsageError) -> Int32 {
    let place: SocketPath
    do throws(AddressError) { place = try SocketPath(path) } catch { throw UsageError("\(error)") }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    beImpatient(descriptor)
    if descriptor >= 0, place.connect(descriptor) { return descriptor }
    let error = errno
    if descriptor >= 0 { close(descriptor) }
    throw failure(path, error)
  }

  // Connecting, writing and reading each fail with EAGAIN where nothing goes on for so long.
  private static func beImpatient(_ descriptor: Int32) {
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(
        descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
  }

  private static func silence(_ path: String) -> UsageError {
    UsageError(
      "\(path): the phone has not answered for \(patience) seconds; where it is stopped, call it back "
        + "with fg: it may still take what was sent")
  }

  private static func failure(_ path: String, _ error: Int32) -> UsageError {
    switch error {
    case ENOENT, ECONNREFUSED:
      UsageError(
        "no phone listens at \(path); begin one with “coversheet serve” or “coversheet open --serve”, "
          + "or name its socket with --to=PATH")
    case EAGAIN: silence(path)
    case EACCES: UsageError("\(path) is another person’s socket; name your own with --to=PATH")
    default: UsageError("\(path): \(error.systemErrorWords)")
    }
  }
}
