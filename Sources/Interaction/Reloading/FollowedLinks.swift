import Files
import Notifications

/// Files that were read through symbolic links: what is written where they
/// lead is told of the links.
struct FollowedLinks {
  private var linksOfTarget: [ExactText: [String]] = [:]

  init() {}

  /// Those among some files, and those that were found in folders.
  init(of files: [String], and links: [String]) {
    for path in Set((links + files.filter(FileKind.isLink)).map(ExactText.init)).inOrder {
      let target = Folder.whole(path).text
      if !target.isExactly(path) { linksOfTarget[ExactText(target), default: []].append(path) }
    }
  }

  /// The folders that their targets lie in.
  var folders: [String] { Set(linksOfTarget.keys).inOrder.map { FilePath($0).folder } }

  /// The paths by which a file was read; its own where no link leads there.
  func names(of path: String) -> [String] {
    [path] + (linksOfTarget[ExactText(path)] ?? [])
  }
}
