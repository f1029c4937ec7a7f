import Glibc

/// What a path leads to, however it is spelled.
///
/// Device and inode: two links to one file are equal. It holds only as long as the file is there.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// The identity of what is at a path; nil where there is nothing.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }
}
