import Glibc

/// Lets runs at the same time change a file of a folder one behind the other, so that
/// none loses what another kept.
enum FolderLock {
  /// Waits until no other run changes it, and does so; the system ends that with the
  /// process, however that ends. Gives what the change gives.
  ///
  /// Where a file system knows no such claims, no run waits.
  static func hold<Outcome, Failure: Error>(
    _ folder: String, _ change: () throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try change()
  }
}
