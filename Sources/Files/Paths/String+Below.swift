import Notifications

extension String {
  /// This path from a folder on where it is written below that, else as it is; the file system is not asked.
  package func below(_ folder: String) -> String {
    hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : self
  }
}

extension Place {
  /// `path:line`, the path from a folder on where it is written below that.
  package func words(below folder: String?) -> String {
    "\(folder.map(path.below) ?? path):\(line)"
  }
}
