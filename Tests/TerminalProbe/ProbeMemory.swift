import Glibc
import NcursesTerminal

/// A program that asks for more memory than the system allows it.
enum ProbeMemory {
  /// Allows itself twice of what it takes, and asks for more than the half that is free.
  static func exhaust() {
    var line = [CChar](repeating: 0, count: 100)
    guard let file = fopen("/proc/self/statm", "re"), fgets(&line, 100, file) != nil else { return }
    let taken = strtoul(line, nil, 10) * UInt(getpagesize())
    var limit = rlimit(rlim_cur: rlim_t(2 * taken), rlim_max: rlim_t(2 * taken))
    guard setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return }
    MemoryLimit.sayWhenReached(status: 2)
    let bytes = [UInt8](repeating: 1, count: Int(taken + taken / 4))
    print(bytes.count)
  }
}
