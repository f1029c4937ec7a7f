import Files
import Notifications
import Scenarios

/// Plays scenarios, each on a fresh phone of its own: what one does, no other can see.
package struct TestRun: Sendable {
  @CopyOnWrite private(set) var phone: Session
  /// How it is set where a scenario does not say so itself.
  let settings: WorldSettings
  /// Where the product's own files are.
  package private(set) var locations: DataLocations
  private let isStrict: Bool
  private let updates: PictureSelection
  private let collectsCoverage: Bool
  private let collectsFiles: Bool

  /// Makes the phone that every scenario begins with, once.
  ///
  /// - Parameters:
  ///   - isStrict: Whether a warning counts as a failure.
  ///   - updates: Of which pictures what is drawn is kept, instead of being compared; of none
  ///     where a scenario is known to fail.
  ///   - collectsCoverage: Note what each scenario exercises.
  ///   - collectsFiles: Note which files each is made of.
  /// - Throws: Where the settings cannot be had here.
  package init(
    settings: WorldSettings, locations: DataLocations, isStrict: Bool = false,
    updating updates: PictureSelection = .none, collectsCoverage: Bool = false,
    collectsFiles: Bool = false
  ) throws {
    phone = try settings.session(in: locations)
    (self.settings, self.locations) = (settings, locations)
    self.locations.apps = AppCache()
    self.locations.caseCache = CaseCache()
    self.locations.showsAllCases = false
    (self.isStrict, self.updates) = (isStrict, updates)
    (self.collectsCoverage, self.collectsFiles) = (collectsCoverage, collectsFiles)
  }

  /// The same with a phone and with apps of its own: threads that share them wait for each other
  /// wherever the system's words and its time zone are read, and where a reference is counted.
  package func apart() -> TestRun {
    var other = self
    // It could be made once: what it is made from was read then.
    if let own = try? settings.session(in: locations) { other.phone = own }
    other.locations.apps = AppCache()
    other.locations.caseCache = CaseCache()
    return other
  }

  /// Reads a scenario and plays it to its end.
  package func play(
    _ scenario: TestedScenario, recorders: [any Recorder] = []
  ) -> TestResult {
    do throws(Diagnostic) {
      // One that was found and could not be looked into: why, it says by itself.
      if Folder.isFolder(scenario.path) { _ = try Folder.entries(scenario.path) }
      return play(try locations.read(scenario.path), as: scenario, recorders: recorders)
    } catch {
      return madeOfFiles(TestResult(scenario, cannotRun: [error]), nil)
    }
  }

  /// What a scenario begins with, wherever it is played, so that it is played as here.
  func firstLines(of file: SourceFile) -> [String] {
    let own = settings.yielding(to: ScenarioFeeds(file, locations).firstLines)
    return (try? (own ?? settings).session(in: locations))?.journalLines ?? []
  }

  /// Plays a text to its end.
  ///
  /// - Parameter file: Its path decides where the files that it names are looked for.
  package func play(
    _ file: SourceFile, as scenario: TestedScenario, recorders: [any Recorder] = []
  ) -> TestResult {
    let cases = locations.cases(of: file)
    let values = scenario.caseName.flatMap { cases[$0] }
    let directives = TestDirectives(cases, playing: values)
    if let reason = directives.skipReason {
      let title = ScenarioDocument(cases, path: file.path, playing: values).title
      return madeOfFiles(TestResult(scenario, called: title, skippedFor: reason), nil)
    }
    let coverage = collectsCoverage ? CoverageRecorder() : nil
    let named = collectsFiles ? NamedFiles() : nil
    switch noting(in: named).run(
      file, playing: scenario.caseName, recorders: recorders + [coverage].compactMap(\.self))
    {
    case .success(let run):
      var result = TestResult(scenario, of: run)
      result.coverage = coverage?.coverage(in: run.session)
      result.warnIfProvingNothing(at: Place(file.path))
      tellObsolete(file, &result)
      if let reason = directives.failureReason {
        result.expectFailure(for: reason, at: directives.failurePlace(in: file.path))
      }
      return madeOfFiles(isStrict ? result.strict : result, run.session, named)
    case .failure(let mistakes):
      return madeOfFiles(TestResult(scenario, cannotRun: mistakes.diagnostics), nil, named)
    }
  }

  // Of one test: each has files of its own.
  private func noting(in named: NamedFiles?) -> TestRun {
    var run = self
    run.locations.named = named
    return run
  }

  // With the files that it is made of, where these are wanted.
  private func madeOfFiles(
    _ result: TestResult, _ session: Session?, _ named: NamedFiles? = nil
  ) -> TestResult {
    guard collectsFiles else { return result }
    var result = result
    result.madeOf = TestedFiles(of: result, session, locations, named: named?.paths ?? [])
    return result
  }

  // Once for all cases of a file.
  private func tellObsolete(_ file: SourceFile, _ result: inout TestResult) {
    let first = locations.cases(of: file).all.first?.name
    guard first == nil || result.scenario.caseName == first else { return }
    result.obsoletePictures = KeptPictures(of: file, locations).obsolete
    if updates != .none { return }
    for path in result.obsoletePictures {
      result.warn(
        "no line names the picture \(path) any more; --update-snapshots removes it",
        at: Place(file.path))
    }
  }

  /// The phone after a text was played, with all that was recorded of it.
  ///
  /// - Parameter caseName: Which of its cases; nil for the first.
  /// - Returns: All mistakes of the file where it cannot be played.
  package func run(
    _ file: SourceFile, playing caseName: String? = nil, recorders: [any Recorder] = []
  ) -> Result<HeadlessRun, Mistakes> {
    let opening = LoadedInput(
      scenario: file, playing: caseName, on: phone, set: settings, locations: locations)
    guard !opening.diagnostics.contains(where: { $0.severity == .error }) else {
      return .failure(Mistakes(diagnostics: opening.everythingWrong))
    }
    var run = HeadlessRun(
      opening, updating: updates(of: file, playing: caseName), recorders: recorders,
      piped: locations.piped)
    run.play()
    return .success(run)
  }

  // Of a test that is known to fail a picture that differs is that failure: drawn anew it would be
  // the wrong one that is kept.
  private func updates(of file: SourceFile, playing caseName: String?) -> PictureSelection {
    if updates == .none { return .none }
    let cases = locations.cases(of: file)
    let directives = TestDirectives(cases, playing: caseName.flatMap { cases[$0] })
    return directives.failureReason == nil ? updates : .none
  }

  /// What the lines of some scenarios call their pictures, whether they will be played or not; none
  /// where no picture was named that could be missing.
  package func pictureNames(in scenarios: [TestedScenario]) -> Set<String> {
    guard case .named = updates else { return [] }
    return scenarios.reduce(into: []) { names, scenario in
      guard let file = try? locations.read(scenario.path) else { return }
      let feeds = ScenarioFeeds(file, playing: scenario.caseName, locations)
      names.formUnion(feeds.pictureNames.inOrder)
    }
  }

  /// A test that failed, played once more up to its first failure; nil
  /// where it does not fail again.
  ///
  /// - Parameter stepCount: How many steps before the failure its story tells.
  package func replay(of result: TestResult, telling stepCount: Int) -> FailureReplay? {
    guard !result.failures.isEmpty, let file = try? locations.read(result.scenario.path) else {
      return nil
    }
    return FailureReplay(
      file, playing: result.scenario.caseName, in: self, telling: stepCount)
  }

  /// What keeps a scenario from being played.
  package struct Mistakes: Error {
    /// In the order of the file.
    let diagnostics: [Diagnostic]
  }
}
