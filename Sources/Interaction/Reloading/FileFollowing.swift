import Delivery
import Files
import Notifications
import Sessions

/// Which files what is shown was read from, and which of them changed and were not read anew yet.
///
/// What comes at once is read at once: a change waits until nothing more has come for a moment.
struct FileFollowing {
  var watch = FolderWatch()
  /// The apps that were read from folders, by these.
  private(set) var apps: [String: App] = [:]
  /// Files with one payload that were sent.
  private(set) var payloads: Set<String> = []
  /// Scenarios and files of payload lines that are played, with the time when each
  /// was written that was read.
  var played: [String: FileTime] = [:]
  /// Files with pictures that were decoded.
  private(set) var pictures: Set<String> = []
  /// Folders of themes, and the file of one that was named.
  private(set) var themeFolders: Set<String> = []
  /// The folder of the system's own words; nil for none.
  let systemFolder: String?
  /// The file of the person's settings, which need not be there yet; nil for none.
  let configuration: String?
  /// When the files began to be read: what was written since and before they are watched is read
  /// again; nil where that is not known.
  private let openedAt: FileTime?
  /// Where a folder cannot be watched, and it was not said yet.
  private(set) var failure: String?
  private var folders: [String: [String]] = [:]
  // Where links lead, with the paths by which they were read.
  private var links = FollowedLinks()
  private var seen = (steps: 0, rewinds: 0)
  private var lastPath = ""
  private var changes = SettlingChanges()

  /// When what changed is to be read, by the interface's own time; nil where nothing did.
  var deadline: Duration? { changes.deadline }

  /// Begins with what was opened; nothing is watched before it is looked at.
  ///
  /// - Parameters:
  ///   - themeFile: The file of the theme in force, where that was named by its path.
  ///   - configurationFile: The file of the person's settings, which need not
  ///     be there yet; nil for none.
  ///   - openedAt: When the files began to be read; nil takes them as unchanged since.
  ///   - journal: The path of the journal, which is written meanwhile.
  init(
    _ opening: LoadedInput, _ locations: DataLocations, themeFile: String?,
    configurationFile: String?, openedAt: FileTime?, journal: String?
  ) {
    self.openedAt = openedAt
    configuration = configurationFile
    systemFolder = locations.fixture("System")
    played = opening.goesOn(with: journal) ? [:] : opening.playedFiles
    add(
      themeFolders: locations.themeFolders
        + [themeFile.map { FilePath($0).folder }].compactMap(\.self))
  }

  /// Whether a session was looked at since it came so far.
  func hasLooked(at course: (steps: Int, rewinds: Int)) -> Bool {
    watch.count > 0 && seen == course
  }

  /// Watches the folders of all files that the session's commands were made from.
  mutating func look(at session: Session) {
    if session.rewindCount != seen.rewinds || session.past.count < seen.steps { seen.steps = 0 }
    let isFirst = watch.count == 0
    let isNew = (seen.steps..<session.past.count).reduce(false) { isNew, index in
      note(step: index, of: session.past) || isNew
    }
    seen = (session.past.count, session.rewindCount)
    if isNew || isFirst { lookAtFolders() }
  }

  // Whether a file is new; the paths of many payloads are often one after the other the same.
  private mutating func note(step index: Int, of past: CommandHistory) -> Bool {
    guard let path = past.payloadPlace(ofStep: index)?.path else {
      return note(past.steps[index].command)
    }
    if path == lastPath { return false }
    lastPath = path
    // To read a named pipe anew would take what comes next away from it, and wait for that.
    guard ["apns", "json"].contains(FilePath(path).kind), !Folder.isNamedPipe(path) else {
      return false
    }
    return payloads.insert(path).inserted
  }

  private mutating func note(_ command: Command) -> Bool {
    guard case .install(let app, _, _) = command, let folder = app.folder else { return false }
    defer { apps[folder] = app }
    return apps[folder] == nil
  }

  /// Watches files with pictures, too.
  mutating func add(pictures new: Set<String>) {
    if pictures.isSuperset(of: new) { return }
    pictures.formUnion(new)
    lookAtFolders()
  }

  /// Watches folders of themes, too.
  mutating func add(themeFolders new: [String]) {
    if themeFolders.isSuperset(of: new) { return }
    themeFolders.formUnion(new)
    if watch.count > 0 { lookAtFolders() }
  }

