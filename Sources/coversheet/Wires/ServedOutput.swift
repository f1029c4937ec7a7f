import Glibc
import NcursesTerminal
import Notifications

/// What a phone without a screen prints: it waits for who reads that, and no longer than until a
/// signal ends the phone.
struct ServedOutput {
  /// What ends the phone.
  let signals: EndingSignals
  /// Takes away what must not be left behind.
  let clearAway: () -> Void

  /// Prints a line in which nothing is left that could drive a terminal.
  func print(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    for start in stride(from: 0, to: bytes.count, by: Int(PIPE_BUF)) {
      wait(for: STDOUT_FILENO)
      Console.print(Array(bytes[start...].prefix(Int(PIPE_BUF))), clearingAway: clearAway)
    }
  }

  /// Writes a remark, as `Console` does.
  func complain(_ line: String) {
    wait(for: STDERR_FILENO)
    Console.complain(line)
  }

  /// Writes a complaint, as `Console` does.
  func complain(_ diagnostic: Diagnostic) {
    wait(for: STDERR_FILENO)
    Console.complain(diagnostic)
  }

  /// Waits until a descriptor can be written to; a signal that comes before ends the program.
  func wait(for descriptor: Int32) {
    guard let status = signals.take(beforeWritingTo: descriptor) else { return }
    clearAway()
    exit(status)
  }
}
