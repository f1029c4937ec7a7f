import Glibc

/// What a program took from its start to its end.
struct EndedProgram {
  /// Processor time of its own, in seconds.
  let seconds: Double
  /// The most memory that it held, in bytes, but for its last milliseconds.
  let peakMemory: Int

  /// Runs it, with nothing to read; what it writes is thrown away.
  ///
  /// - Throws: Where it cannot be started, or does not end well.
  init(_ path: String, _ words: [String]) throws(BenchError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in STDIN_FILENO...STDERR_FILENO {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var arguments = ([path] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard posix_spawn(&process, path, &actions, nil, &arguments, environ) == 0 else {
      throw BenchError("cannot start \(path)")
    }
    var status: Int32 = 0
    var usage = rusage()
    var most = 0
    while case let ended = wait4(process, &status, WNOHANG, &usage), ended != process {
      guard ended == 0 else { throw BenchError("\(path) is gone") }
      // What wait4 tells counts this process, too, which it was a copy of.
      most = max(most, (try? ProcessStatus(of: process).peakMemory) ?? 0)
      usleep(2000)
    }
    guard status == 0 else { throw BenchError("\(path) \(words.joined(separator: " ")) failed") }
    seconds = usage.ownSeconds
    peakMemory = most
  }
}
