extension Folder {
  /// A folder and the folders in it that may hold parts of an app, eight levels deep, and the links
  /// that lie in them.
  ///
  /// At most 512: beyond that it is no bundle.
  package static func tree(below path: String) -> (folders: [String], links: [String]) {
    var found: (folders: [String], links: [String]) = ([], [])
    var waiting = [(path, 0)]
    while let (folder, depth) = waiting.popLast(), found.folders.count < 512 {
      guard let entries = listing(folder) else { continue }
      let place = FilePath(folder)
      found.folders.append(folder)
      // The folder knows which of its entries may be links: each by itself is not asked.
      found.links += entries.filter { $0.kind == nil }.map { place.appending($0.name) }
        .filter(FileKind.isLink)
      if depth == 8 { continue }
      // A file has a kind, and so have the folders that are none of an app's.
      let inner = entries.filter {
        $0.isFolder(in: folder) && folderKinds.contains(FilePath($0.name).kind)
      }
      waiting += inner.reversed().map { (place.appending($0.name), depth + 1) }
    }
    return found
  }

  private static let folderKinds: Set<String> = ["", "lproj", "appex", "app", "bundle"]
}
