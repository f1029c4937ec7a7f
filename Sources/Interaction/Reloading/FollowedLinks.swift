import Files
import Notifications
import Sessions

/// Files that were read through symbolic links: what is written where they
/// lead is told of the links.
struct FollowedLinks {
  private var links: [(path: String, target: String)] = []

  init() {}

  /// Those among some files, and those that lie in some folders.
  init(of files: [String], in folders: [String]) {
    let inner = folders.flatMap { folder in
      (Folder.entriesIfThere(folder) ?? []).map { FilePath(folder).appending($0) }
    }
    for path in Set((inner + files).map(ExactText.init)).inOrder where FileKind.isLink(path) {
      let target = Folder.whole(path).text
      if !target.isExactly(path) { links.append((path, target)) }
    }
  }

  /// The folders that their targets lie in.
  var folders: [String] { links.map { FilePath($0.target).folder } }

  /// The paths by which a file was read; its own where no link leads there.
  func names(of path: String) -> [String] {
    [path] + links.filter { $0.target.isExactly(path) }.map(\.path)
  }
}
