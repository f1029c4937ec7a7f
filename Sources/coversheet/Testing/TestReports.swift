import Notifications
import Sessions

/// All reports of one run of tests, each where it was wanted.
struct TestReports {
  /// What was told so far, in numbers.
  var tally = TestTally()
  /// The line on the terminal that says how far it is.
  let progress: ProgressLine
  /// What they exercised; nothing unless that is wanted.
  let coverage = CoverageSum()
  private var recorders: [any TestRecorder] = []
  private var files: [ReportFile] = []
  // What there is to tell of failures; nil where nothing is played.
  @CopyOnWrite private var details: FailureReport?
  private let faults = ReportFaults()
  // What becomes of kept pictures; nil where none are drawn anew.
  private var keeping: PictureKeeping?
  private let selection: PictureSelection
  private var pictureNames: Set<String> = []
  // Those that kept a test from passing.
  private var warnings: [Diagnostic] = []
  private let isQuiet: Bool
  private let invocation: Invocation

  /// - Parameters:
  ///   - run: How failures are played once more; nil where they were played elsewhere.
  ///   - count: How many results will come.
  ///   - watched: Keeps what they came to for the next round; nil for none.
  /// - Throws: Where two reports want standard output, or a file cannot be
  ///   written; nothing was played yet.
  init(
    _ own: TestOptions, _ variables: TestVariables, _ invocation: Invocation,
    _ run: TestRun?, failed: FailedTests?, count: Int, watched: WatchedTests? = nil
  ) throws {
    isQuiet = invocation.options.isQuiet
    self.invocation = invocation
    selection = try invocation.pictureSelection()
    keeping = selection == .none ? nil : PictureKeeping(invocation, selection, faults)
    progress = ProgressLine(invocation.environment, isWanted: !isQuiet)
    let report = try PrintedReport(own, hasFile: invocation.outputPath != nil)
    try report.check(invocation.outputPath)
    let threadCount = try invocation.threadCount(own)
    let slowest = try invocation.slowestCount(own)
    let picture = report == .lines ? try own.picture(for: invocation) : nil
    let print = try output(invocation.outputPath, invocation, drawnAs: picture)
    let say: (String) -> Void = report == .lines ? { print($0 + "\n") } : complained
    let reader = PrintedReport.Reader(
      invocation: invocation, isDrawn: picture != nil, run: run, threadCount: threadCount)
    let others = try others(own, variables, reader, print: print, say: say)
    if let recorder = report.recorder(of: count, for: reader, write: print) {
      recorders.append(recorder)
    }
    if picture != nil { recorders.append(TallyLine(write: say)) }
    recorders += others
    if let run {
      details = FailureReport(
        own.failures.in(variables), run,
        isVerbose: report == .lines && invocation.options.isVerbose,
        workingFolder: invocation.environment.workingDirectory, threadCount: threadCount,
        faults: faults, write: say)
    }
    if let failed { recorders.append(failed) }
    if let watched { recorders.append(watched) }
    let annotate = printed
    if own.isGitHub { recorders.append(GitHubAnnotations { annotate($0 + "\n") }) }
    recorders.append(SlowestTests(count: slowest, write: Console.complain))
    if !files.isEmpty || own.failures.in(variables).folder != nil { faults.outliveOutput() }
  }

  // Those that are written beside what is printed.
  private mutating func others(
    _ own: TestOptions, _ variables: TestVariables, _ reader: borrowing PrintedReport.Reader,
    print: @escaping (String) -> Void, say: @escaping (String) -> Void
  ) throws -> [any TestRecorder] {
    var others: [any TestRecorder] = []
    for path in ([own.junit].compactMap(\.self) + variables.reports).uniqued() where path != "-" {
      others.append(JUnitReport(write: try output(path, invocation)))
    }
    if let path = own.html, path != "-" {
      let write = try output(path, invocation)
      if let page = PrintedReport.html.recorder(of: 0, for: reader, write: write) {
        others.append(page)
      }
    }
    try own.failures.check(variables)
    guard own.coverage.isWanted else { return others }
    var file: ((String) -> Void)? = print
    if !own.coverage.isPrintedAsJSON {
      file = try own.coverage.file.map { try output($0, invocation) }
    }
    let write = own.coverage.isPrinted ? say : nil
    return others + [CoverageReport(coverage, write: write, file: file)]
  }

