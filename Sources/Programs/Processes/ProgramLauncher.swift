import Files
import Glibc

/// Starts programs: what they all get.
package struct ProgramLauncher: Hashable, Sendable {
  /// Our own executable, which knows `ProgramSupervisor.command` as its first argument.
  package var supervisor: String
  /// The program's `PATH`. Everything else of our environment is kept from it.
  package var path: String
  /// The program's `LANG`.
  var language: String

  /// - Parameters:
  ///   - supervisor: An absolute path.
  ///   - path: Folders with colons between.
  ///   - language: Such as `en_US.UTF-8`.
  package init(supervisor: String, path: String, language: String) {
    (self.supervisor, self.path, self.language) = (supervisor, path, language)
  }

  /// Starts a program under supervision.
  ///
  /// - Parameter program: Its words are handed on as they are.
  /// - Throws: `ProgramFailure.notStarted` where the supervisor cannot be started. A program that
  ///   cannot be started is heard of later.
  func start(_ program: ExternalProgram) throws(ProgramFailure) -> ProgramProcess {
    let words =
      [supervisor, ProgramSupervisor.command, program.folder] + program.limits.words + program.words
    Orphans.adopt()
    var ends = try PipeEnds()
    do throws(ProgramFailure) {
      let process = try spawn(words, ends)
      ends.closeOfChild()
      return ProgramProcess(process, ends: ends)
    } catch {
      ends.closeOfChild()
      ends.closeOurs()
      throw error
    }
  }

  private func spawn(_ words: [String], _ ends: PipeEnds) throws(ProgramFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for move in ends.moves {
      // Refused beyond the limit on descriptors: the program would be started without it.
      let error = posix_spawn_file_actions_adddup2(&actions, move.from, move.to)
      if error != 0 { throw .system("a descriptor", error) }
    }
    var attributes = Self.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    var arguments = words.map { strdup($0) } + [nil]
    let variables = ["PATH=\(path)", "LANG=\(language)"]
    var environment = variables.map { strdup($0) } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, supervisor, &actions, &attributes, &arguments, &environment)
    if error != 0 { throw .system(supervisor, error) }
    return process
  }

  // A session of its own has no terminal that the program could write to or read from, and a group
  // of its own. Signals have their default actions.
  private static func attributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var (every, none) = (sigset_t(), sigset_t())
    sigfillset(&every)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &every)
    posix_spawnattr_setsigmask(&attributes, &none)
    let newSession: Int32 = 0x80
    let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | newSession
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }
}

extension ProgramFailure {
  /// What could not be done, in the system's words.
  ///
  /// - Parameters:
  ///   - what: What was tried, such as the path of a program.
  ///   - error: `errno`.
  static func system(_ what: String, _ error: Int32) -> ProgramFailure {
    .notStarted("\(what): \(error.systemErrorWords)")
  }
}
