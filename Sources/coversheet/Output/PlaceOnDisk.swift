import Files
import Notifications

/// Where a path leads: without links as far as it is there, whole from the root.
struct PlaceOnDisk: Equatable {
  /// Absolute, without `.` and `..`.
  let text: String

  /// - Parameter path: Relative to the working folder, or absolute; nothing needs to be there.
  init(_ path: String) {
    if let whole = Folder.wholeIfThere(path) {
      text = whole
    } else {
      let parent = FilePath(path).folder
      let folder = parent == path ? Folder.whole(path).text : PlaceOnDisk(parent).text
      text = FilePath(folder).appending(FilePath(path).name)
    }
  }

  /// Whether it is the other place, or a folder above it.
  func holds(_ other: PlaceOnDisk) -> Bool { other.text.isWithin(text) }
}
