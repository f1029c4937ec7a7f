import Delivery
import Files
import Notifications
import Sessions
import TerminalCore

/// Which files what is shown was read from, and which of them changed and were not read anew yet.
///
/// What comes at once is read at once: a change waits until nothing more has come for a moment.
struct FileFollowing {
  var watch = FolderWatch()
  /// The apps that were read from folders, by these.
  private(set) var apps: [ExactText: App] = [:]
  /// Files with one payload that were sent.
  private(set) var payloads: Set<ExactText> = []
  /// Scenarios and files of payload lines that are played, with the time when each
  /// was written that was read.
  var played: [ExactText: FileTime] = [:]
  /// Files that are shown and that the phone was told nothing of: with pictures that were decoded,
  /// with payloads that are offered.
  private(set) var shown: Set<ExactText> = []
  /// Files with payloads that are offered since, to be watched with the next look.
  var offered: Set<ExactText> = []
  /// Folders of themes, and the file of one that was named.
  private(set) var themeFolders: Set<ExactText> = []
  /// What the theme in force builds on, or built on before.
  private(set) var themeBases: Set<ExactText> = []
  /// The folder of the system's own words; nil for none.
  let systemFolder: String?
  /// The file of the person's settings, which need not be there yet; nil for none.
  let configuration: String?
  /// When the files began to be read: what was written since and before they are watched is read
  /// again; nil where that is not known.
  private let openedAt: FileTime?
  /// Where a folder cannot be watched, and it was not said yet.
  private(set) var failure: String?
  // Where lines that were played looked for something in vain.
  private var sought: Set<ExactText> = []
  // The folders of apps and of the system's words, with all that are below and the links in them.
  private var trees: [(root: String, folders: [String], links: [String])] = []
  // Where links lead, with the paths by which they were read.
  private var links = FollowedLinks()
  private var seen = (steps: 0, rewinds: 0)
  private var lastPath = ""
  private var theme = ""
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
    if path.isExactly(lastPath) { return false }
    lastPath = path
    // To read a named pipe anew would take what comes next away from it, and wait for that.
    guard ["apns", "json"].contains(FilePath(path).kind), !Folder.isNamedPipe(path) else {
      return false
    }
    return payloads.insert(ExactText(path)).inserted
  }

  private mutating func note(_ command: Command) -> Bool {
    guard case .install(let app, _, _) = command, let folder = app.folder else { return false }
    return apps.updateValue(app, forKey: ExactText(folder)) == nil
  }

  /// Watches files that are shown, too.
  mutating func add(shown new: Set<ExactText>) {
    let new = new.union(offered)
    offered = []
    if shown.isSuperset(of: new) { return }
    shown.formUnion(new)
    lookAtFolders()
  }

  /// Watches folders of themes, too.
  mutating func add(themeFolders new: [String]) {
    let new = Set(new.map(ExactText.init))
    if themeFolders.isSuperset(of: new) { return }
    themeFolders.formUnion(new)
    if watch.count > 0 { lookAtFolders() }
  }

  /// Watches what a theme builds on, too; nothing is read while it stays the same theme.
  mutating func follow(theme name: String) {
    if theme.isExactly(name) { return }
    theme = name
    for file in themeFiles(named: name) { add(themeBases: Theme.bases(of: file)) }
  }

  /// Watches files that a theme builds on, too.
  mutating func add(themeBases new: [String]) {
    if new.isEmpty { return }
    themeBases.formUnion(new.map(ExactText.init))
    // A folder that was not there may have come.
    lookAtFolders()
  }

  /// Watches where lines looked for what they name, as far as there is nothing.
  mutating func look(forSought paths: some Sequence<String>) {
    let new = Set(paths.filter { !Folder.exists($0) }.map(ExactText.init))
    if new == sought { return }
    sought = new
    if watch.count > 0 { lookAtFolders() }
  }

  /// Whether something is there now that a line looked for in vain.
  func finds(_ path: String) -> Bool { sought.contains(ExactText(path)) && Folder.exists(path) }

  private mutating func lookAtFolders() {
    for (folder, app) in apps { addTree(of: folder.text, app.wordFolders) }
    if let systemFolder { addTree(of: systemFolder) }
    let files =
      payloads.union(played.keys).union(shown).union(themeBases).map(\.text)
      + [configuration].compactMap(\.self)
    // So that what is told of the working folder is named as it was opened.
    // An app that is built anew goes and comes in its own folder.
    let missing = sought.map(\.text) + [configuration].compactMap(\.self)
    let around =
      (files + apps.keys.map(\.text)).map { FilePath($0).folder }
      + missing.map(Self.nearestFolder(to:))
    let beside = (themeFolders.map(\.text) + around).map { $0 == "." ? "" : $0 }
    links = FollowedLinks(of: files, and: trees.flatMap(\.links))
    let new = watch.look(at: trees.flatMap(\.folders) + beside + links.folders)
    changes.note(new.flatMap(writtenSince), at: .zero)
    failure = watch.takeFailure() ?? failure
  }

  private mutating func addTree(of root: String, _ others: [String] = []) {
    if trees.contains(where: { $0.root.isExactly(root) }) { return }
    let all = ([root] + others).map(Folder.tree(below:))
    let folders = Set(all.flatMap(\.folders).map(ExactText.init)).inOrder
    trees.append((root, folders, all.flatMap(\.links)))
  }

  // What is not there may have no folder either, as settings that were never made: the nearest that
  // is there is watched until it comes.
  private static func nearestFolder(to path: String) -> String {
    var folder = FilePath(path).folder
    while !Folder.isFolder(folder) { folder = FilePath(folder).folder }
    return folder
  }

  private func leadsToMissing(_ path: String) -> Bool {
    configuration?.isWithin(path) == true || sought.contains { $0.text.isWithin(path) }
  }

  /// Takes in what the system says.
  ///
  /// - Parameter time: The interface's own.
  mutating func collect(at time: Duration) {
    let told = watch.takeChanges()
    if told.paths.contains(where: leadsToMissing) { lookAtFolders() }
    // Which ones is not known: everything is read again.
    let paths =
      told.isIncomplete
      ? [systemFolder, configuration].compactMap(\.self) + Set(apps.keys).inOrder
        + payloads.inOrder + Set(played.keys).inOrder + shown.inOrder + themeBases.inOrder
        + sought.inOrder + themeFiles
      : told.paths.flatMap(links.names(of:)).filter(concerns)
    changes.note(paths, at: time)
  }

  /// The files that may be a theme, by its name; none for a built-in one, which is what it is,
  /// whatever lies beside it.
  func themeFiles(named name: String) -> [String] {
    Palette.named(name) == nil ? themeFiles.filter { FilePath($0).stem.isExactly(name) } : []
  }

  private var themeFiles: [String] {
    themeFolders.inOrder.flatMap { entries(of: $0 == "." ? "" : $0) }
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
        return played[ExactText(path)].map { $0 != time } ?? (time >= openedAt)
      }
      .filter(concerns)
  }

  /// The files that changed, once nothing more comes; nil before.
  mutating func takeDue(at time: Duration) -> [String]? {
    guard let changed = changes.takeDue(at: time) else { return nil }
    // Folders that came have files in them that were written before they could be watched.
    let isSystemNew = changed.contains(where: isOfSystem)
    trees.removeAll { isSystemNew || !systemFolder.isExactly($0.root) }
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
      ([folder.text] + app.wordFolders).contains(where: path.isWithin)
    }
    return holders.keys.map(\.text).max { ($0.count, $1) < ($1.count, $0) }
  }

  /// Whether a file is shown, and nothing was sent or played from it.
  func isOnlyShown(_ path: String) -> Bool {
    let key = ExactText(path)
    return shown.contains(key) && !payloads.contains(key) && played[key] == nil
  }

  private func concerns(_ path: String) -> Bool {
    let key = ExactText(path)
    if payloads.contains(key) || played[key] != nil || shown.contains(key)
      || themeBases.contains(key) || sought.contains(key) || configuration.isExactly(path)
    {
      return true
    }
    if FilePath(path).isEditorsOwn { return false }
    return themeFolders.contains(ExactText(FilePath(path).folder)) || isOfSystem(path)
      || app(of: path) != nil
  }
}
