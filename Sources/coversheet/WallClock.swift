import Files
import Glibc
import Notifications

/// The machine's clock as people read it; for certificates, and for what
/// servers mean by their times.
struct WallClock {
  /// The present moment.
  var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }
}

extension FileTime {
  /// The clock that file systems stamp with, which ticks slowly: what is
  /// written from now on is no older.
  static var now: FileTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME_COARSE, &time)
    return FileTime(time)
  }
}
