import Delivery
import Files
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
  package var comparesSnapshots = false
  /// The case of the scenario that is played; nil where it has none.
  package private(set) var playedCase: ScenarioCase?
  /// The first scenario that was opened, as it was read; nil for none.
  package private(set) var scenarioFile: SourceFile?
  /// The scenarios and files of payload lines that were read, those that are included among them:
  /// what they make happen cannot be told apart by file, so a change in one is all played again.
  /// With the time when each was written that was read.
  package private(set) var playedFiles: [ExactText: FileTime] = [:]
  /// What it was opened with, to open it again; nil for a scenario that was read already.
  package private(set) var source: OpenedSource?
  /// Where lines look for what they name, as far as it was played.
  package let named: NamedFiles
  /// What the lines that cannot run leave undone.
  private(set) var aftermath = Aftermath()
  /// Complaints about what was read, all of a file's in one go.
  package var diagnostics: [Diagnostic]
  /// Notes on options that have no effect, since the scenario says itself what they do. They are
  /// about the command line, so that they are no complaints about what was read.
  package private(set) var overriddenOptions: [Diagnostic] = []
  /// Whether and how programs of extensions run (V17).
  let programs: ProgramSettings
  // What apps that were opened need and the phone does not have.
  private var refusedUses: [FeatureUse] = []

  /// Reads what is at some paths; none of it happens before the playback is stepped.
  ///
  /// - Throws: Where a path cannot be read at all, or a policy is unknown.
  package init(
    _ paths: [String], settings: WorldSettings, locations: DataLocations
  ) throws {
    source = OpenedSource(paths: paths, settings: settings, locations: locations)
    named = locations.named ?? NamedFiles()
    var locations = locations
    locations.named = named
    let opened = try OpenedFeeds(paths, settings, locations)
    title = paths.joined(separator: " ")
    programs = locations.programs
    (scenarioFile, playedCase) = (opened.scenarioFile, opened.playedCase)
    (playedFiles, aftermath) = (opened.playedFiles, opened.aftermath)
    comparesSnapshots = scenarioFile != nil
    session = try (settings.yielding(to: opened.firstLines) ?? settings).session(in: locations)
    overriddenOptions = settings.overridden(by: opened.firstLines)
    playback = Playback(opened.feeds, files: locations.files(folder: ""))
    let apps = opened.apps
    diagnostics = opened.diagnostics + apps.replacements()
    let profile = session.state.device.profile
    refusedUses = apps.flatMap(\.featureUses).filter {
      !$0.isOptional && !$0.feature.exists(in: profile)
    }
  }

  /// A scenario that was read, on a phone on which nothing has happened yet.
  ///
  /// - Parameters:
  ///   - caseName: Which of its cases; nil for the first.
  ///   - settings: How the phone was set: where a line of the scenario's own wins, it begins on
  ///     one that is set otherwise. Nil where it begins on this one in any case.
  package init(
    scenario file: SourceFile, playing caseName: String? = nil, on session: Session,
    set settings: WorldSettings? = nil, locations: DataLocations
  ) {
    let scenario = ScenarioFeeds(file, playing: caseName, locations)
    playedCase = scenario.values
    let own = try? settings?.yielding(to: scenario.firstLines)?.session(in: locations)
    self.session = own ?? session
    playback = Playback(scenario.feeds, files: locations.files(folder: ""))
    title = file.path
    comparesSnapshots = true
    aftermath.add(scenario.brokenLines)
    diagnostics = scenario.diagnostics
    programs = locations.programs
    named = locations.named ?? NamedFiles()
  }
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
