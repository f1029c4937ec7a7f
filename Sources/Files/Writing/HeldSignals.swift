import Glibc

/// Signals that wait while something is written, so that no half of it is left lying about.
package struct HeldSignals {
  private var before = sigset_t()

  // What a mistake of the program's own raises: where such a one waits, nothing is said of it.
  private static let ofCrashes = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP]

  /// Has all signals wait from now on, but those of crashes.
  package init() {
    var all = sigset_t()
    sigfillset(&all)
    for number in Self.ofCrashes { sigdelset(&all, number) }
    pthread_sigmask(SIG_BLOCK, &all, &before)
  }

  /// Lets them come as before; one that ends the program does so here.
  package func letCome() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Whether one waits that ends the program, since nothing handles it.
  package var hasEnding: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains { number in
      var action = sigaction()
      sigaction(number, nil, &action)
      return sigismember(&pending, number) == 1 && action.__sigaction_handler.sa_handler == nil
    }
  }
}
