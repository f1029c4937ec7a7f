import Glibc
import Notifications
import Scenarios
import Sessions

extension Invocation {
  /// Plays the scenarios that are wanted, and reports.
  ///
  /// - Throws: Before anything is played, where a path, an option or a variable makes no sense.
  func test(_ own: TestOptions) throws -> ExitStatus {
    let variables = try TestVariables(environment)
    if own.merges { return try merge(own, variables) }
    if own.isList {
      try refuse(
        TestOptions.beyondListing, with: "test --list",
        "it names the scenarios and plays none, so there is nothing to report")
      try PictureEnding.check(outputPath, writing: [])
    }
    let failed = environment.stateFolder.map(FailedTests.init(stateFolder:))
    let scenarios = try scenarios(own, variables, failed)
    if own.isList { return try list(scenarios) }
    if own.watches { return try watch(own, variables) }
    if own.failedBefore.isOnly, !options.isQuiet,
      !scenarios.contains(where: { failed?.has($0) == true })
    {
      Console.complain("\(failed?.absence ?? FailedTests.nothingKept); all are played.")
    }
    return try play(scenarios, own, variables, failed)
  }

  /// Plays some scenarios and reports.
  private func play(
    _ scenarios: [TestedScenario], _ own: TestOptions, _ variables: TestVariables,
    _ failed: FailedTests?, watched: WatchedTests? = nil
  ) throws -> ExitStatus {
    let mostFailures =
      own.stopsAtFailure || variables.stopsAtFailure
      ? 1 : try count(.maxFailures, own.maxFailures)
    let run = try TestRun(
      settings: try worldSettings(), locations: try locations(), isStrict: options.isStrict,
      updating: try pictureSelection(), collectsCoverage: own.coverage.isWanted,
      collectsFiles: watched != nil)
    try refuseMissing(try pictureSelection(), among: run.pictureNames(in: scenarios))
    var reports = try TestReports(
      own, variables, self, run, failed: failed, count: scenarios.count,
      watched: watched)
    let abandoned =
      watched == nil ? reports.settle(abandonedPictures(own, variables)) : AbandonedPictures()
    say(abandoned.warnings)
    let repeats = try count(.repeats, own.repeats) ?? 1
    let least = try number(
      .leastCoverage, own.coverage.least, in: 0...100, named: "a percentage from 0 to 100")
    let clock = MonotonicClock()
    let workers = TestWorkers(count: try threadCount(own)) {
      let job = TestJob(run.apart(), repeats: repeats) { clock.now }
      return { job.play($0) }
    }
    let start = clock.now
    reports.tally.notPlayed = workers.play(
      scenarios, mostFailures: mostFailures,
      progressed: { reports.progress.show($0, elapsed: clock.now - start) },
      each: { reports.record($0) })
    reports.tally.duration = clock.now - start
    try reports.finish()
    let status = ExitStatus(reports.tally.verdict)
    guard status == .done else { return status }
    guard let shortfall = reports.coverage.value.shortfall(below: least) else {
      return strictStatus(after: abandoned.warnings)
    }
    Console.complain(shortfall)
    return .failed
  }

  /// Plays again what saved files touch, until the person leaves.
  private func watch(_ own: TestOptions, _ variables: TestVariables) throws -> ExitStatus {
    try refuse(
      [.updateSnapshots], with: "test --watch", "it would be asked with each file that is saved")
    guard isatty(STDIN_FILENO) == 1 else {
      throw UsageError("--watch takes keys, so its input has to be a terminal")
    }
    let failed = { environment.stateFolder.map(FailedTests.init(stateFolder:)) }
    var watching = TestWatching(
      operands: arguments.operands, executable: environment.executable,
      find: { try scenarios(own, variables, failed()) },
      play: { try play($0, own, variables, failed(), watched: $1) })
    return try watching.run()
  }

  /// Reports what was played elsewhere: the operands are reports that `--json` wrote.
  private func merge(_ own: TestOptions, _ variables: TestVariables) throws -> ExitStatus {
    try refuse(
      TestOptions.ofPlaying, with: "test --merge",
      "nothing is played; give it where the reports are made")
    var merged = MergedReports(isStrict: options.isStrict)
    _ = try operand(0, "REPORT")
    let locations = try locations()
    for path in arguments.operands { try merged.read(locations.read(path)) }
    let results = merged.results
    var reports = try TestReports(own, variables, self, nil, failed: nil, count: results.count)
    for result in results { reports.record(result) }
    reports.tally.duration = merged.duration
    reports.tally.notPlayed = merged.notPlayed
    try reports.finish()
    return ExitStatus(reports.tally.verdict)
  }

  // Bazel fails a test whose runner does not touch the file: it would play
  // everything in each shard.
  private func scenarios(
    _ own: TestOptions, _ variables: TestVariables, _ failed: FailedTests?
  ) throws -> [TestedScenario] {
    var locations = try locations()
    locations.caseCache = CaseCache()
    locations.showsAllCases = false
    let search = ScenarioSearch(arguments.operands, locations: locations)
    let least: Diagnostic.Severity = options.isStrict ? .warning : .error
    if search.diagnostics.contains(where: { $0.severity >= least }) {
      throw Complaints(diagnostics: search.diagnostics)
    }
    say(search.diagnostics)
    try own.failures.in(variables).refuseTests(search.scenarios, locations)
    let all = try tagged(search.scenarios, locations)
    let wanted = own.failedBefore.chosen(of: try filtered(all, variables, locations), failed)
    for file in variables.statusFiles { try OutputFile.write("", to: file) }
    var times = TestTimes()
    for path in arguments.all(.times) { try times.read(locations.read(path)) }
    guard let shard = try own.shard.map(shard) ?? variables.shard else {
      try refuse(
        [.times], with: "test without --shard", "it makes the parts of --shard equally long")
      return wanted
    }
    return shard.scenarios(of: wanted, times: times)
  }

