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

  /// Waits until a descriptor can be written to: `PIPE_BUF` bytes do not wait then.
  ///
  /// - Returns: As `take()` where a signal came before; else nil.
  package func take(beforeWritingTo descriptor: Int32) -> Int32? {
    var polls = [(descriptor, POLLOUT), (fileDescriptor, POLLIN)].map {
      pollfd(fd: $0.0, events: Int16($0.1), revents: 0)
    }
    while poll(&polls, nfds_t(polls.count), -1) < 0, errno == EINTR {}
    return polls[0].revents == 0 ? take() : nil
  }
}
