import Glibc
import Notifications
import Scenarios
import TerminalCore

/// Results go to standard output, talk to standard error.
enum Console {
  /// Writes a result as it is: JSON, a picture, or text that was made visible.
  static func print(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Writes a result that is no text.
  static func print(_ bytes: [UInt8]) { write(bytes[...], to: STDOUT_FILENO) }

  /// Writes a result on a line of its own, with nothing in it that could drive a terminal.
  static func printLine(_ text: String) { print(text.visibleLine + "\n") }

  /// Writes a value on a line; JSON escapes by itself what could drive a terminal.
  static func printJSON(_ value: JSONValue) { print(JSONText.compact(value) + "\n") }

  /// Writes a complaint or a remark on a line of its own, with nothing in it that could drive a terminal.
  static func complain(_ line: String) { write(line.visibleLine + "\n", to: STDERR_FILENO) }

  /// Writes a complaint about a file.
  static func complain(_ diagnostic: Diagnostic) { complain(diagnostic.description) }

  /// Writes what an expectation found.
  static func complain(_ failure: ExpectationFailure) {
    for line in failure.lines { complain(line) }
  }

  private static func write(_ text: String, to descriptor: Int32) {
    write(Array(text.utf8)[...], to: descriptor)
  }

  private static func write(_ rest: ArraySlice<UInt8>, to descriptor: Int32) {
    var bytes = rest
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // A reader that went away (`| head`) has all that it wanted.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
