import Delivery
import Files
import Localization
import Notifications
import Scenarios

/// What lies at the paths that were opened: read, and nothing of it played yet.
struct OpenedFeeds {
  /// What is to happen, in order.
  private(set) var feeds: [Playback.Feed] = []
  /// Complaints about what was read.
  private(set) var diagnostics: [Diagnostic] = []
  /// The first scenario among them; nil for none.
  private(set) var scenarioFile: SourceFile?
  /// What it says before any time passes and anything comes.
  private(set) var firstLines: [ScenarioLine] = []
  /// The case of it that is played; nil where it has none.
  private(set) var playedCase: ScenarioCase?
  /// The scenarios and files of payload lines, those that are included among them, with the time
  /// when each was written that was read.
  private(set) var playedFiles: [ExactText: FileTime] = [:]
  /// What the lines that cannot run leave undone.
  private(set) var aftermath = Aftermath()

  private let settings: WorldSettings
  private let locations: DataLocations

  /// Reads what is at some paths.
  ///
  /// - Throws: Where one cannot be read at all.
  init(_ paths: [String], _ settings: WorldSettings, _ locations: DataLocations) throws {
    (self.settings, self.locations) = (settings, locations)
    let ordered = Self.ordered(paths, locations)
    for path in ordered { try read(path, isFirst: path == ordered.first) }
    // A scenario says itself how long it waits.
    if scenarioFile == nil, !feeds.isEmpty { feeds.append(.settle) }
    for case .payloads(let lines, _) in feeds { addPlayed(lines.path) }
  }

  /// The apps that they install, in order.
  var apps: [App] {
    feeds.flatMap { feed -> [App] in
      guard case .acts(let acts) = feed else { return [] }
      return acts.compactMap { act in
        if case .command(.install(let app, _, _)) = act { app } else { nil }
      }
    }
  }

  // What is sent comes after the apps that it is for; a scenario says itself what comes when.
  private static func ordered(_ paths: [String], _ locations: DataLocations) -> [String] {
    if paths.contains(where: { locations.kind(of: $0) == .scenario }) { return paths }
    let isApp = { (path: String) in Folder.isFolder(path) && !AppBundle.isMerelyPayloads(path) }
    return paths.filter(isApp) + paths.filter { !isApp($0) }
  }

  private mutating func addPlayed(_ path: String) {
    playedFiles[ExactText(path)] = Self.time(path)
  }

  // Standard input is never written again. A named pipe is, but what comes through it then is not
  // what was played: nil leaves it out.
  private static func time(_ path: String) -> FileTime? {
    Folder.isNamedPipe(path) ? nil : FileTime(path: path) ?? .beginning
  }
}

extension OpenedFeeds {
  private mutating func read(_ path: String, isFirst: Bool) throws {
    guard let kind = locations.kind(of: path) else { throw locations.unknownKind(path) }
    switch kind {
    case .scenario: try read(scenario: path)
    case .app where AppBundle.isMerelyPayloads(path) && !isFirst:
      // They are for the app that was named, and make none of their own.
      diagnostics += StrayLinks(in: path).diagnostics
      add(payloads: AppBundle.payloadFiles(in: path), to: nil)
    case .app: try read(apps: path)
    case .payload: feeds.append(.payload(try locations.read(path), to: nil))
    case .payloadLines:
      let file = try locations.read(path)
      diagnostics += file.emptinessOfLines
      feeds.append(.payloads(ReadAheadPayloads(file), to: nil))
    }
  }

  private mutating func read(scenario path: String) throws(Diagnostic) {
    let file = try locations.read(path)
    let scenario = ScenarioFeeds(file, playing: locations.name(path).caseName, locations)
    if scenarioFile == nil {
      (scenarioFile, playedCase, firstLines) = (file, scenario.values, scenario.firstLines)
    }
    for path in scenario.paths { addPlayed(path.text) }
    aftermath.add(scenario.brokenLines)
    diagnostics += scenario.diagnostics
    feeds += scenario.feeds
  }

  private mutating func read(apps path: String) throws(Diagnostic) {
    let contents = try FolderContents(path, locations)
    diagnostics += contents.diagnostics
    for app in contents.apps { add(app.reading, payloads: app.files) }
    for stranger in contents.strangers { add(payloads: [stranger.file], to: stranger.app) }
  }

  private mutating func add(_ reading: Reading<App>, payloads files: [String]) {
    diagnostics += reading.diagnostics
    guard let app = reading.value else { return }
    let profile = settings.configuration.profile ?? Device.standardProfile
    diagnostics += app.featureUses.complaints(in: profile, isOpened: true)
    let install = Command.install(app, isGranted: true, strings: .read(of: app))
    feeds.append(.acts([.command(install)]))
    add(payloads: files, to: app.bundleIdentifier)
  }

  // One file that cannot be read is a complaint in its turn, as one that is broken; the others go on.
  private mutating func add(payloads files: [String], to app: BundleIdentifier?) {
    for file in files {
      do throws(Diagnostic) {
        let source = try SourceFile.read(file)
        let isLines = PayloadFile.isLines(file)
        feeds.append(.wait(.minutes(1)))
        feeds.append(
          isLines ? .payloads(ReadAheadPayloads(source), to: app) : .payload(source, to: app))
      } catch {
        feeds.append(.acts([.remark(error)]))
      }
    }
  }
}

extension SourceFile {
  /// What is said of a file for a payload a line that has none; nothing of others.
  var emptinessOfLines: [Diagnostic] { emptiness(#"{"aps":{"alert":"Hello"}}"#) }
}
