import Delivery
import Files
import Notifications

/// Which files a test was made of: whether it comes out otherwise depends on nothing else.
///
/// Paths are whole and without links.
package struct TestedFiles: Sendable {
  /// The scenario, those that it includes, and all else that their lines name; attachments; the
  /// programs of apps; links on the way to them. What is not there counts where it was looked for,
  /// as do the folders in which it would lie and that are not there either.
  package private(set) var files: Set<String> = []
  /// The folders of its apps, of its pictures and of the system's words:
  /// all that is in them counts.
  package private(set) var folders: Set<String> = []
  // The scenario's. Of a test that could not be played, a file that comes or changes there may
  // mend it.
  private let folder: String
  private let isPlayed: Bool

  /// - Parameters:
  ///   - session: The phone at the end; nil for a test that was not played.
  ///   - named: The paths that its lines led to.
  init(
    of result: TestResult, _ session: Session?, _ locations: DataLocations, named: Set<String>
  ) {
    folder = Folder.whole(FilePath(result.scenario.path).folder).text
    isPlayed = result.verdict != .errored
    for path in named.union([result.scenario.path]) { add(named: path) }
    if let file = try? locations.read(result.scenario.path) {
      let feeds = ScenarioFeeds(file, playing: result.scenario.caseName, locations)
      for path in feeds.paths.inOrder { add(file: path) }
      add(folder: feeds.snapshotFolder)
    }
    if let system = locations.fixture("System") { add(folder: system) }
    if let session { add(session) }
    for diagnostic in result.diagnostics { add(file: diagnostic.place.path) }
    if isPlayed { return }
    for diagnostic in result.diagnostics {
      if let app = AppPart(path: diagnostic.place.path)?.app { add(folder: app) }
    }
  }

  // What its lines name by themselves was noted when it was looked for.
  private mutating func add(_ session: Session) {
    for step in session.past.steps {
      for idle in step.idle { add(idle.command) }
      add(step.command)
    }
    for idle in session.idle { add(idle.command) }
    // Others come from service extensions.
    for number in session.state.notifications.indices {
      add(session.state.notifications[number].value.content)
    }
  }

  private mutating func add(_ command: Command) {
    if case .install(let app, _, _) = command { add(app) }
    if case .schedule(_, let request) = command { add(request.content) }
  }

  private mutating func add(_ app: App) {
    for folder in [app.folder].compactMap(\.self) + app.wordFolders { add(folder: folder) }
    if let service = app.serviceExtension { add(program: service.command, in: service.folder) }
    for content in app.contentExtensions { add(program: content.command, in: content.folder) }
  }

  private mutating func add(program words: [String], in folder: String?) {
    for word in words { add(file: Self.path(word, in: folder ?? ".")) }
  }

  private mutating func add(_ content: Content) {
    for attachment in content.attachments {
      add(file: attachment.path)
      // V11: without it nothing was scheduled.
      if attachment.byteCount == nil { add(named: Self.path(attachment.path, in: folder)) }
    }
  }

  private static func path(_ name: String, in folder: String) -> String {
    name.hasPrefix("/") ? name : FilePath(folder).path(of: name)
  }

  private mutating func add(file path: String) {
    if Folder.exists(path) { add(named: path) }
  }

  private mutating func add(folder path: String) {
    add(named: path)
    if Folder.isFolder(path) { folders.insert(Folder.whole(path).text) }
  }

  private mutating func add(named path: String) {
    let way = FileWay(path)
    files.formUnion(way.links)
    if Folder.isFolder(path) {
      // One that could not be read, or whose test could not be played, is in no session.
      if FilePath(path).kind == "app" { folders.insert(way.end) }
      return
    }
    var end = way.end
    repeat {
      files.insert(end)
      end = FilePath(end).folder
    } while !Folder.exists(end)
  }

  /// Whether a file that changed is one of them.
  ///
  /// - Parameter path: A whole one.
  package func concerns(_ path: String) -> Bool {
    if files.contains(path) { return true }
    if FilePath(path).isEditorsOwn { return false }
    if folders.contains(where: path.isWithin) { return true }
    if isPlayed || !path.isWithin(folder) { return false }
    return Self.sourceKinds.contains(FilePath(path).kind)
  }

  // No reports and pictures, which are written when it is played.
  private static let sourceKinds = Set(
    ["scenario", "app", "lproj"] + PayloadFile.kinds + AppPart.kinds)
}
