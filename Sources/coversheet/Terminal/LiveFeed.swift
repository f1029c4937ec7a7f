import Files
import Glibc
import Notifications
import Sessions

/// Payloads, or lines with one each, that are sent while the person works: through a named pipe, or standard input.
final class LiveFeed {
  /// What to poll for more; -1 once nothing will come any more.
  private(set) var fileDescriptor: Int32
  private let isOwned: Bool
  private var stream: PayloadStream
  // What came until something tells payloads from a scenario, and all of a scenario.
  private var beginning: [UInt8] = []
  private var isTold = false
  private var scenario: [UInt8]?
  private var piece = [UInt8](repeating: 0, count: 1 << 16)

  /// Opens what a word of the command line names; nil where that is neither `-` nor a named pipe.
  ///
  /// - Throws: Where standard input is the terminal, or the pipe cannot be opened.
  init?(_ word: String) throws {
    if let descriptor = word == "-" ? STDIN_FILENO : FilePath(word).ownDescriptor {
      guard isatty(descriptor) == 0 else {
        throw UsageError(
          "\(word) reads payloads from standard input, which is the terminal; pipe them into it")
      }
      fileDescriptor = descriptor
      isOwned = false
    } else {
      guard Folder.isNamedPipe(word) else { return nil }
      // Open for writing as well, or it would end whenever the last of those who write leaves.
      fileDescriptor = open(word, O_RDWR | O_NONBLOCK | O_CLOEXEC)
      guard fileDescriptor >= 0 else {
        throw Diagnostic(Place(word), .error, "this pipe cannot be opened (system error \(errno))")
      }
      isOwned = true
    }
    stream = PayloadStream(path: word)
  }

  deinit { if isOwned, fileDescriptor >= 0 { close(fileDescriptor) } }

  /// What came.
  enum Arrival {
    case line(PayloadLine)
    /// A whole scenario, which is to be played.
    case scenario(SourceFile)
  }

  /// Reads what has arrived, a piece at most, without waiting.
  func read() -> [Arrival] {
    guard isReadable else { return [] }
    let count = Glibc.read(fileDescriptor, &piece, piece.count)
    if count > 0 { return take(piece.prefix(count)) }
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    finish()
    if let scenario { return [.scenario(SourceFile(path: stream.path, bytes: scenario))] }
    return stream.end().map(Arrival.line)
  }

  // A scenario is known whole at its end alone, which a named pipe does not have while it is open here.
  private func take(_ bytes: ArraySlice<UInt8>) -> [Arrival] {
    if !isTold, !isOwned {
      beginning += bytes
      isTold = beginning.contains { !Self.blanks.contains($0) }
      if isTold, SourceKind(content: beginning) == .scenario { scenario = beginning }
    } else {
      scenario?.append(contentsOf: bytes)
    }
    return scenario == nil ? stream.take(bytes).map(Arrival.line) : []
  }

  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

  /// Whether something can be read now.
  var isReadable: Bool {
    guard fileDescriptor >= 0 else { return false }
    var request = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  private func finish() {
    if isOwned { close(fileDescriptor) }
    fileDescriptor = -1
  }
}
