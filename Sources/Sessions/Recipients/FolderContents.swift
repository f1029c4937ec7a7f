import Files
import Notifications

/// A folder as the apps that it holds, at any depth and in any layout, each with the payloads that it is sent.
struct FolderContents {
  /// In the order in which they are found; those that stand in come last.
  private(set) var apps: [SentApp] = []
  /// What there is to say of the folder itself.
  private(set) var diagnostics: [Diagnostic] = []

  /// An app with its payload files, in order.
  struct SentApp {
    /// The folder that it is known by.
    let folder: String
    /// What is declared there.
    let reading: Reading<App>
    /// What it is sent.
    var files: [String]
  }

  /// - Throws: Where the folder cannot be read, or holds nothing of an app.
  init(_ path: String, _ locations: DataLocations) throws(Diagnostic) {
    if let tree = SourceTree(path) {
      add(tree)
    } else if AppBundle.isApp(path), !AppBundle.isMerelyPayloads(path) {
      try add(bundle: path)
    } else {
      try look(into: path, locations)
    }
  }

  private mutating func look(into path: String, _ locations: DataLocations) throws(Diagnostic) {
    let targets = CheckTargets([path], locations: locations)
    diagnostics += targets.strays
    for (kind, path) in targets.found where kind == .app {
      if let tree = SourceTree(path) { add(tree) } else { try add(bundle: path) }
    }
    let loose =
      targets.loosePayloads
      + targets.parts.map { part in
        (folder: part.path, files: AppBundle.payloadFiles(in: part.path))
      }
    // What makes it no app is said of the folder itself.
    if apps.isEmpty, loose.isEmpty { return try add(bundle: path) }
    try add(loose, AppSearch(within: locations.reach))
  }

  private mutating func add(_ tree: SourceTree) {
    diagnostics += [tree.note] + tree.diagnostics
    apps += tree.apps.map { SentApp(folder: $0.folder, reading: $0.read(), files: $0.payloadFiles) }
  }

  private mutating func add(bundle path: String) throws(Diagnostic) {
    let files = AppBundle.payloadFiles(in: path)
    apps.append(SentApp(folder: path, reading: try AppBundle.read(path), files: files))
  }

  private mutating func add(
    _ loose: [(folder: String, files: [String])], _ search: AppSearch
  ) throws(Diagnostic) {
    var search = search
    let atHand = apps.map { ($0.reading.value?.bundleIdentifier, $0.folder) }
    for (folder, files) in loose {
      let recipients = Recipients(files, in: folder, apps: atHand, namedCount: 0, &search)
      for (file, index) in recipients.own { apps[index].files.append(file) }
      apps += recipients.around.map { found, files in
        SentApp(folder: found.folder, reading: found.reading, files: files)
      }
      if !recipients.rest.isEmpty {
        let reading = try AppBundle.read(folder, for: recipients.rest)
        apps.append(SentApp(folder: folder, reading: reading, files: recipients.rest))
      }
    }
  }
}
