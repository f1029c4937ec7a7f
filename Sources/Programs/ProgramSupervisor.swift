internal import CProcess
import Glibc

/// Our own executable in another role: the parent of a program that is not ours, which ends all
/// that the program started.
///
/// A program can leave its process group and its parent, but not its ancestors: the supervisor
/// adopts every process below it that loses its own parent, so that none of them gets out of its
/// sight. It ends them when the program ends, and when its lifeline closes, by intention or because
/// its holder crashed. No limit of `posix_spawn`'s could do that, nor can `posix_spawn` set limits.
package struct ProgramSupervisor {
  /// The first argument that puts our executable into this role. It is followed by the folder, the
  /// limits and the program's words.
  package static let command = "supervise-program"

  // The pipes that the parent gave us; the first three are the program's.
  private static let (report, lifeline): (Int32, Int32) = (3, 4)

  private let folder: String
  private let limits: ProgramLimits
  private let words: [String]

  /// From the words after the command; nil where they are not what `ProgramLauncher` writes.
  ///
  /// - Parameter arguments: The folder, four limits, and one word of the program at least.
  package init?(_ arguments: [String]) {
    guard arguments.count > 5, let limits = ProgramLimits(words: Array(arguments[1..<5])) else {
      return nil
    }
    folder = arguments[0]
    self.limits = limits
    words = Array(arguments[5...])
  }

  /// Runs the program to its end, and everything else that it started.
  ///
  /// Uses the descriptors 3 and 4, and closes all above them.
  ///
  /// - Returns: The exit status of the supervisor itself; how the program ended is in the report.
  package func run() -> Int32 {
    cp_close_from(Self.lifeline + 1)
    for own in [Self.report, Self.lifeline] { _ = fcntl(own, F_SETFD, FD_CLOEXEC) }
    let children = cp_watch_children()
    guard children >= 0, cp_adopt_orphans() == 0 else { return refuse("supervision", errno) }
    let program = cp_fork()
    if program < 0 { return refuse(words[0], errno) }
    if program == 0 { become() }
    releaseStandardStreams()
    var reaper = Reaper(program: program, children: children)
    while reaper.end == nil, !isLifelineCut(children) { reaper.reap() }
    reaper.sweep()
    guard let end = reaper.end else { return refuse(words[0], ESRCH) }
    tell(.ended(end))
    return 0
  }

  /// Sleeps until a child ended or the lifeline is closed; tells whether it is that.
  private func isLifelineCut(_ children: Int32) -> Bool {
    var polls = [pollfd(reading: children), pollfd(reading: Self.lifeline)]
    poll(&polls, 2, -1)
    return polls[1].revents != 0
  }

  // Held here too, their ends would never be seen.
  private func releaseStandardStreams() {
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    for stream in 0..<Int32(3) { dup2(nothing, stream) }
    if nothing > 2 { close(nothing) }
  }

  private func refuse(_ step: String, _ error: Int32) -> Int32 {
    tell(.refused(step: step, error: error))
    return 1
  }

  private func tell(_ report: ProgramReport) {
    let bytes = Array(report.line.utf8)
    _ = write(Self.report, bytes, bytes.count)
  }
}

extension ProgramSupervisor {
  /// Turns this process, a copy of the supervisor, into the program.
  private func become() -> Never {
    setpgid(0, 0)
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    // Before it depends on its parent: users of its own would make it forget that. Where it
    // may not, `doctor` says so.
    _ = NetworkNamespace.enter()
    if cp_depend_on_parent() != 0 { _exit(refuse("supervision", errno)) }
    if chdir(folder) != 0 { _exit(refuse(folder, errno)) }
    var arguments = words.map { strdup($0) } + [nil]
    limit()
    execvp(words[0], &arguments)
    _exit(refuse(words[0], errno))
  }

  private func limit() {
    Self.set(RLIMIT_CPU, limits.processorSeconds, atMost: limits.processorSeconds + 1)
    if cp_is_sanitized() == 0 { Self.set(RLIMIT_AS, limits.memoryBytes) }
    Self.set(RLIMIT_FSIZE, limits.fileBytes)
    Self.set(RLIMIT_NOFILE, limits.descriptors)
    Self.set(RLIMIT_CORE, 0)
  }

  private static func set(_ resource: __rlimit_resource, _ value: Int, atMost hard: Int? = nil) {
    var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(hard ?? value))
    var present = rlimit()
    getrlimit(__rlimit_resource_t(resource.rawValue), &present)
    // Our parent may have set a lower one, which cannot be raised.
    limit.rlim_max = min(limit.rlim_max, present.rlim_max)
    limit.rlim_cur = min(limit.rlim_cur, limit.rlim_max)
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }
}
