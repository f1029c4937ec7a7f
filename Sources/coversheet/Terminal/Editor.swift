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
    ChildProcess.run("/bin/sh", ["-c", "exec \(command) \"$@\"", "sh", "+\(line)", path])
  }
}
