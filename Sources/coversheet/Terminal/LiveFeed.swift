import Files
import Glibc
import Notifications
import Sessions

/// Payloads, or lines with one each, or a scenario, that are sent while the person works: through a
/// named pipe, or standard input.
final class LiveFeed {
  /// What to poll for more; -1 once nothing will come any more.
  private(set) var fileDescriptor: Int32
  private let isOwned: Bool
  private let path: String
  private var stream: PayloadStream
  // What came until something tells payloads from a scenario, and all of a scenario.
  private var beginning: [UInt8] = []
  private var isTold = false
  private var scenario: [UInt8]?
  // What comes behind more blanks than these is no scenario; that they are no payload is said.
  private static let blankLimit = 1 << 20
  private var piece = [UInt8](repeating: 0, count: 1 << 16)

  /// Opens what a word of the command line names; nil where that is neither `-` nor a named pipe.
  ///
  /// - Throws: Where standard input is the terminal, or the pipe cannot be opened.
  init?(_ word: String) throws {
    path = word
    if let descriptor = word == "-" ? STDIN_FILENO : FilePath(word).ownDescriptor {
      guard isatty(descriptor) == 0 else {
        throw UsageError(
          "\(word) reads payloads from standard input, which is the terminal; pipe them into it")
      }
      fileDescriptor = descriptor
      isOwned = false
    } else {
      guard Folder.isNamedPipe(word) else { return nil }
      fileDescriptor = try Folder.openPipe(word, O_NONBLOCK)
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
    let error = count < 0 ? errno : 0
    if count > 0 { return take(piece.prefix(count)) }
    if error == EINTR || error == EAGAIN { return [] }
    finish()
    if error != 0, !StandardInput.isEnd(error) {
      return [complaint(SourceFile.unreadable(path, error))]
    }
    // What comes behind it through a named pipe may be anything again.
    defer { (scenario, beginning, isTold) = (nil, [], false) }
    guard let scenario else { return stream.end().map(Arrival.line) }
    if scenario.count > SourceFile.byteLimit { return [complaint(SourceFile.tooBig(path))] }
    return [.scenario(SourceFile(path: path, bytes: scenario))]
  }

  private func complaint(_ diagnostic: Diagnostic) -> Arrival {
    .line(PayloadLine(at: Place(path), Reading(nil, [diagnostic])))
  }

  // A scenario is known whole at its end alone; of one that is too long no more is kept than
  // tells that.
  private func take(_ bytes: ArraySlice<UInt8>) -> [Arrival] {
    if !isTold {
      beginning += bytes
      let hasBegun = bytes.contains { !$0.isJSONBlank }
      isTold = hasBegun || beginning.count > Self.blankLimit
      if hasBegun, SourceKind(content: beginning) == .scenario { scenario = beginning }
      if isTold { beginning = [] }
    } else if let count = scenario?.count, count <= SourceFile.byteLimit {
      scenario?.append(contentsOf: bytes)
    }
    return scenario == nil ? stream.take(bytes).map(Arrival.line) : []
  }

  /// Whether something can be read now, or that it ended.
  var isReadable: Bool { events != 0 }

  /// Whether all was read of the one that wrote: what the next one writes through a named pipe goes
  /// on with it until that is noticed.
  var isAtEnd: Bool { events & POLLIN == 0 && events & POLLHUP != 0 }

  private var events: Int32 {
    guard fileDescriptor >= 0 else { return 0 }
    var request = pollfd(reading: fileDescriptor)
    return poll(&request, 1, 0) > 0 ? Int32(request.revents) : 0
  }

  // Standard input ends; a named pipe waits for the next that writes. It is opened anew before it
  // is closed, or who begins to write in between would be cut off.
  private func finish() {
    let before = fileDescriptor
    fileDescriptor = isOwned ? (try? Folder.openPipe(path, O_NONBLOCK)) ?? -1 : -1
    if isOwned { close(before) }
  }
}
