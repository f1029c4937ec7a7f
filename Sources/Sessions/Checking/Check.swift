import Delivery
import Files
import Lint
import Notifications
import Scenarios

/// Looks through apps, payloads and scenarios for everything that is wrong with them.
///
/// Scenarios are played, without their expectations, so that every name in them is looked up;
/// nothing of what is checked runs.
package struct Check {
  /// What was found, by place, each once.
  package private(set) var findings: [Diagnostic] = []
  /// Whether something could not be read at all.
  package private(set) var hasUnreadable = false
  /// What was looked at, in order.
  package internal(set) var kinds: [SourceKind] = []
  /// How many single files of apps were looked at.
  package internal(set) var partCount = 0
  /// How many files of frames were looked at.
  package private(set) var frameFileCount = 0
  /// Of how much of all that nothing is told, as its project says.
  package private(set) var leftOutCount = 0
  /// How many files were looked at that say what a check is to tell.
  package let settingsFileCount: Int
  // What scenarios and payloads around it ask of an app, by its folder.
  var heard: [FileIdentity: HeardUses] = [:]
  // The scenarios all of which was heard: one may lie around several apps.
  var heardScenarios: Set<FileIdentity> = []
  // The payload files that are checked, and so are no surroundings.
  var checkedPayloads: Set<FileIdentity> = []
  // The folders of apps around which there is more than was looked at.
  var unheard: Set<FileIdentity> = []
  var search: AppSearch
  let settings: WorldSettings
  private(set) var locations: DataLocations
  let tables = TableFindings()
  private let isLeftOff: @Sendable () -> Bool
  /// The phone on which nothing happened yet; made once for all apps and frames,
  /// since it reads the time zone.
  lazy var phone = freshPhone()

  /// Checks what is at some paths, folders with all that is in them.
  ///
  /// - Parameters:
  ///   - weights: How bad what rules find is to be, whatever files say.
  ///   - isLeftOff: Whether what is found is not wanted any more: then scenarios are not played on.
  package init(
    _ paths: [String], settings: WorldSettings = WorldSettings(), locations: DataLocations,
    weights: [RuleID: RuleWeight] = [:],
    isLeftOff: @escaping @Sendable () -> Bool = { false }
  ) throws {
    self.isLeftOff = isLeftOff
    (self.settings, self.locations) = (settings, locations)
    self.locations.apps = AppCache()
    self.locations.caseCache = CaseCache()
    self.locations.showsAllCases = false
    search = AppSearch(within: locations.reach)
    let targets = CheckTargets(paths, locations: locations)
    settingsFileCount = targets.settingsFileCount
    // Apps hear what scenarios send them.
    let played = try foundInScenarios(targets)
    var found = foundInApps(targets)
    found += foundInParts(targets.parts)
    found += foundInFrames(targets.frameFiles)
    let given = paths + targets.parts.map(\.path)
    let told = SaidOnce(found.all, played.all, given: given).diagnostics + targets.strays
    let weighing = CheckSettings(weights, piped: locations.piped, within: locations.reach)
    weigh(told, Array(found.unreadable.union(played.unreadable)), weighing, targets)
  }

  // As files and the command line weigh it; what is wrong with the files that do so is found, too,
  // and so is what was named and is not there.
  private mutating func weigh(
    _ told: [Diagnostic], _ unreadable: [Diagnostic], _ settings: CheckSettings,
    _ targets: CheckTargets
  ) {
    var settings = settings
    for folder in targets.folders { settings.look(at: folder) }
    let weighed = settings.applied(to: told.map(\.asChecked))
    let missed = targets.diagnostics + settings.diagnostics
    findings = (weighed + settings.remarks + missed).inOrder
    hasUnreadable =
      missed.contains { $0.severity == .error } || !settings.applied(to: unreadable).isEmpty
      || Self.nameUnreadFile(weighed)
    leftOutCount = targets.paths.count { settings.leavesOut($0) }
  }

  // What is wrong with an app's files is found together, whether they could be read or not; a file
  // may have an error in each of many lines, and is looked at once.
  private static func nameUnreadFile(_ findings: [Diagnostic]) -> Bool {
    let errors = findings.filter { $0.severity == .error }
    return Dictionary(grouping: errors, by: \.place.path).contains { path, errors in
      // Of a folder that was looked into something else is wrong.
      let refusal = FileKind(path: path)?.refusal
      return errors.contains { $0.message == refusal }
        || Folder.isClosed(path) || FileKind.isLink(path) && !Folder.exists(path)
    }
  }

  /// The worst of what was found; nil where nothing was.
  package var worst: Diagnostic.Severity? { findings.map(\.severity).max() }
}

// MARK: Frames and scenarios

