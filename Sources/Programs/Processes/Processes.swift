import Files
import Glibc
import Notifications

/// What the system tells about processes.
enum Processes {
  /// The processes that have this one as their parent, dead ones that were not reaped among them.
  ///
  /// Empty where there is no `/proc`.
  ///
  /// - Complexity: Reads a file for every process of the machine.
  static var children: [pid_t] {
    guard let processes = opendir("/proc") else { return [] }
    defer { closedir(processes) }
    let own = getpid()
    var found: [pid_t] = []
    while let entry = readdir(processes) {
      if let process = pid_t(entry.name), parent(of: process) == own { found.append(process) }
    }
    return found
  }

  /// Whether a process gave up for good to gain rights, as programs of extensions
  /// and all that they start did.
  ///
  /// - Parameter process: A number, or `self`.
  /// - Returns: False for one that is gone.
  static func gainsNoRights(_ process: String) -> Bool {
    text("/proc/\(process)/status").containsBytes(of: "\nNoNewPrivs:\t1")
  }

  /// The parent of a process, from `/proc/N/stat`: its name is in brackets and may hold anything.
  private static func parent(of process: pid_t) -> pid_t? {
    let text = text("/proc/\(process)/stat")
    guard let bracket = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: bracket)...].split(separator: " ")
    return fields.count > 1 ? pid_t(fields[1]) : nil
  }

  private static func text(_ path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = max(0, read(file, &buffer, buffer.count))
    return String(decoding: buffer.prefix(count), as: UTF8.self)
  }
}
