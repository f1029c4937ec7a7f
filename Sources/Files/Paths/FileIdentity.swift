import Glibc
import Notifications

/// What a path leads to, however it is spelled.
///
/// Device and inode: two links to one file are equal. It holds only as long as the file is there.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  // Of what is not on the disk: its name in the folder that the numbers are of.
  private let name: ExactText?

  /// The identity of what is at a path; nil where there is nothing.
  ///
  /// What an editor has and never saved (`UnsavedTexts`) is told by its name in its folder.
  package init?(path: String) {
    if let found = FileIdentity(onDisk: path) {
      self = found
    } else if UnsavedTexts.holds(path) {
      self = FileIdentity(unsaved: path)
    } else {
      return nil
    }
  }

  /// The identity of what the disk has at a path; nil where it has nothing.
  init?(onDisk path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number, name) = (UInt64(status.st_dev), UInt64(status.st_ino), nil)
  }

  /// The identity of what may be at a path one day.
  ///
  /// - Parameter path: Where neither its folder nor the one around that is there, the same only
  ///   where it is spelled the same.
  init(unsaved path: String) {
    let file = FilePath(path)
    let parent = FilePath(file.folder)
    if let folder = FileIdentity(onDisk: parent.text) {
      (device, number, name) = (folder.device, folder.number, ExactText(file.name))
    } else if let folder = FileIdentity(onDisk: parent.folder) {
      name = ExactText(parent.name + "/" + file.name)
      (device, number) = (folder.device, folder.number)
    } else {
      (device, number, name) = (0, 0, ExactText(path))
    }
  }

  /// Whether it is that of something on the disk.
  var isOnDisk: Bool { name == nil }
}
