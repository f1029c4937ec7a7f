import Glibc

/// What a thread does.
final class ThreadWork: Sendable {
  private let work: @Sendable () -> Void

  /// - Parameter work: What is done.
  init(_ work: @escaping @Sendable () -> Void) { self.work = work }

  /// Starts a thread that does it; nil where the system has none left.
  func start() -> pthread_t? {
    var thread = pthread_t()
    let own = Unmanaged.passRetained(self)
    let error = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        // Signals are for the thread that hands results out, which has them wait while it writes.
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        Unmanaged<ThreadWork>.fromOpaque(context).takeRetainedValue().work()
        return nil
      }, own.toOpaque())
    if error == 0 { return thread }
    own.release()
    return nil
  }
}