  private mutating func lookAtFolders() {
    for (folder, app) in apps where folders[folder] == nil {
      folders[folder] = ([folder] + app.wordFolders).flatMap { Folder.tree(below: $0) }
    }
    if let systemFolder, folders[systemFolder] == nil {
      folders[systemFolder] = Folder.tree(below: systemFolder)
    }
    let files = payloads.union(played.keys).union(pictures)
      .union([configuration].compactMap(\.self))
    // So that what is told of the working folder is named as it was opened.
    // An app that is built anew goes and comes in its own folder.
    let beside = themeFolders.union(files.union(apps.keys).map { FilePath($0).folder }).map {
      $0 == "." ? "" : $0
    }
    let trees = Set(folders.values.joined())
    links = FollowedLinks(of: files, in: trees)
    let new = watch.look(at: trees.union(beside).union(links.folders).union(wayToConfiguration))
    changes.note(new.flatMap(writtenSince), at: .zero)
    failure = watch.takeFailure() ?? failure
  }

  // Who never had settings has no folder for them either: the nearest that is there
  // is watched until it comes.
  private var wayToConfiguration: [String] {
    guard var folder = configuration.map({ FilePath($0).folder }) else { return [] }
    while !folder.isEmpty, !Folder.isFolder(folder) { folder = FilePath(folder).folder }
    return folder.isEmpty ? [] : [folder]
  }

  private func leadsToConfiguration(_ path: String) -> Bool {
    configuration?.isWithin(path) == true
  }

  /// Takes in what the system says.
  ///
  /// - Parameter time: The interface's own.
  mutating func collect(at time: Duration) {
    let told = watch.takeChanges()
    if told.paths.contains(where: leadsToConfiguration) { lookAtFolders() }
    // Which ones is not known: everything is read again.
    let paths =
      told.isIncomplete
      ? [systemFolder, configuration].compactMap(\.self) + apps.keys.sorted()
        + payloads.sorted() + played.keys.sorted() + pictures.sorted() + themeFiles
      : told.paths.flatMap(links.names(of:)).filter(concerns)
    changes.note(paths, at: time)
  }

  private var themeFiles: [String] {
    themeFolders.sorted().flatMap { entries(of: $0 == "." ? "" : $0) }
      .filter { Theme.kinds.contains(FilePath($0).kind) }
  }

  // Named as what is told of the folder is.
  private func entries(of folder: String) -> [String] {
    (Folder.entriesIfThere(folder.isEmpty ? "." : folder) ?? [])
      .map { folder.isEmpty ? $0 : FilePath(folder).appending($0) }
  }

  private func writtenSince(in folder: String) -> [String] {
    guard let openedAt else { return [] }
    return entries(of: folder)
      .filter { path in
        guard let time = FileTime(path: path) else { return false }
        return played[path].map { $0 != time } ?? (time >= openedAt)
      }
      .filter(concerns)
  }

  /// The files that changed, once nothing more comes; nil before.
  mutating func takeDue(at time: Duration) -> [String]? {
    guard let changed = changes.takeDue(at: time) else { return nil }
    // Folders that came have files in them that were written before they could be watched.
    folders = folders.filter { folder, _ in
      folder == systemFolder && !changed.contains(where: isOfSystem)
    }
    lookAtFolders()
    return changed
  }

  /// The words that say that a folder is not watched; once.
  mutating func takeFailure() -> String? {
    defer { failure = nil }
    return failure
  }

  /// Whether a file has words of the system's own.
  func isOfSystem(_ path: String) -> Bool {
    systemFolder.map(path.isWithin) ?? false
  }

  /// The folder of the app that a file is read as a part of; nil for none, and for payloads, which
  /// the app's makers only send.
  func app(of path: String) -> String? {
    guard !PayloadFile.isOne(path) else { return nil }
    let holders = apps.filter { folder, app in
      ([folder] + app.wordFolders).contains(where: path.isWithin)
    }
    return holders.keys.max { ($0.count, $1) < ($1.count, $0) }
  }

  private func concerns(_ path: String) -> Bool {
    if payloads.contains(path) || played[path] != nil || pictures.contains(path)
      || path == configuration
    {
      return true
    }
    if FilePath(path).isEditorsOwn { return false }
    return themeFolders.contains(FilePath(path).folder) || isOfSystem(path) || app(of: path) != nil
  }
}
