import Glibc
import LanguageServer
import Sessions

/// Looks documents through on a thread of its own.
final class SettlingThread {
  /// What to poll: it can be read once they are looked through.
  let fileDescriptor: Int32
  /// What is looked through.
  let work: Settling
  private let found: PendingProduct<Settled>

  /// Begins; nil where the system has no thread or no descriptors left.
  init?(_ work: Settling) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    self.work = work
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (reading, writing) = (ends[0], ends[1])
    (fileDescriptor, found) = (
      reading,
      PendingProduct {
        // The other end can be read, since nothing more can come.
        defer { close(writing) }
        return work.found()
      }
    )
    guard found.hasThread else {
      close(writing)
      return nil
    }
  }

  deinit { close(fileDescriptor) }

  /// Waits for what was found, and lets go of it: asked once.
  func wait() -> Settled { found.take() }
}
