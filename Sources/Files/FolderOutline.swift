import Glibc
import Notifications

/// What a folder holds, by names alone: no file in it is opened, however many there are.
struct FolderOutline {
  /// The folders in it, in the order of their bytes, without hidden ones and
  /// those that links lead to.
  private(set) var folders: [String] = []
  /// Whether something in it says that it is an app: an `Info.plist`, or a `Notifications.json`.
  private(set) var declaresApp = false
  /// Whether there is a project of Xcode's in it, or what one is made of.
  private(set) var hasProject = false
  /// Whether what makes several apps of a folder may be in it: folders, links, or
  /// a target's property list.
  private(set) var mayBeTree = false
  /// Whether a system that keeps versions has its top here.
  private(set) var isRepository = false

  private static let declarations = ["Info.plist", "Notifications.json"]
  private static let repositories = [".git", ".hg", ".svn", ".jj"]

  /// Looks into a folder; nil where it cannot be read.
  init?(_ path: String) {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let type = entry.pointee.d_type
      let name = entry.withName { name in
        type != DT_REG || Self.mayTell(name) ? String(cString: name) : nil
      }
      if let name { add(name, type, in: path) }
    }
    folders = folders.ordered { $0.precedesExactly($1) }
  }

  /// Whether a folder with thousands of files in it is known to be no app and to hold none,
  /// without their names being read.
  ///
  /// Where a file system counts a folder's folders by its links, two are the folder's own. Whether
  /// this file system counts so is seen in the parent: its count has to be above 2.
  static func holdsNoApp(_ path: String) -> Bool {
    guard let own = status(path), own.st_size >= largeSize, own.st_nlink == 2,
      let above = status(path + "/.."), above.st_dev == own.st_dev, above.st_nlink > 2
    else { return false }
    return !declarations.contains { Folder.exists(path + "/" + $0) }
  }

  // In bytes: those of some five hundred names.
  private static let largeSize = 1 << 14

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  // Of a hundred thousand files, making a text of each name would be all that
  // the search for an app takes.
  private static func mayTell(_ fileName: UnsafePointer<CChar>) -> Bool {
    let count = strlen(fileName)
    return fileName[0] == CChar(UInt8(ascii: "."))
      || fileName[0] | 0x20 == CChar(UInt8(ascii: "p"))
        && SourceWalk.projectFiles.contains { strcmp(fileName, $0) == 0 }
      || count > 5
        && (strcmp(fileName + count - 6, ".plist") == 0
          || strcmp(fileName + count - 5, ".json") == 0)
  }

  private mutating func add(_ name: String, _ type: UInt8, in path: String) {
    if name.hasPrefix(".") {
      isRepository = isRepository || Self.repositories.contains(name)
    } else if type == DT_DIR || type == DT_UNKNOWN && Folder.isFolder(path + "/" + name) {
      folders.append(name)
      mayBeTree = true
      hasProject = hasProject || SourceTree.isProject(name)
    } else if SourceWalk.projectFiles.contains(name) {
      hasProject = true
      mayBeTree = true
    } else if Self.declarations.contains(name) {
      declaresApp = true
      mayBeTree = true
    } else if type == DT_LNK || name.hasSuffix("-Info.plist") {
      mayBeTree = true
    }
  }
}
