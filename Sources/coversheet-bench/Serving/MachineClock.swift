import Glibc
import Notifications

/// The machine's clock as people read it: what is sent and taken has to be of now.
enum MachineClock {
  static var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }
}
