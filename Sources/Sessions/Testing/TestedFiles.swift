import Delivery
import Files
import Notifications
import Scenarios

/// Which files a test was made of: whether it comes out otherwise depends on nothing else.
///
/// Paths are whole and without links.
package struct TestedFiles: Sendable {
  /// The scenario, those that it includes, and the payloads that it sends.
  package private(set) var files: Set<String> = []
  /// The folders of its apps, of its pictures and of the system's words:
  /// all that is in them counts.
  package private(set) var folders: Set<String> = []
  // Of a test that could not be played: a file that comes or changes there may mend it.
  private var mendingFolder: String?

  /// - Parameter session: The phone at the end; nil for a test that was not played.
  init(of result: TestResult, _ session: Session?, _ locations: DataLocations) {
    add(file: result.scenario.path)
    if let file = try? locations.read(result.scenario.path) {
      let feeds = ScenarioFeeds(file, playing: result.scenario.caseName, locations)
      for path in feeds.paths.sorted() { add(file: path) }
      add(folder: feeds.snapshotFolder)
    }
    if let system = locations.fixture("System") { add(folder: system) }
    for step in session?.past.steps ?? [] { add(step.command) }
    for diagnostic in result.diagnostics { add(file: diagnostic.place.path) }
    guard result.verdict == .errored else { return }
    mendingFolder = Folder.whole(FilePath(result.scenario.path).folder).text
    for diagnostic in result.diagnostics {
      if let app = AppPart(path: diagnostic.place.path)?.app { add(folder: app) }
    }
  }

  private mutating func add(_ command: Command) {
    if case .install(let app, _, _) = command {
      for folder in [app.folder].compactMap(\.self) + app.wordFolders { add(folder: folder) }
    } else if case .push(let push) = command {
      add(file: push.payload.source.place.path)
    }
  }

  private mutating func add(file path: String) {
    if Folder.exists(path) { files.insert(Folder.whole(path).text) }
  }

  private mutating func add(folder path: String) {
    if Folder.isFolder(path) { folders.insert(Folder.whole(path).text) }
  }

  /// Whether a file that changed is one of them.
  ///
  /// - Parameter path: A whole one.
  package func concerns(_ path: String) -> Bool {
    if files.contains(path) { return true }
    if FilePath(path).isEditorsOwn { return false }
    if folders.contains(where: path.isWithin) { return true }
    guard let mendingFolder, path.hasPrefix(mendingFolder + "/") else { return false }
    return Self.sourceKinds.contains(FilePath(path).kind)
  }

  // No reports and pictures, which are written when it is played.
  private static let sourceKinds = Set(
    PayloadFile.kinds + [
      "scenario", "strings", "stringsdict", "xcstrings", "plist", "app", "lproj",
    ])
}
