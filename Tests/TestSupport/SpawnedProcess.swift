import Glibc

/// Starts programs for tests.
enum SpawnedProcess {
  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: Its path, then its arguments.
  ///   - variables: Its environment, `NAME=value`; nothing is inherited.
  ///   - leadsSession: Whether a session of its own begins with it.
  ///   - addActions: Adds what becomes of its descriptors.
  /// - Throws: `PseudoTerminalError` where it cannot be started.
  static func start(
    _ words: [String], _ variables: [String], leadsSession: Bool = false,
    _ addActions: (inout posix_spawn_file_actions_t) -> Void
  ) throws(PseudoTerminalError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    addActions(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    setSignals(of: &attributes, leadsSession: leadsSession)
    var arguments = words.map { strdup($0) } + [nil]
    var environment = variables.map { strdup($0) } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &environment)
    guard result == 0 else { throw PseudoTerminalError("start \(words[0])", result) }
    return process
  }

  private static func setSignals(of attributes: inout posix_spawnattr_t, leadsSession: Bool) {
    var every = sigset_t()
    sigfillset(&every)
    posix_spawnattr_setsigdefault(&attributes, &every)
    // Tests run on threads that take no signals, and what these start would take none either.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // POSIX_SPAWN_SETSID, which the Glibc module leaves out.
    let ownSession: Int32 = leadsSession ? 0x80 : 0
    posix_spawnattr_setflags(
      &attributes, Int16(ownSession | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
  }
}
