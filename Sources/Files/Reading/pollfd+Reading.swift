import Glibc

extension pollfd {
  /// What waits until there is something to read, or its writer is gone.
  package init(reading descriptor: Int32) {
    self.init(fd: descriptor, events: Int16(POLLIN), revents: 0)
  }

  /// What waits until there is room to write, or its reader is gone.
  package init(writing descriptor: Int32) {
    self.init(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  }
}
