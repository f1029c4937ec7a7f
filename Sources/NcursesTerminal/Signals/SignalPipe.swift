internal import CTerminal
import Glibc

/// The self-pipe: signal handlers write into it, the loop polls and reads it.
struct SignalPipe: ~Copyable {
  /// The end to poll and read.
  let reading: Int32
  /// The end for signal handlers.
  let writing: Int32

  /// Opens it; nil when the system has no descriptors left.
  init?() {
    var ends: (reading: Int32, writing: Int32) = (-1, -1)
    guard ct_open_pipe(&ends.reading, &ends.writing) == 0 else { return nil }
    (reading, writing) = ends
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// Takes what came since the last call, each signal once, in the order of arrival.
  func take() -> [TerminalSignal] {
    var bytes = [UInt8](repeating: 0, count: 64)
    var signals: [TerminalSignal] = []
    while case let count = read(reading, &bytes, bytes.count), count > 0 {
      for byte in bytes.prefix(count) {
        let signal = TerminalSignal(number: Int32(byte))
        if !signals.contains(signal) { signals.append(signal) }
      }
    }
    return signals
  }
}
