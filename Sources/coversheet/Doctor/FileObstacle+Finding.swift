import Files
import Glibc
import Screens

extension FileObstacle {
  /// What stands against writing a file that a person named while the program runs; nil for nothing.
  ///
  /// - Parameter opened: The paths that were opened: what is read there is not to be changed unasked.
  init?(_ path: String, opened: [String]) {
    if let source = opened.first(where: { PlaceOnDisk($0).holds(PlaceOnDisk(path)) }) {
      self = .opened(FileIdentity(path: source) == FileIdentity(path: path) ? path : source)
    } else if let target = Self.target(of: path) {
      self = .link(to: target)
    } else if Folder.exists(path) {
      self = .file
    } else {
      return nil
    }
  }

  // As the link has it, whether anything is there or not.
  private static func target(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { return nil }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
