import Glibc
import Notifications

/// Looks for the app that a payload names: in the payload's folder, then in each folder
/// above with all that lies below that, up to the top of the repository, or four folders.
/// The nearest one is taken.
///
/// Names alone are looked at until something is an app. Links are not followed, and nothing is
/// looked for in folders into which anyone may write, beyond the payload's own.
package struct AppSearch {
  /// An app that was found.
  package struct Found: Sendable {
    /// The folder that it is known by.
    package let folder: String
    /// What is declared there, with all complaints.
    package let reading: Reading<App>
    /// Its bundle identifier, also where its files have mistakes that leave no app; nil
    /// where none is written down.
    package let identifier: BundleIdentifier?

    init(folder: String, reading: Reading<App>) {
      (self.folder, self.reading) = (folder, reading)
      identifier = reading.value?.bundleIdentifier ?? AppBundle.writtenIdentifier(in: folder)
    }
  }

  private static let mostLevels = 4
  private static let mostFoldersAbove = 40
  private static let mostFolders = 4000
  private static let depthLimit = 10

  // What was found below a folder, and what was read of it.
  private var candidates: [String: [String]] = [:]
  private var known: [String: [Found]] = [:]
  private var levels: [String: [String]] = [:]
  private var propertyLists: [String: [UInt8]] = [:]
  // Thousands of lines of one file ask for it.
  private var lastOwner: (payload: String, app: Boxed<Found>?)?

  private let reach: FileReach?

  /// Has looked nowhere yet. What it finds it keeps, so that thousands of
  /// payloads are looked up in one.
  ///
  /// - Parameter reach: What may be read; nil where all may.
  package init(within reach: FileReach? = nil) { self.reach = reach }

  /// The app that has a bundle identifier, be there mistakes in its files or not;
  /// nil where none is around.
  ///
  /// - Parameter folder: That of the payload that names it.
  package mutating func app(_ identifier: BundleIdentifier, around folder: String) -> Found? {
    for level in levels(above: folder) where reach?.mayRead(level) != false {
      for candidate in candidates(below: level) where mayBe(identifier, at: candidate) {
        let own = apps(at: candidate).first { $0.identifier == identifier }
        if let own { return own }
      }
    }
    return nil
  }

  /// The app that a payload file is a part of; nil where it is of none.
  ///
  /// - Parameter folder: Tells of which folder a file is a part.
  package mutating func owner(
    ofPayload path: String, folder: (String) -> String?
  ) -> Boxed<Found>? {
    if let lastOwner, lastOwner.payload == path { return lastOwner.app }
    let app = folder(path).flatMap { owner(of: path, in: $0) }.map(Boxed.init)
    lastOwner = (path, app)
    return app
  }

  private mutating func owner(of payload: String, in folder: String) -> Found? {
    guard reach?.mayRead(folder) != false, !AppBundle.isMerelyPayloads(folder) else { return nil }
    guard let tree = SourceTree(folder) else { return apps(at: folder).first }
    let file = FileIdentity(path: payload)
    let target = tree.apps.first { app in
      app.payloadFiles.contains { FileIdentity(path: $0) == file }
    }
    return target.map { Found(folder: $0.folder, reading: $0.read()) }
  }

  // Most apps are told apart by the bytes of their property lists, without any more of them being
  // read. What Xcode fills in, and what has no property list, is read.
  private mutating func mayBe(_ identifier: BundleIdentifier, at path: String) -> Bool {
    let bytes = propertyLists[path] ?? Self.propertyList(of: path)
    propertyLists[path] = bytes
    guard let first = bytes.first, first < 0x80 else { return true }
    return bytes.holds(identifier.text) || BuildVariables.isAny(in: bytes)
  }

  private static func propertyList(of app: String) -> [UInt8] {
    SourceFile.readIfThere(FilePath(app).appending("Info.plist"), byteLimit: 1 << 20)?.bytes ?? []
  }

  private mutating func apps(at path: String) -> [Found] {
    if let apps = known[path] { return apps }
    let apps = Self.read(path)
    known[path] = apps
    return apps
  }

  private static func read(_ path: String) -> [Found] {
    if let tree = SourceTree(path) {
      return tree.apps.map { Found(folder: $0.folder, reading: $0.read()) }
    }
    return (try? AppBundle.read(path)).map { [Found(folder: path, reading: $0)] } ?? []
  }

  // Nearest first.
  private mutating func levels(above folder: String) -> [String] {
    if let levels = levels[folder] { return levels }
    let found = Self.levels(above: folder)
    levels[folder] = found
    return found
  }

  /// A folder and those above it in which something is looked for that belongs to what
  /// lies in it, nearest first.
  package static func levels(above folder: String) -> [String] {
    var levels: [String] = []
    var level = FilePath(folder).text
    while levels.count < mostFoldersAbove, let outline = FolderOutline(level) {
      levels.append(level)
      if outline.isRepository { return levels }
      guard let above = parent(of: level) else { break }
      level = above
    }
    // Outside a repository only the next four folders count, and none into which anyone may write.
    let near = levels.dropFirst().prefix(mostLevels).prefix { !isShared($0) }
    return Array(levels.prefix(1) + near)
  }

  // As the path is spelled: what is found below is told with such paths.
  private static func parent(of folder: String) -> String? {
    let path = FilePath(folder)
    guard !Folder.isRoot(folder) else { return nil }
    if path.text == "." { return ".." }
    return path.name == ".." || path.name == "." ? path.appending("..") : path.folder
  }

  private static func isShared(_ folder: String) -> Bool {
    var status = stat()
    guard stat(folder, &status) == 0 else { return true }
    return status.st_mode & S_IWOTH != 0 || Folder.isRoot(folder)
  }

  private mutating func candidates(below folder: String) -> [String] {
    if let candidates = candidates[folder] { return candidates }
    let found = Self.candidates(below: folder)
    candidates[folder] = found
    return found
  }

  /// The folders that say that they are apps, those that lie least deep first; projects come last,
  /// since more has to be read to tell what is in them.
  private static func candidates(below folder: String) -> [String] {
    var apps: [String] = []
    var projects: [String] = []
    var level = [folder]
    var count = 0
    for _ in 0..<depthLimit where !level.isEmpty {
      var next: [String] = []
      for path in level where count < mostFolders {
        count += 1
        let file = FilePath(path)
        if file.kind != "app", FolderOutline.holdsNoApp(path) { continue }
        guard let outline = FolderOutline(path) else { continue }
        if outline.hasProject {
          projects.append(path)
        } else if file.kind == "app" || outline.declaresApp {
          apps.append(path)
        }
        // All of a bundle is one app's.
        guard file.kind != "app" else { continue }
        next += outline.folders.filter(mayHoldApps).map(file.appending)
      }
      level = next
    }
    return apps + projects
  }

  private static func mayHoldApps(_ name: String) -> Bool {
    FilePath(name).kind == "app" || SourceWalk.isLookedInto(name)
  }
}
