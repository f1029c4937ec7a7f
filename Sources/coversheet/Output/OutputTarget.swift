import Files
import Glibc

/// What a path leads to that a result is written to.
enum OutputTarget {
  /// A regular file, or none yet, at this path without links: it is replaced as a whole.
  ///
  /// The status is nil where there is no file yet.
  case file(String, status: stat?)
  /// A descriptor of our own, such as `/dev/stdout`.
  case descriptor(Int32)
  /// A device, a pipe, or a file that is mounted there: it is written through.
  case stream(String)

  /// Follows a path to where it leads.
  ///
  /// - Throws: The system's error where it leads to a folder or nowhere.
  init(_ path: String) throws(SystemError) {
    var path = path
    // As many links in a row as Linux follows.
    for _ in 0..<40 {
      if let own = Self.ownDescriptor(path) {
        self = .descriptor(own)
        return
      }
      guard let link = SymbolicLink.target(of: path) else {
        self = try Self.end(path)
        return
      }
      path = link.hasPrefix("/") ? link : FilePath(FilePath(path).folder).appending(link)
    }
    throw SystemError(ELOOP)
  }

  private static func end(_ path: String) throws(SystemError) -> OutputTarget {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return .file(path, status: nil) }
      throw SystemError(errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      // Replacing it would only ask whether its folder may be written.
      guard access(path, W_OK) == 0 else { throw SystemError(errno) }
      return isMounted(path) ? .stream(path) : .file(path, status: status)
    case S_IFDIR: throw SystemError(EISDIR)
    default: return .stream(path)
    }
  }

  // As containers have files of the machine: no other can be moved to where one is mounted, and
  // what is mounted elsewhere would stay there as it was.
  private static func isMounted(_ path: String) -> Bool {
    guard let whole = Folder.wholeIfThere(path) else { return false }
    let mounts = SourceFile.readIfThere("/proc/self/mountinfo")?.bytes ?? []
    let place = whole.map { escapes[$0] ?? String($0) }.joined()
    return mounts.holds(" \(place) ")
  }

  // As the table of mounts has them.
  private static let escapes: [Character: String] = [
    " ": #"\040"#, "\t": #"\011"#, "\n": #"\012"#, "\\": #"\134"#,
  ]

  // Opened anew, such a link would begin at the file's first byte instead of behind what is there.
  private static func ownDescriptor(_ path: String) -> Int32? {
    guard Folder.wholeIfThere(FilePath(path).folder) == "/proc/\(getpid())/fd" else { return nil }
    return Int32(FilePath(path).name)
  }
}
