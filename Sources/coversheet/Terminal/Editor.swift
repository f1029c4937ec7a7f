import Glibc

/// The person's own editor, from `VISUAL` or else `EDITOR`.
struct Editor {
  /// As the shell runs it, arguments included.
  let command: String

  /// Nil where none is set.
  init?(_ environment: ProcessEnvironment) {
    guard let command = environment["VISUAL"] ?? environment["EDITOR"] else { return nil }
    self.command = command
  }

  /// Edits a file, and waits until that is done.
  ///
  /// - Parameter line: The line to begin at, from 1; nearly every editor knows `+LINE`.
  /// - Returns: The editor's exit status; 127 where it could not be started.
  func edit(_ path: String, line: Int) -> Int32 {
    let words = ["/bin/sh", "-c", "exec \(command) \"$@\"", "sh", "+\(line)", path]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    guard posix_spawn(&process, "/bin/sh", nil, nil, &arguments, environ) == 0 else { return 127 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
  }
}