  /// Tells all of them of a result.
  mutating func record(_ result: TestResult) {
    var result = result
    pictureNames.formUnion(result.pictureNames)
    if result.verdict != .errored { keepPictures(of: &result) }
    tally.add(result)
    warnings += result.problems.map(\.diagnostic).filter { $0.severity == .warning }
    for index in recorders.indices { recorders[index].record(result) }
    details?.record(result)
  }

  private mutating func keepPictures(of result: inout TestResult) {
    if selection == .none { return }
    progress.clear()
    for picture in keeping?.keep(result.pictures) ?? [] { result.leave(picture) }
    // Of a test that is known to fail.
    keeping?.noteLeft(
      result.failures.compactMap(\.picture).count { selection.takes($0.name) })
    if selection == .all { keeping?.remove(result.obsoletePictures) }
  }

  /// Removes pictures of scenarios that are gone, where all pictures are drawn anew.
  ///
  /// - Returns: What is left to be told: none where pictures are drawn anew.
  mutating func settle(_ abandoned: AbandonedPictures) -> AbandonedPictures {
    if selection == .none { return abandoned }
    if selection == .all { keeping?.remove(abandoned.paths) }
    return AbandonedPictures()
  }

  /// Ends all of them.
  ///
  /// - Throws: What could not be written; the others were.
  mutating func finish() throws {
    progress.clear()
    let tally = tally
    // The names of those that failed come last.
    details?.finish(tally)
    for index in recorders.indices { recorders[index].finish(tally) }
    for file in files { faults.collect(file.write) }
    if !isQuiet, let keeping { Console.complain(keeping.summary) }
    if let words = invocation.wordsOfStrictness(toward: warnings.uniqued()) {
      Console.complain(words)
    }
    if !isQuiet { Console.complain("\(tally) (\(tally.duration.inWords))") }
    try faults.tell()
    try invocation.refuseMissing(selection, among: pictureNames)
  }

  // Where a text goes: to standard output as it comes, or into a file in the end.
  private mutating func output(
    _ path: String?, _ invocation: Invocation, drawnAs picture: ReportPicture? = nil
  ) throws -> (String) -> Void {
    guard let path else { return printed }
    try invocation.checkOutput(path)
    try OutputFile.checkWritable(path)
    let file = ReportFile(path, picture)
    files.append(file)
    return { file.text += $0 }
  }

  // Both may be on the same terminal.
  private var printed: (String) -> Void {
    { [progress, faults] text in
      progress.clear()
      faults.print(text)
    }
  }

  private var complained: (String) -> Void {
    { [progress] line in
      progress.clear()
      Console.complain(line)
    }
  }
}

/// A report that is written whole in the end.
private final class ReportFile {
  /// Where it is to be.
  let path: String
  /// What it holds so far.
  var text = ""
  // What is made of the text; nil writes it as it is.
  private let picture: ReportPicture?

  init(_ path: String, _ picture: ReportPicture?) {
    (self.path, self.picture) = (path, picture)
  }

  /// Writes it.
  ///
  /// - Throws: What kept it from being drawn or written.
  func write() throws(Diagnostic) {
    try OutputFile.write(try drawn(), to: path)
  }

  private func drawn() throws(Diagnostic) -> [UInt8] {
    do throws(UsageError) {
      return try picture?.drawn(text) ?? Array(text.utf8)
    } catch {
      throw Diagnostic(Place(path), .error, error.description)
    }
  }
}

extension Invocation {
  // How many of the slowest are told.
  fileprivate func slowestCount(_ own: TestOptions) throws(UsageError) -> Int {
    try number(.slowest, own.slowest) ?? (options.isVerbose && !options.isQuiet ? 5 : 0)
  }
}
