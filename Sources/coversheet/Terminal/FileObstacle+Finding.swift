import Files
import Screens

extension FileObstacle {
  /// What stands against writing a file that a person named while the
  /// program runs; nil for nothing.
  ///
  /// - Parameter opened: The paths that were opened: what is read there is
  ///   not to be changed unasked.
  init?(_ path: String, opened: [String]) {
    if let source = opened.first(where: { PlaceOnDisk($0).holds(PlaceOnDisk(path)) }) {
      self = .opened(FileIdentity(path: source) == FileIdentity(path: path) ? path : source)
    } else if let target = SymbolicLink.target(of: path) {
      self = .link(to: target)
    } else if Folder.exists(path) {
      self = .file
    } else {
      return nil
    }
  }
}
