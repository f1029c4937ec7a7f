import Glibc
import Notifications
import Sessions
import TerminalCore

/// Results go to standard output, talk to standard error.
enum Console {
  /// Writes a result as it is: JSON, a picture, or text that was made visible.
  static func print(_ text: String) { print(Array(text.utf8)) }

  /// Writes a result that is no text.
  ///
  /// Where it cannot be written, that is said and the program ends: its result would be lost.
  ///
  /// - Parameter clearingAway: What the program must not leave behind then.
  static func print(_ bytes: [UInt8], clearingAway: () -> Void = {}) {
    do throws(SystemError) {
      try OutputFile.write(bytes, to: STDOUT_FILENO)
    } catch {
      clearingAway()
      end(error)
    }
  }

  /// Writes a result on a line of its own, with nothing in it that could drive a terminal.
  static func printLine(_ text: String) { print(text.visibleLine + "\n") }

  /// Writes a value on a line; JSON escapes by itself what could drive a terminal.
  static func printJSON(_ value: JSONValue) { print(JSONText.compact(value) + "\n") }

  /// Writes a complaint or a remark on a line of its own, with nothing in it
  /// that could drive a terminal.
  static func complain(_ line: String) {
    // There is nowhere to say that this failed.
    try? OutputFile.write(Array((line.visibleLine + "\n").utf8), to: STDERR_FILENO)
  }

  /// Writes a line that was made visible, and may have colors.
  static func tell(_ line: String) {
    try? OutputFile.write(Array((line + "\n").utf8), to: STDERR_FILENO)
  }

  /// Writes a remark over the line that the last one left, without ending it.
  static func rewriteLine(_ text: String) {
    try? OutputFile.write(Array(("\r" + text).utf8), to: STDERR_FILENO)
  }

  /// Writes a complaint about a file.
  static func complain(_ diagnostic: Diagnostic) { complain(diagnostic.revealed) }

  /// Writes what kept something from being done: each of several complaints on a line of its own.
  static func complain(_ error: any Error) {
    switch error {
    case let complaints as Complaints: for each in complaints.diagnostics { complain(each) }
    case let diagnostic as Diagnostic: complain(diagnostic)
    default: complain("coversheet: \(error)".revealedLine)
    }
  }

  /// Writes what a check found.
  static func complain(_ failure: TestFailure) {
    complain(failure.diagnostic)
    for line in failure.lines.dropFirst() { complain(line) }
  }

  /// Ends the program where standard output cannot be written.
  static func end(_ error: SystemError) -> Never {
    // A reader that went away (`| head`) has all that it wanted: SIGPIPE
    // ended us, or is ignored here.
    if error.number == EPIPE { exit(128 + SIGPIPE) }
    complain("coversheet: standard output: \(error.writingMessage)")
    exit(ExitStatus.unusable.rawValue)
  }
}
