import Delivery
import Files
import Lint
import Notifications
import Scenarios

/// What lies around an app that is checked by itself and may be for it: in its folder, and in each one above with all
/// that lies below that, as far as an app is looked for around a payload.
struct AppSurroundings {
  /// Files with one payload each.
  private(set) var payloadFiles: [String] = []
  /// Those among them that are for it where they name no app: no other lies near them.
  private(set) var unaddressedFiles: [String] = []
  /// Files of scenarios that are no part of others.
  private(set) var scenarios: [String] = []
  /// Whether that is all that may be for it.
  private(set) var isWhole = true

  // Each is read, or played, while somebody waits.
  private static let mostPayloads = 1000
  private static let mostScenarios = 30

  /// - Parameters:
  ///   - folder: That of the app.
  ///   - reach: What may be read; nil where all may.
  init(of folder: String, within reach: FileReach?) {
    let path = FilePath(folder)
    let parent = path.folder.isEmpty ? "." : path.folder
    let levels = AppSearch.levels(above: path.kind == "app" ? parent : path.text)
    for (index, level) in levels.enumerated() where reach?.mayRead(level) != false {
      // A wider one holds all of the narrower.
      let wider = Self(below: level)
      let near = unaddressedFiles
      if index == 0 || wider.isWhole { self = wider }
      unaddressedFiles += near
      isWhole = wider.isWhole
      if !isWhole { return }
    }
  }

  private init(below level: String) {
    let near = NearbyFiles(in: level)
    let place = { (name: String) in
      level == "." ? name : FilePath(level).appending(name)
    }
    // A folder in which all payloads are .json is not found by their names.
    let folders = [level] + near.payloadFolders.filter { $0 != "." }.map(place)
    let small = folders.filter { (Folder.entriesIfThere($0)?.count ?? 0) <= Self.mostPayloads }
    let files = small.flatMap { AppBundle.payloadFiles(in: $0) }
    let played = near.scenarios.filter { !ScenarioSearch.isHelper($0) }.map(place)
    if files.count <= Self.mostPayloads { payloadFiles = files.filter { !PayloadFile.isLines($0) } }
    if played.count <= Self.mostScenarios { scenarios = played }
    if near.apps.count <= 1 { unaddressedFiles = payloadFiles }
    isWhole =
      near.isWhole && small.count == folders.count && payloadFiles.count == files.count
      && scenarios.count == played.count
  }
}

extension Check {
  /// Takes in what is sent to an app around its folder, as when all of that is checked.
  ///
  /// - Parameter app: Nil where it cannot be read.
  mutating func hear(around folder: String, _ app: LintedApp?) {
    guard let app = app?.app.bundleIdentifier, let identity = FileIdentity(path: folder) else {
      return
    }
    let around = AppSurroundings(of: folder, within: locations.reach)
    if !around.isWhole { unheard.insert(identity) }
    let files =
      around.payloadFiles.filter { PayloadFile.target($0) == app }
      + around.unaddressedFiles.filter { PayloadFile.target($0) == nil }
    heard[identity, default: []] += files.compactMap {
      (try? PayloadReader.read(path: $0))?.value?.content
    }
    for path in around.scenarios { hear(playing: path) }
  }

  // What is wrong with it is not asked for.
  private mutating func hear(playing path: String) {
    for name in cases(of: ScenarioName(path: path, caseName: nil)) {
      let opening = try? LoadedInput([name.text], settings: settings, locations: locations)
      guard let opening else { continue }
      var (session, playback) = (opening.session, opening.playback)
      while !playback.isFinished { _ = playback.step(&session) }
      hear(session.state)
    }
  }
}
