import Files
import Lint
import Notifications
import Scenarios

/// What lies around an app that is checked by itself and may be for it: in its folder, and in each
/// one above with all that lies below that, as far as an app is looked for around a payload.
struct AppSurroundings {
  /// Files with one payload each, but for the app's own; and whether one is for it that names
  /// no app: no other lies near.
  private(set) var payloadFiles: [(path: String, mayNameNone: Bool)] = []
  /// Files of scenarios that are no part of others.
  private(set) var scenarios: [String] = []
  /// Whether that is all that may be for it.
  private(set) var isWhole = true

  // Each is read, or played, while the person waits.
  private static let mostPayloads = 1000
  private static let mostScenarios = 30

  /// - Parameters:
  ///   - folder: That of the app.
  ///   - known: Scenarios that were heard already, and payloads that are checked with the app.
  ///   - reach: What may be read; nil where all may.
  init(of folder: String, but known: Set<FileIdentity>, within reach: FileReach?) {
    let path = FilePath(folder)
    let levels = AppSearch.levels(above: path.kind == "app" ? path.folder : path.text)
    let own = Set(AppBundle.payloadFiles(in: folder).compactMap { FileIdentity(path: $0) })
    let known = known.union(own)
    var taken: Set<FileIdentity> = []
    for (index, level) in levels.enumerated() where reach?.mayRead(level) != false {
      let wider = Self(below: level, but: known)
      isWhole = wider.isWhole
      if isWhole || index == 0 {
        // What lies near an app is told by the narrowest.
        payloadFiles += wider.payloadFiles.filter { file, _ in
          FileIdentity(path: file).map { taken.insert($0).inserted } ?? false
        }
        // A wider one holds all of the narrower.
        scenarios = wider.scenarios
      }
      if !isWhole { return }
    }
  }

  private init(below level: String, but known: Set<FileIdentity>) {
    let isNew = { (path: String) in FileIdentity(path: path).map(known.contains) != true }
    let near = NearbyFiles(in: level)
    let place = FilePath(level).path
    // A folder in which all payloads are .json is not found by their names.
    let folders = [level] + near.payloadFolders.filter { $0 != "." }.map(place)
    let small = folders.filter { (Folder.entriesIfThere($0)?.count ?? 0) <= Self.mostPayloads }
    let files = small.flatMap { AppBundle.payloadFiles(in: $0) }.filter(isNew)
    let played = near.scenarios.filter { !ScenarioSearch.isHelper($0) }.map(place).filter(isNew)
    if files.count <= Self.mostPayloads {
      payloadFiles = files.filter { !PayloadFile.isLines($0) }.map { ($0, near.apps.count <= 1) }
    }
    if played.count <= Self.mostScenarios { scenarios = played }
    isWhole =
      near.isWhole && small.count == folders.count && payloadFiles.count == files.count
      && scenarios.count == played.count
  }

  /// What the files send to each of some apps, in their order; every file is read once.
  func contents(for apps: [BundleIdentifier]) -> [[Content]] {
    var contents = [[Content]](repeating: [], count: apps.count)
    for (file, mayNameNone) in payloadFiles {
      guard let payload = (try? PayloadReader.read(path: file))?.value,
        let content = payload.content
      else { continue }
      for (index, app) in apps.enumerated()
      where payload.targetBundle.map({ $0 == app }) ?? mayNameNone {
        contents[index].append(content)
      }
    }
    return contents
  }
}

extension Check {
  /// Takes in what is sent to an app around its folder, as when all of that is checked.
  ///
  /// - Parameter app: Nil where it cannot be read. Of sources, no file around them says
  ///   what their code asks for.
  mutating func hear(around folder: String, _ app: LintedApp?) {
    guard let app = app?.app, app.sourceTree == nil, let identity = FileIdentity(path: folder)
    else { return }
    let around = AppSurroundings(
      of: folder, but: heardScenarios.union(checkedPayloads), within: locations.reach)
    if !around.isWhole { unheard.insert(identity) }
    let sent = around.contents(for: [app.bundleIdentifier]).joined()
    heard[identity, default: HeardUses()].contents += sent
    for path in around.scenarios { hear(playing: path) }
  }

  /// The same of apps in a folder that is checked, but that more around it leaves nothing open: it
  /// is what was asked about.
  mutating func hear(around folder: String, by all: [CheckedApp]) {
    let apps = all.filter { $0.app.map { $0.app.sourceTree == nil } ?? false }
    guard !apps.isEmpty, AppSearch.levels(above: folder).count > 1 else { return }
    let own = all.flatMap(\.payloadFiles).compactMap { FileIdentity(path: $0) }
    let around = AppSurroundings(
      of: folder, but: heardScenarios.union(checkedPayloads).union(own), within: locations.reach)
    let contents = around.contents(for: apps.compactMap { $0.app?.app.bundleIdentifier })
    for (checked, sent) in zip(apps, contents) {
      guard let identity = FileIdentity(path: checked.folder) else { continue }
      heard[identity, default: HeardUses()].contents += sent
    }
    for path in around.scenarios { hear(playing: path) }
  }

  // What is wrong with it is not asked for. Several apps may have it around them.
  private mutating func hear(playing path: String) {
    guard let file = FileIdentity(path: path), heardScenarios.insert(file).inserted else { return }
    for name in cases(of: ScenarioName(path: path, caseName: nil)) {
      let opening = try? LoadedInput([name.text], settings: settings, locations: locations)
      guard let opening else { continue }
      var (session, playback) = (opening.session, opening.playback)
      playback.lint = DeliveryLint(.everything, tables)
      while !playback.isFinished { _ = playback.step(&session) }
      hear(session.state, asking: playback.lint)
    }
  }
}
