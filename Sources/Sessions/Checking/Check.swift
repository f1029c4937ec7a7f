import Delivery
import Files
import Lint
import Notifications
import Scenarios

/// Looks through apps, payloads and scenarios for everything that is wrong with them.
///
/// Scenarios are played, without their expectations, so that every name in them is looked up; nothing
/// of what is checked runs.
package struct Check {
  /// What was found, by place, each once.
  package private(set) var findings: [Diagnostic] = []
  /// What was looked at, in order.
  package private(set) var kinds: [SourceKind] = []
  /// How many single files of apps were looked at.
  package private(set) var partCount = 0
  /// How many files of frames were looked at.
  package private(set) var frameFileCount = 0
  private var unreadable: Set<Diagnostic> = []
  // What scenarios send an app, by its folder.
  private var heard: [FileIdentity: [Content]] = [:]
  private let tables = TableFindings()
  private var search: AppSearch
  private let settings: WorldSettings
  private var locations: DataLocations

  /// Checks what is at some paths, folders with all that is in them.
  ///
  /// - Parameter weights: How bad what rules find is to be, whatever files say.
  package init(
    _ paths: [String], settings: WorldSettings = WorldSettings(), locations: DataLocations,
    weights: [RuleID: RuleWeight] = [:]
  ) throws {
    (self.settings, self.locations) = (settings, locations)
    self.locations.apps = AppCache()
    search = AppSearch(within: locations.reach)
    let targets = CheckTargets(paths, locations: locations)
    for (kind, path) in targets.found where kind == .scenario {
      kinds.append(.scenario)
      try checkScenario(path)
    }
    let played = findings
    findings = []
    fail(targets.diagnostics)
    findings += targets.strays
    checkApps(targets)
    check(targets.parts)
    checkFrames(targets.frameFiles)
    var weighing = CheckSettings(weights)
    for folder in targets.folders { weighing.look(at: folder) }
    findings = weighing.applied(
      to: SaidOnce(findings, played, given: paths + targets.parts.map(\.path)).diagnostics
        .map(\.asChecked))
    findings += weighing.remarks
    fail(weighing.diagnostics)
    findings = findings.inOrder
  }

  /// Whether something could not be read at all.
  package var hasUnreadable: Bool { !unreadable.isEmpty }

  /// The worst of what was found; nil where nothing was.
  package var worst: Diagnostic.Severity? { findings.map(\.severity).max() }

  private mutating func fail(_ diagnostics: [Diagnostic]) {
    findings += diagnostics
    unreadable.formUnion(diagnostics)
  }
}

// MARK: Apps and payloads

extension Check {
  private var profile: Profile { settings.configuration.profile ?? .ios12 }

  private mutating func checkApps(_ targets: CheckTargets) {
    var apps: [CheckedApp] = []
    var namedCount = 0
    for (kind, path) in targets.found {
      guard case .app = kind else { continue }
      let found = self.apps(in: path)
      kinds += found.map { _ in .app }
      apps += found
      if targets.named.contains(path) {
        namedCount = apps.count
        hear(payloadsBeside: path, for: found.first?.app?.app.bundleIdentifier)
      }
    }
    let declared = apps.indices
    for (folder, files) in targets.loosePayloads {
      kinds += files.map { file in
        locations.piped[file] == nil
          ? PayloadFile.isLines(file) ? .payloadLines : .payload
          : locations.kind(of: file) ?? .payload
      }
      send(files, in: folder, to: &apps, declared, namedCount)
    }
    for app in apps { examine(app) }
  }

  // A bundle that is given alone: its payloads may lie beside it.
  private mutating func hear(payloadsBeside path: String, for app: BundleIdentifier?) {
    let folder = FilePath(path).folder.isEmpty ? "." : FilePath(path).folder
    guard let app, FilePath(path).kind == "app", let identity = FileIdentity(path: path),
      let names = Folder.entriesIfThere(folder), names.count <= Self.mostSamples
    else { return }
    let isAlone = names.count { FilePath($0).kind == "app" } == 1
    for file in AppBundle.payloadFiles(in: folder) where !PayloadFile.isLines(file) {
      let target = PayloadFile.target(file)
      guard target == app || target == nil && isAlone else { continue }
      heard[identity, default: []] += [(try? PayloadReader.read(path: file))?.value?.content]
        .compactMap(\.self)
    }
  }

  /// Payloads are for the app that they name: one that was named, the nearest that was found beside them, or one
  /// around them. Those that name none are for the first that was named, or the only one that was found, else for
  /// one that stands in.
  private mutating func send(
    _ files: [String], in folder: String, to apps: inout [CheckedApp], _ declared: Range<Int>,
    _ namedCount: Int
  ) {
    let recipients = Recipients(
      files, in: folder, apps: apps[declared].map { ($0.app?.app.bundleIdentifier, $0.folder) },
      namedCount: namedCount, &search
    ) { [locations] in locations.recipient(of: $0) }
    for (file, index) in recipients.own { apps[index].payloadFiles.append(file) }
    apps += recipients.around.map { CheckedApp($0.app, sent: $0.files, profile) }
    guard !recipients.rest.isEmpty else { return }
    do throws(Diagnostic) {
      apps.append(try .standIn(for: recipients.rest, in: folder, profile))
    } catch {
      fail([error])
    }
  }

