import Files
import Notifications

/// A folder as the apps that it holds, at any depth and in any layout, each with the
/// payloads that it is sent.
struct FolderContents {
  /// In the order in which they are found; those that stand in come last.
  private(set) var apps: [SentApp] = []
  /// What is for several apps that are not known, in order: each stands in when the first of its
  /// payloads comes. With the app that those get which name none; nil where the payload says it.
  private(set) var strangers: [(file: String, app: BundleIdentifier?)] = []
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
      return
    }
    if AppBundle.isApp(path), !AppBundle.isMerelyPayloads(path) {
      try add(bundle: path)
      // All of a bundle is an app's; a plain folder may hold payloads and apps at any place.
      if FilePath(path).kind == "app" { return }
    }
    try look(into: path, locations)
  }

  private mutating func look(into path: String, _ locations: DataLocations) throws(Diagnostic) {
    // What names no app is for the one that was opened, if it is one.
    let namedCount = apps.count
    let own = FileIdentity(path: path)
    let targets = CheckTargets([path], locations: locations)
    // A folder that is an app has said of its links what it says once more when it is
    // looked through for others.
    let said = Set(apps.flatMap(\.reading.diagnostics).map { ExactText($0.description) })
    let closed = targets.folders.compactMap(Folder.refusal)
    diagnostics += (targets.strays + closed).filter { !said.contains(ExactText($0.description)) }
    for (kind, path) in targets.found where kind == .app && FileIdentity(path: path) != own {
      if let tree = SourceTree(path) { add(tree) } else { try add(bundle: path) }
    }
    let loose =
      targets.loosePayloads
      + targets.parts.map { part in
        (folder: part.path, files: AppBundle.payloadFiles(in: part.path))
      }
    // What makes it no app is said of the folder itself.
    if apps.isEmpty, loose.isEmpty {
      do throws(Diagnostic) {
        return try add(bundle: path)
      } catch {
        throw Diagnostic(error.place, .error, error.message + targets.wordsOfFetched)
      }
    }
    try add(loose, AppSearch(within: locations.reach), namedCount: namedCount)
  }

  private mutating func add(_ tree: SourceTree) {
    diagnostics += tree.remarks
    apps += tree.apps.map { SentApp(folder: $0.folder, reading: $0.read(), files: $0.payloadFiles) }
  }

  private mutating func add(bundle path: String) throws(Diagnostic) {
    let files = AppBundle.payloadFiles(in: path)
    apps.append(SentApp(folder: path, reading: try AppBundle.read(path), files: files))
  }

  private mutating func add(
    _ loose: [(folder: String, files: [String])], _ search: AppSearch, namedCount: Int
  ) throws(Diagnostic) {
    var search = search
    let atHand = apps.map { ($0.reading.value?.bundleIdentifier, $0.folder) }
    var rest: [UnclaimedFiles] = []
    for (folder, files) in loose {
      let recipients = Recipients(files, in: folder, apps: atHand, namedCount: namedCount, &search)
      for (file, index) in recipients.own { apps[index].files.append(file) }
      for (found, files) in recipients.around {
        let app = SentApp(folder: found.folder, reading: found.reading, files: files)
        add(app, behind: atHand.count)
      }
      rest.append(UnclaimedFiles(folder: folder, all: recipients.unclaimed))
    }
    rest.removeAll(where: \.all.isEmpty)
    if Set(rest.flatMap(\.targets)).count > 1 || rest.contains(where: \.hasLines) {
      return try addStrangers(rest)
    }
    for files in rest { add(try files.standIn(), behind: atHand.count) }
  }

  // An app is installed once, however many folders hold payloads for it.
  private mutating func add(_ app: SentApp, behind count: Int) {
    let identifier = app.reading.value?.bundleIdentifier
    let known = apps[count...].firstIndex { $0.reading.value?.bundleIdentifier == identifier }
    guard let known, identifier != nil else { return apps.append(app) }
    apps[known].files += app.files
  }

  private mutating func addStrangers(_ rest: [UnclaimedFiles]) throws(Diagnostic) {
    for files in rest {
      var addressee = files.onlyTarget
      if addressee == nil, files.all.contains(where: { $0.app == nil }) {
        let own = try files.ownApp()
        addressee = own.reading.value?.bundleIdentifier
        apps.append(own)
      }
      strangers += files.all.map { (file: $0.file, app: $0.app == nil ? addressee : nil) }
    }
  }
}

/// The payload files of a folder whose apps are nowhere to be found.
private struct UnclaimedFiles {
  let folder: String
  /// In order, each with the app that it names; nil for none.
  let all: [(file: String, app: BundleIdentifier?)]

  /// Whether one that names an app has a payload a line, of which each may name another.
  var hasLines: Bool { all.contains { $0.app != nil && PayloadFile.isLines($0.file) } }

  /// The apps that they name.
  var targets: Set<BundleIdentifier> { Set(all.compactMap(\.app)) }

  /// The app that they name; nil where they name none or several.
  var onlyTarget: BundleIdentifier? { targets.count == 1 ? targets.first : nil }

  /// The app that stands in for whom all of them are.
  func standIn() throws(Diagnostic) -> FolderContents.SentApp {
    let files = all.map(\.file)
    let reading = try AppBundle.read(folder, for: files, naming: onlyTarget)
    return FolderContents.SentApp(folder: folder, reading: reading, files: files)
  }

  /// The app that stands in for those that name none beside others that name several.
  func ownApp() throws(Diagnostic) -> FolderContents.SentApp {
    let unnamed = all.filter { $0.app == nil }.map(\.file)
    let reading = try AppBundle.read(folder, for: unnamed)
    return FolderContents.SentApp(folder: folder, reading: reading, files: [])
  }
}
