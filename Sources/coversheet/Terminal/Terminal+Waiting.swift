import Files
import Glibc
import NcursesTerminal
import Programs
import TerminalCore

extension Terminal {
  /// Sleeps until keys or a signal come, or the time is over.
  ///
  /// - Parameters:
  ///   - limit: nil sleeps until something comes.
  ///   - descriptors: What else wakes it up; negative ones do not.
  ///   - programs: What running programs wait for.
  func wait(
    atMost limit: Duration?, watching descriptors: [Int32], and programs: [pollfd]
  ) -> (inputs: [Input], signals: [TerminalSignal]) {
    // Whether an ESC was a key of its own is told by nothing following it, so
    // only the terminal counts, and no work that is to be done cuts it short.
    let others = inputDelay == nil ? descriptors : []
    var polls = ([inputFileDescriptor, signalFileDescriptor] + others)
      .map(pollfd.init(reading:))
    if inputDelay == nil { polls += programs }
    let delay = inputDelay ?? [limit, pasteDelay].compactMap(\.self).min()
    let ready = poll(&polls, nfds_t(polls.count), delay?.pollMilliseconds ?? -1)
    var inputs = ready > 0 && polls[0].revents != 0 ? readInput() : []
    if ready == 0, inputDelay != nil { inputs += flushInput() }
    return (inputs, takeSignals())
  }

  /// Inputs that have arrived already; nil where there are none, or where one is not whole yet.
  func waitingInputs() -> [Input]? {
    guard inputDelay == nil, !isInputClosed else { return nil }
    var input = pollfd(reading: inputFileDescriptor)
    return poll(&input, 1, 0) > 0 ? readInput() : nil
  }
}

extension Duration {
  /// What `poll` waits for, rounded up: one that ends a moment too early would only be repeated.
  var pollMilliseconds: Int32 { Int32(clamping: wholeMilliseconds) }
}
