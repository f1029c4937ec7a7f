import Glibc

/// Standard input, output and error as the program was started with.
enum StandardDescriptors {
  /// Opens something in the place of those that are closed, or the next file that is opened would
  /// become one of them and get what is printed. What stands in cannot be used: reading it, or
  /// writing to it, fails as before.
  static func fillGaps() {
    let standIns = [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    for (descriptor, mode) in standIns where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // The lowest that is free is this one: those below it are open by now.
      _ = open("/dev/null", mode)
    }
  }
}
