import Glibc

/// Results go to standard output, talk to standard error.
enum Console {
  /// Writes a result.
  static func print(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Writes a complaint or a remark, on a line of its own.
  static func complain(_ text: String) { write(text + "\n", to: STDERR_FILENO) }

  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // A reader that went away (`| head`) has all that it wanted.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
