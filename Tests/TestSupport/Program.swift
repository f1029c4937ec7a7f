import Glibc

/// The built program as a process of its own, for tests of what a person or a script gets.
///
///     let outcome = try Program.run(["state", "day.scenario"], in: folder.path)
///     #expect(outcome.errors == "")
///
/// Nothing is inherited: it gets the variables that the test gives, and no others.
package enum Program {
  /// What a run came to.
  package struct Outcome {
    /// The exit status, or the signal that ended it.
    package var status: PseudoTerminal.ExitStatus
    /// All of standard output.
    package var outputBytes: [UInt8]
    /// All of standard error.
    package var errorBytes: [UInt8]

    /// Standard output as text.
    package var output: String { String(decoding: outputBytes, as: UTF8.self) }
    /// Standard error as text.
    package var errors: String { String(decoding: errorBytes, as: UTF8.self) }
  }

  /// Where a program that is built beside the tests lies; an absolute path is itself.
  package static func path(_ name: String) -> String {
    if name.hasPrefix("/") { return name }
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = max(0, readlink("/proc/self/exe", &buffer, buffer.count))
    let own = String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    let folders = [own, CommandLine.arguments[0]].map { path in
      String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }
    let paths = folders.map { $0 + "/" + name }
    return paths.first { access($0, X_OK) == 0 } ?? paths[0]
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - folder: Where it starts.
  ///   - input: What it reads on standard input, then the end.
  ///   - environment: Its variables, `NAME=value`.
  ///   - byteLimit: Standard output is closed after so many bytes, as `head` does; nil reads all.
  /// - Throws: `PseudoTerminalError` where it cannot be started.
  package static func run(
    _ arguments: [String], of program: String = "coversheet", in folder: String,
    input: String = "", environment: [String], byteLimit: Int? = nil
  ) throws(PseudoTerminalError) -> Outcome {
    let pipes = try (0..<3).map { _ throws(PseudoTerminalError) in try Pipe() }
    // The shell goes to the folder and becomes the program: a test must not change its own folder.
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder, path(program)]
    let process = try start(shell + arguments, environment, pipes)
    for (index, pipe) in pipes.enumerated() { pipe.close(index == 0 ? .reading : .writing) }
    var exchange = Exchange(pipes, input: Array(input.utf8), byteLimit: byteLimit)
    if !exchange.run() { kill(process, SIGKILL) }
    var raw: Int32 = 0
    while waitpid(process, &raw, 0) < 0 && errno == EINTR {}
    return Outcome(
      status: PseudoTerminal.ExitStatus(raw: raw), outputBytes: exchange.output,
      errorBytes: exchange.errors)
  }

  private static func start(
    _ words: [String], _ variables: [String], _ pipes: [Pipe]
  ) throws(PseudoTerminalError) -> pid_t {
    try SpawnedProcess.start(words, variables) { actions in
      posix_spawn_file_actions_adddup2(&actions, pipes[0].reading, 0)
      posix_spawn_file_actions_adddup2(&actions, pipes[1].writing, 1)
      posix_spawn_file_actions_adddup2(&actions, pipes[2].writing, 2)
    }
  }
}
