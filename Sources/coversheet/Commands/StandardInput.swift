import Files
import Glibc
import Notifications

/// What others write to this process as they like.
enum StandardInput {
  /// What is there, once something is; nil at the end.
  ///
  /// - Throws: A diagnostic where it cannot be read, such as a folder.
  static func available() throws(Diagnostic) -> [UInt8]? {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, used in
      let count = WaitingRead.read(STDIN_FILENO, into: buffer)
      if count < 0 { failure = errno }
      used = max(0, count)
    }
    if failure != 0, !isEnd(failure) { throw SourceFile.unreadable("-", failure) }
    return bytes.isEmpty ? nil : bytes
  }

  /// Whether an error says no more than that nothing comes any more: a socket whose other end went
  /// before it had read all, a terminal that is gone.
  static func isEnd(_ error: Int32) -> Bool { [ECONNRESET, EIO].contains(error) }
}
