import Files

extension Folder {
  /// A folder and the folders in it that may hold parts of an app, eight levels deep.
  ///
  /// At most 512: beyond that it is no bundle.
  package static func tree(below path: String) -> [String] {
    var found: [String] = []
    var waiting = [(path, 0)]
    while let (folder, depth) = waiting.popLast(), found.count < 512 {
      guard let names = entriesIfThere(folder) else { continue }
      found.append(folder)
      if depth == 8 { continue }
      // A file has a kind, and so have the folders that are none of an app's.
      let inner = names.map { FilePath(FilePath(folder).appending($0)) }
        .filter { folderKinds.contains($0.kind) && isFolder($0.text) }
      waiting += inner.reversed().map { ($0.text, depth + 1) }
    }
    return found
  }

  private static let folderKinds: Set<String> = ["", "lproj", "appex", "app", "bundle"]
}
