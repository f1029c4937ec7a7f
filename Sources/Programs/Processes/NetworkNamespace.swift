internal import CProcess
import Glibc

/// A network in which a process is alone: it sees none of the machine's interfaces, and
/// reaches no other process.
package enum NetworkNamespace {
  /// Puts this process into one, and all that it starts.
  ///
  /// As root by right; else as its own user in users of its own, where the system lets it. Only
  /// for a process of one thread.
  ///
  /// - Returns: False where the system refuses; then the process sees the network as before.
  static func enter() -> Bool {
    let (user, group) = (getuid(), getgid())
    if cp_unshare_network(0) == 0 { return true }
    guard cp_unshare_network(1) == 0 else { return false }
    // Files that it makes belong to whom they would have.
    write("deny", to: "setgroups")
    write("\(user) \(user) 1", to: "uid_map")
    write("\(group) \(group) 1", to: "gid_map")
    return true
  }

  /// Whether the system lets programs be put into one: tried by a child that ends at once.
  package static var isAllowed: Bool {
    let trial = cp_fork()
    guard trial >= 0 else { return false }
    if trial == 0 { _exit(cp_unshare_network(0) == 0 || cp_unshare_network(1) == 0 ? 0 : 1) }
    var status: Int32 = 1
    while waitpid(trial, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }

  private static func write(_ text: String, to name: String) {
    let descriptor = open("/proc/self/\(name)", O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }
}