  private mutating func apps(in path: String) -> [CheckedApp] {
    do throws(Diagnostic) {
      return try CheckedApp.all(in: path, profile)
    } catch {
      fail([error])
      return []
    }
  }

  // The phone on which nothing happened yet, set as the options say.
  private var clock: LintedClock? {
    guard let zone = try? locations.standardTimeZone(),
      let session = try? settings.session(in: zone)
    else { return nil }
    return LintedClock(session.state)
  }

  private mutating func examine(_ app: CheckedApp) {
    var app = app
    app.set(clock)
    app.piped = locations.piped
    if let folder = FileIdentity(path: app.folder) { app.hear(heard[folder] ?? []) }
    let found = app.findings()
    findings += found.all
    unreadable.formUnion(found.unreadable)
  }

  // Each app is read once, however many of its files are named.
  private mutating func check(_ parts: [AppPart]) {
    for part in parts {
      if Folder.isFolder(part.path) {
        kinds += AppBundle.payloadFiles(in: part.path).map { _ in .payload }
      } else if PayloadFile.isOne(part.path) {
        kinds.append(.payload)
      } else {
        partCount += 1
      }
    }
    var folders: [String] = []
    for part in parts where !folders.contains(part.app) { folders.append(part.app) }
    for folder in folders {
      let own = parts.filter { $0.app == folder }
      let before = (findings, unreadable)
      (findings, unreadable) = ([], [])
      let isMerelyPayloads = AppBundle.isMerelyPayloads(folder) && SourceTree(folder) == nil
      if isMerelyPayloads {
        var none: [CheckedApp] = []
        send(payloads(beside: own, in: folder), in: folder, to: &none, 0..<0, 0)
        none.forEach { examine($0) }
      } else {
        for var app in apps(in: folder) {
          app.look(onlyAt: own.map(\.path))
          examine(app)
        }
      }
      let isOwn = { (finding: Diagnostic) in own.contains { $0.concerns(finding) } }
      findings = before.0 + findings.filter(isOwn)
      unreadable = before.1.union(unreadable.filter(isOwn))
    }
  }

  // What payloads have in common is told of a folder of samples; a file among thousands is looked at alone.
  private static let mostSamples = 1000

  private func payloads(beside parts: [AppPart], in folder: String) -> [String] {
    let count = Folder.entriesIfThere(folder)?.count ?? 0
    guard count > Self.mostSamples, !parts.contains(where: { Folder.isFolder($0.path) }) else {
      return AppBundle.payloadFiles(in: folder)
    }
    return parts.map(\.path)
  }
}

// MARK: Frames and scenarios

extension Check {
  private mutating func checkFrames(_ paths: [String]) {
    frameFileCount = paths.count
    for path in paths {
      do throws(Diagnostic) {
        let reading = try HexadecimalFile.read(path)
        fail(reading.diagnostics)
        findings += reading.value.map { Lint.findings(in: $0) } ?? []
      } catch {
        fail([error])
      }
    }
  }

  // Each case is another scenario, of which the same is said once.
  private mutating func checkScenario(_ path: String) throws {
    let cases = (try? locations.read(path)).map { ScenarioCases($0.bytes).all } ?? []
    if cases.isEmpty { return try checkPlayed(path) }
    for own in cases { try checkPlayed(ScenarioName(path: path, caseName: own.name).text) }
  }

  private mutating func checkPlayed(_ path: String) throws {
    let opening: LoadedInput
    do {
      opening = try LoadedInput([path], settings: settings, locations: locations)
    } catch let error as Diagnostic {
      return fail([error])
    }
    findings += opening.diagnostics
    var session = opening.session
    var playback = opening.playback
    playback.lint = DeliveryLint(.everything, tables)
    var aftermath = opening.aftermath
    while !playback.isFinished {
      let line = playback.nextLine
      for case .complaint(let complaint) in playback.step(&session) {
        let isTold = aftermath.tells(complaint, of: line) {
          playback.names.knows($0, in: session.state)
        }
        if isTold { findings.append(complaint) }
      }
    }
    hear(session.state)
    findings += playback.lint?.conclusions(session.state) ?? []
  }

  private mutating func hear(_ state: State) {
    let delivered = state.deliveredContents
    for installed in state.apps {
      guard let folder = installed.app.folder.flatMap({ FileIdentity(path: $0) }) else { continue }
      let app = installed.app.bundleIdentifier
      heard[folder, default: []] +=
        (delivered[app] ?? []) + state.pending.requests(of: app).map(\.request.content)
    }
  }
}

extension Diagnostic {
  /// As section Y of the rules weighs it: what only marks a payload while it is played is an error
  /// where it is checked (B53).
  fileprivate var asChecked: Diagnostic {
    var checked = self
    switch rule {
    case "Y1", "Y2", "Y3": checked.severity = .error
    case "Y17": checked.severity = min(severity, .warning)
    default: break
    }
    return checked
  }
}