extension Check {
  private mutating func foundInFrames(_ paths: [String]) -> FoundMistakes {
    frameFileCount = paths.count
    var found = FoundMistakes()
    for path in paths {
      do throws(Diagnostic) {
        let reading = try HexadecimalFile.read(path)
        found.fail(reading.diagnostics)
        let limit = (phone?.device.policies ?? Policies())[.apnsLegacyLimit]
        found += reading.value.map { $0.emptiness + Lint.findings(in: $0, limit: limit) } ?? []
      } catch {
        found.fail([error])
      }
    }
    return found
  }

  private mutating func foundInScenarios(_ targets: CheckTargets) throws -> FoundMistakes {
    var found = FoundMistakes()
    var played: Set<FileIdentity> = []
    for (kind, path) in targets.found where kind == .scenario {
      let name = locations.name(path)
      let isHelper =
        targets.named.contains(ExactText(path)) && ScenarioSearch.isBelowHelper(name.path)
      found += try foundPlaying(allOf: name, isIncluded: isHelper, &played)
    }
    for path in targets.helpers {
      // What is wrong with it was told of those that include it.
      if let file = FileIdentity(path: path), played.contains(file) { continue }
      let name = ScenarioName(path: path, caseName: nil)
      found += try foundPlaying(allOf: name, isIncluded: true, &played)
    }
    return found
  }

  private mutating func foundPlaying(
    allOf name: ScenarioName, isIncluded: Bool, _ played: inout Set<FileIdentity>
  ) throws -> FoundMistakes {
    kinds.append(.scenario)
    if name.caseName == nil, let file = FileIdentity(path: name.path) {
      heardScenarios.insert(file)
    }
    var found = FoundMistakes()
    for name in cases(of: name) {
      found += try foundPlaying(name.text, isIncluded: isIncluded, &played)
    }
    return found
  }

  /// Each case is another scenario, of which the same is said once; one may be named alone.
  package func cases(of name: ScenarioName) -> [ScenarioName] {
    if name.caseName != nil { return [name] }
    let cases = (try? locations.read(name.path)).map { locations.cases(of: $0).all } ?? []
    return cases.isEmpty
      ? [name] : cases.map { ScenarioName(path: name.path, caseName: $0.name) }
  }

  // Others include a helper, and give it what it lacks.
  private mutating func foundPlaying(
    _ path: String, isIncluded: Bool, _ played: inout Set<FileIdentity>
  ) throws -> FoundMistakes {
    var found = FoundMistakes()
    let opening: LoadedInput
    do {
      opening = try LoadedInput([path], settings: settings, locations: locations)
    } catch let error as Diagnostic {
      found.fail([error])
      return found
    }
    found += opening.diagnostics
    played.formUnion(opening.playedFiles.keys.compactMap { FileIdentity(path: $0.text) })
    var session = opening.session
    var playback = opening.playback
    playback.lint = DeliveryLint(.everything, tables)
    var aftermath = opening.aftermath
    while !playback.isFinished, !isLeftOff() {
      let line = playback.nextLine
      for complaint in playback.step(&session).compactMap(\.diagnostic) {
        let isTold = aftermath.tells(complaint, of: line) {
          playback.names.knows($0, in: session.state)
        }
        if isTold, !isIncluded || !complaint.isAboutIncluders { found += [complaint] }
      }
    }
    if isLeftOff() { return found }
    hear(session.state, asking: playback.lint)
    found += playback.lint?.conclusions(session.state) ?? []
    guard isIncluded, let file = try? locations.read(path) else { return found }
    let placeholders = CasePlaceholders(file)
    return found.filter { !placeholders.hold($0.place) }
  }

  /// Takes in what a scenario did with apps.
  ///
  /// - Parameter lint: What saw its lines: keys that they ask for are
  ///   used, whatever became of that.
  mutating func hear(_ state: State, asking lint: DeliveryLint?) {
    let delivered = state.deliveredContents
    for installed in state.apps {
      guard let folder = installed.app.folder.flatMap({ FileIdentity(path: $0) }) else { continue }
      let app = installed.app.bundleIdentifier
      heard[folder, default: HeardUses()].isInstalled = true
      heard[folder, default: HeardUses()].contents +=
        (delivered[app] ?? []) + state.pending.requests(of: app).map(\.request.content)
      heard[folder, default: HeardUses()].keys.formUnion(lint?.keys(askedOf: app) ?? [])
    }
  }
}

extension Diagnostic {
  /// Whether it is about what lines before the file would have done.
  fileprivate var isAboutIncluders: Bool {
    switch precondition {
    case .app, .declarations, .name, .clock, .profile, .state: true
    case .file, nil: false
    }
  }

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
