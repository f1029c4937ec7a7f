import Glibc

/// The machine's clock that only goes forward; for waiting, never for the simulation.
struct MonotonicClock {
  var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
