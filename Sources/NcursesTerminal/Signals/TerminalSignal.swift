internal import CTerminal
import Glibc

/// A signal that concerns the terminal, as the loop reads it from the self-pipe.
package enum TerminalSignal: Equatable, Sendable {
  /// The window has another size: call `resize()`.
  case resized
  /// Stop was asked for from outside: call `suspend()`.
  case suspend
  /// Goes on after a stop that was none of ours: call `redraw()`.
  case continued
  /// SIGINT, SIGTERM, SIGHUP, or any other that ends a process: leave, with `exitStatus`.
  case leave(Int32)

  /// Whether one came that is a reason to leave, taken or not: what takes long is left off then.
  package static var asksToLeave: Bool { ct_is_ending() != 0 }

  /// The signal of a number.
  init(number: Int32) {
    switch number {
    case SIGWINCH: self = .resized
    case SIGTSTP: self = .suspend
    case SIGCONT: self = .continued
    default: self = .leave(number)
    }
  }

  /// The status to leave with, 128 and the signal's number; nil when it is no reason to leave.
  package var exitStatus: Int32? {
    if case .leave(let number) = self { return 128 + number }
    return nil
  }
}
