internal import CTerminal
import Glibc

/// The signals that ask a program without a terminal to end, when it has something to finish first.
///
/// A class for the pipe that it closes, so that a loop that may fail to begin can hold it.
package final class EndingSignals {
  private let pipe: SignalPipe

  /// Begins to handle them; nil where the system has no descriptors left.
  package init?() {
    guard let pipe = SignalPipe() else { return nil }
    ct_tell_endings(pipe.writing)
    self.pipe = pipe
  }

  /// Has signals that end the program while nothing handles them take a file away first.
  ///
  /// - Parameter path: Of a socket, so of at most 107 bytes; empty for no file any more.
  package static func takeAway(_ path: String) { ct_take_away_at_end(path) }

  /// What to poll: it can be read once a signal came.
  package var fileDescriptor: Int32 { pipe.reading }

  /// The status to end with, 128 and the signal's number; nil where none came.
  package func take() -> Int32? { pipe.take().lazy.compactMap(\.exitStatus).first }
}
