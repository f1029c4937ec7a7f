import Glibc

/// A program that has the terminal to itself for a while.
enum ChildProcess {
  /// Runs a program and waits until it is done.
  ///
  /// - Parameter arguments: Behind its name.
  /// - Returns: Its exit status; 127 where it could not be started, 128+n where signal n ended it.
  static func run(_ executable: String, _ arguments: [String]) -> Int32 {
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, executable, nil, nil, &words, environ) == 0 else { return 127 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
  }
}
