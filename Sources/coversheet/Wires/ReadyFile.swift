import Files
import Glibc
import Notifications
import Sessions

/// The file that says where a phone is reached, there as long as it listens (formats.md §6).
///
/// A file of an earlier run is removed before anything is taken, so that one that is there is new.
final class ReadyFile {
  private let path: String
  // Another phone may have put its own in its place since, which is told by what it says, too: the
  // system may have given it the same inode again.
  private var written: (identity: FileIdentity?, text: String)?

  /// Touches nothing yet.
  ///
  /// - Throws: Where it is a file that is read, or that people write.
  init(_ path: String, _ invocation: Invocation) throws(UsageError) {
    if path == "-" {
      throw UsageError("--ready-file needs a file, which is there as long as the phone listens")
    }
    try invocation.checkOutput(path)
    self.path = path
  }

  deinit { remove() }

  /// Writes it, whole; into a named pipe once something reads from that.
  ///
  /// - Throws: Where that is not possible.
  func write(_ members: [JSONValue.Member]) throws(Diagnostic) {
    let text = JSONText.compact(.object(members)) + "\n"
    if case .stream? = try? OutputTarget(path), FileKind(path: path) == .pipe {
      try OutputFile.checkWritable(path)
      // The phone goes on meanwhile, and ends though nothing ever does.
      let writing = PendingProduct { [path] in _ = try? OutputFile.write(text, to: path) }
      guard writing.hasThread else {
        throw Diagnostic(Place(path), .error, "the system has no thread left to write it")
      }
      return
    }
    try OutputFile.write(text, to: path)
    written = (FileIdentity(path: path), text)
  }

  /// Takes it away; nothing where it is not there, or another's.
  func remove() {
    guard let written, written.identity == FileIdentity(path: path),
      SourceFile.readIfThere(path)?.bytes == Array(written.text.utf8)
    else { return }
    self.written = nil
    clear()
  }

  /// Takes away what is there; a pipe or a device is written through, and stays.
  func clear() {
    if FileKind(path: path) == .regular { unlink(path) }
  }
}
