internal import CTerminal
import Glibc

/// Tells whether a signal waits that is blocked and would end or stop the program.
package struct WaitingSignals: ~Copyable {
  /// What to poll: it can be read while one waits. Below 0 where the
  /// system has no descriptors left.
  package let fileDescriptor: Int32

  /// Begins to look; nothing is blocked by that.
  package init() { fileDescriptor = ct_waiting_signals() }

  deinit { if fileDescriptor >= 0 { close(fileDescriptor) } }
}
