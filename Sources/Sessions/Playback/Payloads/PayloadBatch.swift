import Files
import Glibc
import Lint
import Synchronization

/// The next payloads of a file, read by a thread of its own.
///
/// What is read depends on the bytes alone, so it makes no difference who waits for it, and how often.
final class PayloadBatch: Sendable {
  private let thread: pthread_t
  private let state: State

  /// What was read, and where the rest begins.
  struct Found: Sendable {
    /// The payloads, the first one last, each with how many bytes of the file end with it.
    var payloads: [ReadAheadPayload] = []
    /// Behind the last of them.
    var end: PayloadLines.Position
  }

  // Handed from one thread to the other.
  private final class State: Sendable {
    let found = Mutex<Found?>(nil)
    let isJoined = Mutex(false)
  }

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - start: Where the first of them begins.
  ///   - count: How many there are at most.
  ///   - lint: What is asked about each; nil for nothing.
  /// - Returns: Nil where the system has no thread left.
  init?(
    _ file: SourceFile, from start: PayloadLines.Position, count: Int, _ lint: ReadAheadLint? = nil
  ) {
    let state = State()
    let started = ThreadWork {
      let found = Self.read(file, from: start, count: count, lint)
      state.found.withLock { $0 = found }
    }.start()
    guard let started else { return nil }
    (thread, self.state) = (started, state)
  }

  deinit {
    if !state.isJoined.withLock({ $0 }) { pthread_detach(thread) }
  }

  /// Waits for what is read.
  func wait() -> Found? {
    state.isJoined.withLock { isJoined in
      if !isJoined { pthread_join(thread, nil) }
      isJoined = true
    }
    return state.found.withLock { $0 }
  }

  /// Waits for what is read, and lets go of it: for the last one who asks.
  func take() -> Found? {
    let found = wait()
    state.found.withLock { $0 = nil }
    return found
  }

  private static func read(
    _ file: SourceFile, from start: PayloadLines.Position, count: Int, _ lint: ReadAheadLint?
  ) -> Found {
    var asked = lint.map { (number: $0.number, lint: PayloadLint(asking: $0.rules)) }
    var lines = PayloadLines(file, from: start)
    var found = Found(end: start)
    found.payloads.reserveCapacity(count)
    while found.payloads.count < count, let line = lines.next() {
      let findings = line.payload.flatMap { payload in
        asked?.lint.findings(in: payload.source, content: payload.content)
      }
      found.payloads.append(
        ReadAheadPayload(line, bytesRead: lines.bytesRead, findings: findings, asked?.number))
    }
    found.payloads.reverse()
    found.end = lines.position
    return found
  }
}
