import Glibc

/// The machine's clock that only goes forward; for waiting, never for the simulation.
struct MonotonicClock {
  /// Time since an unnamed moment (`CLOCK_MONOTONIC`); only differences mean something.
  var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