  private func filtered(
    _ all: [TestedScenario], _ variables: TestVariables, _ locations: DataLocations
  ) throws(UsageError) -> [TestedScenario] {
    let texts = arguments.all(.filter)
    if texts.isEmpty {
      guard let (variable, filter) = variables.filter else { return all }
      let wanted = all.filter { filter.takes($0, in: locations) }
      if wanted.isEmpty { try tell(variable, left: filter) }
      return wanted
    }
    for text in texts
    where !all.contains(where: { TestFilter.text(text).takes($0, in: locations) }) {
      throw UsageError("--filter: \(TestFilter.text(text).nothingLeft)")
    }
    return all.filter { scenario in
      texts.contains { TestFilter.text($0).takes(scenario, in: locations) }
    }
  }

  // Bazel has one filter for the tests of all packages, and fails none that it leaves
  // nothing of: it is a warning.
  private func tell(_ variable: String, left filter: TestFilter) throws(UsageError) {
    let words = "\(variable): \(filter.nothingLeft)"
    if options.isStrict { throw UsageError(words) }
    if !options.isQuiet { Console.complain("coversheet: warning: \(words); none is played") }
  }

  private func tagged(
    _ all: [TestedScenario], _ locations: DataLocations
  ) throws(UsageError) -> [TestedScenario] {
    let wanted = try arguments.all(.tag).map { text throws(UsageError) in
      guard let filter = TestTagFilter(text) else {
        throw UsageError(
          "--tag: a word is empty in “\(text)”; write --tag=WORD, or --tag='!WORD' for all others")
      }
      return filter
    }
    if wanted.isEmpty { return all }
    let tagged = all.filter { scenario in
      // What cannot be read may be tagged so, and is told when it is played.
      guard let tags = Self.tags(of: scenario, locations) else { return true }
      return wanted.allSatisfy { $0.takes(tags) }
    }
    guard tagged.isEmpty else { return tagged }
    let known = all.compactMap { Self.tags(of: $0, locations) }.flatMap(\.self)
    throw UsageError("--tag: " + Self.refusal(of: wanted, among: known))
  }

  // Why no scenario is wanted, with the tag that was meant.
  private static func refusal(of wanted: [TestTagFilter], among known: [String]) -> String {
    if wanted.allSatisfy(\.isExclusion) {
      return "all scenarios are tagged so, and !WORD leaves those out"
    }
    let advice = "; “tag WORD” stands in its first lines"
    guard let word = wanted.firstNonNil({ $0.word(strangeTo: known) }) else {
      return "no scenario is tagged so" + advice
    }
    let near = suggestion(for: word, among: known)
    return "no scenario is tagged “\(word)”" + (near.isEmpty ? advice : near)
  }

  // Nil for one that cannot be read.
  private static func tags(of scenario: TestedScenario, _ locations: DataLocations) -> [String]? {
    guard let file = try? locations.read(scenario.path) else { return nil }
    let cases = locations.cases(of: file)
    return TestDirectives(cases, playing: scenario.caseName.flatMap { cases[$0] }).tags
  }

  private func list(_ scenarios: [TestedScenario]) throws -> ExitStatus {
    let unknown = try unknownCases(scenarios)
    if !unknown.isEmpty { throw Complaints(diagnostics: unknown) }
    try deliver(scenarios.map { $0.name.revealedLine + "\n" }.joined(), .done)
    return .done
  }

  // Of those that were named with a case: what playing them would say of it.
  private func unknownCases(_ scenarios: [TestedScenario]) throws -> [Diagnostic] {
    var locations = try locations()
    locations.caseCache = CaseCache()
    return scenarios.flatMap { scenario -> [Diagnostic] in
      guard let name = scenario.caseName, let file = try? locations.read(scenario.path) else {
        return []
      }
      return locations.cases(of: file).remarks(onPlaying: name, of: scenario.path)
    }
  }

  /// How many are played at the same time.
  func threadCount(_ own: TestOptions) throws(UsageError) -> Int {
    try count(.jobs, own.jobs) ?? environment.processorCount
  }

  private func shard(_ text: String) throws(UsageError) -> TestShard {
    if let shard = TestShard(text) { return shard }
    throw UsageError("--shard takes I/N, such as 1/3 for the first of three, not “\(text)”")
  }

  private func count(
    _ option: CommandLineOption, _ text: String?
  ) throws(UsageError) -> Int? {
    try number(option, text, in: 1...10_000, named: "a number from 1 to 10000")
  }
}

extension ExitStatus {
  /// How a test ends that came to this.
  init(_ verdict: TestResult.Verdict) {
    switch verdict {
    case .skipped, .passed, .expectedFailure: self = .done
    case .failed: self = .failed
    case .errored: self = .unusable
    }
  }
}
