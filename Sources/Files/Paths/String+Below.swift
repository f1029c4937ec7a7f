import Notifications

extension String {
  /// This path from a folder on where it is written below that, else as it is; the
  /// file system is not asked.
  package func below(_ folder: String) -> String {
    hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : self
  }

  /// Whether this path is a folder's own or is written below it; the file system is not asked.
  package func isWithin(_ folder: String) -> Bool { self == folder || hasPrefix(folder + "/") }
}

extension Place {
  /// `path:line`, the path from a folder on where it is written below that.
  package func words(below folder: String?) -> String {
    "\(folder.map(path.below) ?? path):\(line)"
  }
}
