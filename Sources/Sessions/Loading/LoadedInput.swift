import Delivery
import Files
import Lint
import Localization
import Notifications
import Scenarios

/// What was opened, ready to be played: a fresh phone, and what is to happen on it.
package struct LoadedInput {
  /// A fresh phone on which nothing of the opened files has happened yet.
  package var session: Session
  /// What is to happen, in order.
  package var playback: Playback
  /// What to call it: the paths as they were given.
  package var title: String
  /// Whether snapshots are compared: where a scenario was opened.
  var comparesSnapshots = false
  /// The case of the scenario that is played; nil where it has none.
  package private(set) var playedCase: ScenarioCase?
  /// The first scenario that was opened, as it was read; nil for none.
  package private(set) var scenarioFile: SourceFile?
  /// The scenarios and files of payload lines that were read, those that are included among them:
  /// what they make happen cannot be told apart by file, so a change in one is all played again.
  /// With the time when each was written that was read.
  package private(set) var playedFiles: [String: FileTime] = [:]
  /// What it was opened with, to open it again; nil for a scenario that was read already.
  package private(set) var source: OpenedSource?
  /// What the lines that cannot run leave undone.
  private(set) var aftermath = Aftermath()
  /// Complaints about what was read, all of a file's in one go.
  package var diagnostics: [Diagnostic]
  /// Whether and how programs of extensions run (V17).
  package let programs: ProgramSettings
  // What apps that were opened need and the phone does not have.
  private var refusedUses: [FeatureUse] = []

  /// Reads what is at some paths; none of it happens before the playback is stepped.
  ///
  /// - Throws: Where a path cannot be read at all, or a policy is unknown.
  package init(
    _ paths: [String], settings: WorldSettings, locations: DataLocations
  ) throws {
    var feeds: [Playback.Feed] = []
    diagnostics = []
    programs = locations.programs
    source = OpenedSource(paths: paths, settings: settings, locations: locations)
    title = paths.joined(separator: " ")
    let ordered = Self.ordered(paths, locations)
    for path in ordered {
      guard let kind = locations.kind(of: path) else {
        throw locations.unknownKind(path)
      }
      switch kind {
      case .scenario:
        let file = try locations.read(path)
        let scenario = ScenarioFeeds(file, playing: locations.name(path).caseName, locations)
        if scenarioFile == nil { (scenarioFile, playedCase) = (file, scenario.values) }
        for path in scenario.paths { playedFiles[path] = Self.time(path) }
        aftermath.add(scenario.brokenLines)
        diagnostics += scenario.diagnostics
        feeds += scenario.feeds
        comparesSnapshots = true
      case .app where AppBundle.isMerelyPayloads(path) && ordered.first != path:
        // They are for the app that was named, and make none of their own.
        diagnostics += StrayLinks(in: path).diagnostics
        feeds += Self.payloads(AppBundle.payloadFiles(in: path), to: nil, &diagnostics)
      case .app: feeds += try Self.apps(path, settings, locations, &diagnostics)
      case .payload: feeds.append(.payload(try locations.read(path), to: nil))
      case .payloadLines:
        let file = try locations.read(path)
        diagnostics += file.emptinessOfLines
        feeds.append(.payloads(ReadAheadPayloads(file), to: nil))
      }
    }
    // A scenario says itself how long it waits.
    if scenarioFile == nil, !feeds.isEmpty { feeds.append(.settle) }
    for case .payloads(let lines, _) in feeds { playedFiles[lines.path] = Self.time(lines.path) }
    session = try settings.session(in: locations)
    playback = Playback(feeds, files: locations.files(folder: ""))
    let apps = Self.apps(openedIn: feeds)
    diagnostics += apps.replacements()
    let profile = session.state.device.profile
    refusedUses = apps.flatMap(\.featureUses).filter {
      !$0.isOptional && !$0.feature.exists(in: profile)
    }
  }

  private static func apps(openedIn feeds: [Playback.Feed]) -> [App] {
    feeds.flatMap { feed -> [App] in
      guard case .acts(let acts) = feed else { return [] }
      return acts.compactMap { act in
        if case .command(.install(let app, _, _)) = act { app } else { nil }
      }
    }
  }

  // What is no file, such as standard input, is never written again.
  private static func time(_ path: String) -> FileTime {
    FileTime(path: path) ?? FileTime(milliseconds: 0)
  }

  /// A scenario that was read, on a phone on which nothing has happened yet.
  ///
  /// - Parameter caseName: Which of its cases; nil for the first.
  package init(
    scenario file: SourceFile, playing caseName: String? = nil, on session: Session,
    locations: DataLocations
  ) {
    let scenario = ScenarioFeeds(file, playing: caseName, locations)
    playedCase = scenario.values
    self.session = session
    playback = Playback(scenario.feeds, files: locations.files(folder: ""))
    title = file.path
    comparesSnapshots = true
    aftermath.add(scenario.brokenLines)
    diagnostics = scenario.diagnostics
    programs = locations.programs
  }

  // What is sent comes after the apps that it is for; a scenario says itself what comes when.
  private static func ordered(_ paths: [String], _ locations: DataLocations) -> [String] {
    if paths.contains(where: { locations.kind(of: $0) == .scenario }) { return paths }
    let isApp = { (path: String) in Folder.isFolder(path) && !AppBundle.isMerelyPayloads(path) }
    return paths.filter(isApp) + paths.filter { !isApp($0) }
  }

  private static func apps(
    _ path: String, _ settings: WorldSettings, _ locations: DataLocations,
    _ diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> [Playback.Feed] {
    let contents = try FolderContents(path, locations)
    diagnostics += contents.diagnostics
    let apps = contents.apps.flatMap {
      installing($0.reading, $0.files, settings, &diagnostics)
    }
    return apps + contents.strangers.flatMap { payloads([$0.file], to: $0.app, &diagnostics) }
  }

  private static func installing(
    _ reading: Reading<App>, _ files: [String], _ settings: WorldSettings,
    _ diagnostics: inout [Diagnostic]
  ) -> [Playback.Feed] {
    diagnostics += reading.diagnostics
    guard let app = reading.value else { return [] }
    let profile = settings.configuration.profile ?? Device.standardProfile
    diagnostics += app.featureUses.complaints(in: profile, isOpened: true)
    let install = Command.install(app, isGranted: true, strings: .read(of: app))
    return [.acts([.command(install)])]
      + payloads(files, to: app.bundleIdentifier, &diagnostics)
  }

  private static func payloads(
    _ files: [String], to app: BundleIdentifier?, _ diagnostics: inout [Diagnostic]
  ) -> [Playback.Feed] {
    files.flatMap { file -> [Playback.Feed] in
      guard let source = read(file, &diagnostics) else { return [] }
      let isLines = PayloadFile.isLines(file)
      return [
        .wait(.minutes(1)),
        isLines ? .payloads(ReadAheadPayloads(source), to: app) : .payload(source, to: app),
      ]
    }
  }

  // One file that cannot be read is a complaint; the others go on.
  private static func read(_ path: String, _ diagnostics: inout [Diagnostic]) -> SourceFile? {
    do throws(Diagnostic) {
      return try SourceFile.read(path)
    } catch {
      diagnostics.append(error)
      return nil
    }
  }
}

extension SourceFile {
  /// What is said of a file for a payload a line that has none; nothing of others.
  var emptinessOfLines: [Diagnostic] { emptiness(#"{"aps":{"alert":"Hello"}}"#) }
}

extension LoadedInput {
  /// The complaints, and with them those that only show when the lines that can run do:
  /// all mistakes come in one go. Nothing outside happens, and what a broken line may be
  /// to blame for is left out.
  package var everythingWrong: [Diagnostic] {
    var opening = self
    // A picture is a result and no mistake, and may differ for the broken line alone.
    opening.comparesSnapshots = false
    var rehearsal = HeadlessRun(opening)
    rehearsal.programs = ExtensionPrograms(ProgramSettings())
    // What is refused is told already: the rest is looked at as on a phone that has it.
    if let command = refusedUses.profileCommand { _ = try? rehearsal.session.perform(command) }
    rehearsal.play()
    let told = Set(diagnostics)
    let shown = rehearsal.ownErrors.filter { !told.contains($0) }
    return shown.isEmpty ? diagnostics : (diagnostics + shown).inOrder
  }
}

extension [FeatureUse] {
  // Nil where nothing is used.
  fileprivate var profileCommand: Command? {
    guard let first = map(\.feature.first).max() else { return nil }
    var configuration = DeviceConfiguration()
    configuration.profile = first
    return .configure(configuration)
  }
}
