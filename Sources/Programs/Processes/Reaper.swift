import Glibc

/// Takes in the supervisor's dead children, and ends the living ones.
struct Reaper {
  private let program: pid_t
  private let children: Int32
  /// How the program ended; nil while it runs.
  private(set) var end: ProgramEnd?

  /// - Parameters:
  ///   - program: The child whose end is told; all others are leftovers.
  ///   - children: A descriptor that can be read once a child ended.
  init(program: pid_t, children: Int32) {
    (self.program, self.children) = (program, children)
  }

  /// Takes in all that have ended by now; false where no child is left at all.
  ///
  /// Does not wait.
  @discardableResult
  mutating func reap() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1024)
    while read(children, &buffer, buffer.count) > 0 {}
    while true {
      var status: Int32 = 0
      var usage = rusage()
      let child = wait4(-1, &status, WNOHANG, &usage)
      if child < 0, errno == EINTR { continue }
      if child <= 0 { return child == 0 }
      if child == program { end = ProgramEnd(status: status, usage) } else { end?.leftovers += 1 }
    }
  }

  /// Ends the program's group, then every child there is, until there are none: those of a
  /// child that ended become ours.
  ///
  /// Blocks for up to five seconds.
  mutating func sweep() {
    kill(-program, SIGKILL)
    // What cannot be ended, such as one waiting for a dead disk, is left after five seconds.
    for _ in 0..<250 where reap() {
      for child in Processes.children { kill(child, SIGKILL) }
      var polls = [pollfd(reading: children)]
      poll(&polls, 1, 20)
    }
  }
}

extension ProgramEnd {
  fileprivate init(status: Int32, _ usage: rusage) {
    let time = (usage.ru_utime, usage.ru_stime)
    let milliseconds =
      (time.0.tv_sec + time.1.tv_sec) * 1000 + (time.0.tv_usec + time.1.tv_usec) / 1000
    self.init(
      status: status, peakKilobytes: usage.ru_maxrss, processorMilliseconds: milliseconds,
      leftovers: 0)
  }
}
