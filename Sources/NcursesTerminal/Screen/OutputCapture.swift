internal import CTerminal
import Glibc

/// Where ncurses writes: a file in memory instead of the terminal.
///
/// ncurses 6.4 flushes whenever its own 2,800 bytes are full, and knows nothing of what is
/// to stand before and after a frame. Taking its bytes from here lets each frame be one
/// write, whatever its size.
struct OutputCapture: ~Copyable {
  /// The file as the stream that `newterm` wants.
  let stream: UnsafeMutablePointer<FILE>
  private let descriptor: Int32

  /// Opens it; nil when the system has no memory or descriptors left.
  init?() {
    let descriptor = ct_memory_file("ncurses")
    guard descriptor >= 0 else { return nil }
    guard let stream = fdopen(descriptor, "r+") else {
      close(descriptor)
      return nil
    }
    (self.descriptor, self.stream) = (descriptor, stream)
  }

  deinit { fclose(stream) }

  /// Moves what was written since the last call to the end of `bytes`.
  func take(into bytes: inout [UInt8]) {
    let count = Int(lseek(descriptor, 0, SEEK_CUR))
    guard count > 0 else { return }
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: count))
    let taken = bytes.withUnsafeMutableBytes { buffer in
      pread(descriptor, buffer.baseAddress?.advanced(by: start), count, 0)
    }
    bytes.removeLast(count - max(0, taken))
    bytes.dropCharacterSetChoices(from: start)
    lseek(descriptor, 0, SEEK_SET)
  }

  /// Forgets what was written since the last `take`.
  func discard() {
    lseek(descriptor, 0, SEEK_SET)
  }
}

extension [UInt8] {
  // terminfo's way to plain attributes chooses the ASCII character set each time, three bytes a
  // style, although no frame ever chooses another: a fifth of what a move of the selection writes.
  fileprivate mutating func dropCharacterSetChoices(from start: Int) {
    let choice: [UInt8] = [0x1B, 0x28, 0x42]
    var kept = start
    var index = start
    while index < count {
      if self[index] == 0x1B, self[index...].starts(with: choice) {
        index += choice.count
      } else {
        self[kept] = self[index]
        kept += 1
        index += 1
      }
    }
    removeLast(count - kept)
  }
}
