import Notifications

/// The folders in which a program may read, and those in which it may write; all else
/// is as if it were not there.
package struct FileReach: Hashable, Sendable {
  /// Where may be read, without links.
  let readable: [String]
  /// Where may be written, without links.
  package let writable: [String]

  /// - Parameters:
  ///   - read: Folders that are there.
  ///   - write: Folders that are there; they may be read by being among `read`, too.
  package init(read: [String], write: [String]) {
    readable = read.filter(Folder.exists).map { Folder.whole($0).text }
    writable = write.filter(Folder.exists).map { Folder.whole($0).text }
  }

  /// Whether what is at a path lies inside, links followed.
  package func mayRead(_ path: String) -> Bool { Self.holds(path, readable) }

  /// Whether what is at a path, or would be made there, lies inside, links followed.
  package func mayWrite(_ path: String) -> Bool { Self.holds(path, writable) }

  /// Why a path is refused that stands in a file; nil for one that stays inside.
  ///
  /// - Parameter folder: Where it begins.
  package func refusal(ofName name: String, from folder: String) -> String? {
    mayRead(Self.path(name, from: folder)) ? nil : "\"\(name)\" leads out of what may be read"
  }

  /// Where a name leads.
  ///
  /// - Parameter folder: Where it begins; empty for the working directory.
  package static func path(_ name: String, from folder: String) -> String {
    name.hasPrefix("/") || folder.isEmpty ? name : FilePath(folder).appending(name)
  }

  private static func holds(_ path: String, _ folders: [String]) -> Bool {
    guard path.utf8.count <= FilePath.byteLimit, !FilePath.isCutShort(path),
      let whole = resolved(path)
    else { return false }
    return folders.contains(where: whole.isWithin)
  }

  // Of what is not there, the folder that is there nearest above it, and the
  // names below; none may be `..`.
  private static func resolved(_ path: String) -> String? {
    var file = FilePath(path.isEmpty ? "." : path)
    var below: [String] = []
    while !Folder.exists(file.text) {
      // A link that leads nowhere could be followed once something is there.
      if FileKind.isLink(file.text) || [".", ".."].contains(file.name) { return nil }
      if file.folder == file.text { return nil }
      below.insert(file.name, at: 0)
      file = FilePath(file.folder)
    }
    return below.reduce(Folder.whole(file.text).text) { FilePath($0).appending($1) }
  }
}
