import Glibc

/// A call on a descriptor that failed, with the reason in `errno`.
enum FailedCall {
  /// Waits until it can be made again, where it was interrupted, or who opened the descriptor made
  /// it non-blocking.
  ///
  /// - Parameter events: What the call needs, such as `POLLIN`.
  /// - Returns: False where it failed for good; then `errno` is as it was.
  static func waitToRepeat(on descriptor: Int32, for events: Int32) -> Bool {
    switch errno {
    case EINTR: return true
    case EAGAIN:
      var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      poll(&request, 1, -1)
      return true
    default: return false
    }
  }
}
