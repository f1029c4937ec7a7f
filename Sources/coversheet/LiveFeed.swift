import Files
import Glibc
import Notifications

/// Payload lines that are sent while the person works: through a named pipe, or standard input.
final class LiveFeed {
  /// What to poll for more; -1 once nothing will come any more.
  private(set) var fileDescriptor: Int32
  private let isOwned: Bool
  private var stream: PayloadStream
  private var piece = [UInt8](repeating: 0, count: 1 << 16)

  /// Opens what a word of the command line names; nil where that is neither `-` nor a named pipe.
  ///
  /// - Throws: Where standard input is the terminal, or the pipe cannot be opened.
  init?(_ word: String) throws {
    if word == "-" {
      guard isatty(STDIN_FILENO) == 0 else {
        throw UsageError(
          "- reads payload lines from standard input, which is the terminal; pipe them into it")
      }
      fileDescriptor = STDIN_FILENO
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

  /// Reads what has arrived, a piece at most, without waiting.
  func read() -> [PayloadLine] {
    guard isReadable else { return [] }
    let count = Glibc.read(fileDescriptor, &piece, piece.count)
    if count > 0 { return stream.take(piece.prefix(count)) }
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    finish()
    return stream.end()
  }

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
