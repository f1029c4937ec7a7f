import Glibc
import LanguageServer
import Sessions
import Synchronization

/// Looks documents through on a thread of its own.
final class SettlingThread {
  /// What to poll: it can be read once they are looked through.
  let fileDescriptor: Int32
  private let thread: pthread_t
  private let result: Result

  /// What came of it, handed from one thread to the other.
  private final class Result: Sendable {
    let found = Mutex<Settled?>(nil)
  }

  /// Begins; nil where the system has no thread or no descriptors left.
  init?(_ work: Settling) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (reading, writing) = (ends[0], ends[1])
    let result = Result()
    let started = ThreadWork {
      let found = work.found()
      result.found.withLock { $0 = found }
      // The other end can be read, since nothing more can come.
      close(writing)
    }.start()
    guard let started else {
      close(reading)
      close(writing)
      return nil
    }
    (thread, fileDescriptor, self.result) = (started, reading, result)
  }

  deinit { close(fileDescriptor) }

  /// Waits for its end, once.
  ///
  /// - Returns: What was found.
  func wait() -> Settled? {
    pthread_join(thread, nil)
    return result.found.withLock { $0 }
  }
}
