import Files
import Sessions

/// Files that were read through symbolic links: what is written where they
/// lead is told of the links.
struct FollowedLinks {
  private var linksOfTarget: [String: [String]] = [:]

  init() {}

  /// Those among some files, and those that lie in some folders.
  init(of files: Set<String>, in folders: Set<String>) {
    let inner = folders.flatMap { folder in
      (Folder.entriesIfThere(folder) ?? []).map { FilePath(folder).appending($0) }
    }
    for path in Set(inner).union(files).sorted() where FileKind.isLink(path) {
      let target = Folder.whole(path).text
      if target != path { linksOfTarget[target, default: []].append(path) }
    }
  }

  /// The folders that their targets lie in.
  var folders: Set<String> { Set(linksOfTarget.keys.map { FilePath($0).folder }) }

  /// The paths by which a file was read; its own where no link leads there.
  func names(of path: String) -> [String] { [path] + (linksOfTarget[path] ?? []) }
}
