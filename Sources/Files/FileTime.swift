import Glibc

/// When a file was written last, as the file system says it.
package struct FileTime: Comparable, Hashable, Sendable {
  // Since 1970.
  private let seconds: Int
  private let nanoseconds: Int

  /// So many seconds and nanoseconds after the beginning of 1970.
  package init(seconds: Int, nanoseconds: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// So many milliseconds after the beginning of 1970.
  package init(milliseconds: Int64) {
    self.init(
      seconds: Int(milliseconds / 1000), nanoseconds: Int(milliseconds % 1000) * 1_000_000)
  }

  /// The time of what is at a path; nil where nothing is.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }

  /// When what is at a path was changed last in any way, which no program can set back; nil where nothing is.
  package init?(changeOf path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(seconds: status.st_ctim.tv_sec, nanoseconds: status.st_ctim.tv_nsec)
  }

  package static func < (left: FileTime, right: FileTime) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
