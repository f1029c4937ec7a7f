import Files

/// The files below some folders of which something is known; folders of what is built
/// or fetched are passed over.
struct WorkspaceFiles {
  /// Whole paths, without links, in the order of the folders and of their bytes.
  private(set) var paths: [String] = []
  private var visited: Set<FileIdentity> = []

  private static let mostFolders = 20_000

  init(in folders: [String]) {
    for folder in folders { look(into: Folder.whole(folder).text) }
  }

  /// The files of a kind.
  func files(_ kind: DocumentKind) -> [String] { paths.filter { DocumentKind(path: $0) == kind } }

  private mutating func look(into folder: String) {
    guard visited.count < Self.mostFolders, let identity = FileIdentity(path: folder),
      visited.insert(identity).inserted
    else { return }
    for name in Folder.entriesIfThere(folder) ?? [] where !Folder.namesPassedOver.contains(name) {
      let path = FilePath(folder).appending(name)
      if Folder.isFolder(path) {
        look(into: path)
      } else if DocumentKind(path: path) != nil {
        paths.append(path)
      }
    }
  }
}
