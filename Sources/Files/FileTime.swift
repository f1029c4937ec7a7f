import Glibc

/// When a file was written last, as the file system says it.
package struct FileTime: Comparable, Hashable, Sendable {
  // Since 1970.
  private let seconds: Int
  private let nanoseconds: Int

  /// A time since the beginning of 1970, as the system tells it.
  package init(_ time: timespec) {
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
  }

  /// The beginning of 1970, before which nothing was written.
  package static var beginning: FileTime { FileTime(timespec()) }

  /// The time of what is at a path; nil where nothing is.
  package init?(path: String) { self.init(path, \.st_mtim) }

  /// When what is at a path was changed last in any way, which no program can set
  /// back; nil where nothing is.
  package init?(changeOf path: String) { self.init(path, \.st_ctim) }

  private init?(_ path: String, _ time: KeyPath<stat, timespec>) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status[keyPath: time])
  }

  package static func < (left: FileTime, right: FileTime) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
