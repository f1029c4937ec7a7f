import Files
import Interaction
import Notifications
import Push
import Sessions

extension CommandSpec {
  /// `coversheet run`: plays without a screen; fails where an expectation or a snapshot does.
  static let run = CommandSpec(
    name: "run", synopsis: "WHAT|-",
    summary: "play it without a screen, a line for each fact",
    examples: [
      ("coversheet run grouping.scenario", "check its expectations"),
      ("coversheet run --json day.scenario | jq .fact", "facts for other programs"),
      ("coversheet run -", "read lines of a scenario as they come and answer each in JSON"),
    ],
    common: CommandLineOption.playing + CommandLineOption.saying
  ) { (invocation, options: RunOptions) in
    try invocation.expectAtMost(1)
    return try invocation.operand(0, "WHAT") == "-"
      ? invocation.converse() : invocation.play(options)
  }
}

/// What `run` takes.
private struct RunOptions: CommandOptions {
  /// Whether the facts are written as lines of JSON.
  let isJSON: Bool
  /// What `--at` says; nil where it is not given.
  let time: String?

  init(_ line: inout OptionReader) {
    isJSON = line.has(.json)
    time = line.value(.at)
    line.shares(.updateSnapshots)
  }
}

extension Invocation {
  fileprivate func play(_ own: RunOptions) throws -> ExitStatus {
    let selection = try pictureSelection()
    let opening = try silentOpening(arguments.operands)
    var run = HeadlessRun(opening, updating: selection, recorders: recorders(own))
    let outcome = run.play(until: try moment(own.time))
    sayAll(of: run)
    try require(outcome, of: run, at: own.time)
    var status = status(of: run)
    if selection != .none {
      let isAllKept = try keepPictures(of: run, selection, opening.scenarioFile, status)
      if !isAllKept, status == .done { status = .failed }
    }
    if !options.isQuiet, run.report.checkCount > 0 {
      Console.complain(run.report.tally)
    }
    return status
  }

  // Whether all are as they were drawn.
  private func keepPictures(
    of run: HeadlessRun, _ selection: PictureSelection, _ file: SourceFile?, _ status: ExitStatus
  ) throws -> Bool {
    try refuseMissing(selection, among: Set(run.report.pictureNames))
    // What comes from an input that could not be used would take the place of good pictures.
    if status == .unusable {
      run.report.pictures.forEach { leave($0.path) }
      return false
    }
    let faults = ReportFaults()
    var keeping = PictureKeeping(self, selection, faults)
    let left = keeping.keep(run.report.pictures)
    if selection == .all, let file {
      keeping.remove(KeptPictures(of: file, try locations()).obsolete)
    }
    if !options.isQuiet { Console.complain(keeping.summary) }
    try faults.tell()
    return left.isEmpty
  }

  // What is printed while it plays.
  private func recorders(_ own: RunOptions) -> [any Recorder] {
    if options.isQuiet, !own.isJSON { return [] }
    let buffer = OutputBuffer(isTerminal: environment.isOutputTerminal)
    let lines: any Recorder =
      own.isJSON ? JSONLines(write: buffer.printJSON) : TextLines(write: buffer.printLine)
    return [BufferedRecorder(buffer, lines)]
  }

  fileprivate func converse() throws -> ExitStatus {
    try refuse(
      [.at, .updateSnapshots], with: "run -", "each line says what happens, and when")
    let locations = try locations()
    let feed = FactFeed()
    var run = HeadlessRun(
      try LoadedInput([], settings: try worldSettings(), locations: locations), recorders: [feed])
    var conversation = Conversation(locations)
    var input = ProgramLines()
    while let line = try input.nextOfStandardInput() {
      switch line {
      case .text(let text): Console.printJSON(conversation.answer(text, on: &run))
      case .refused(let words): Console.printJSON(conversation.refusal(words))
      }
      run.lineNumber += 1
      feed.isFollowed = conversation.isSubscribed
      for fact in feed.take() where conversation.follows(fact) { Console.printJSON(fact) }
    }
    if conversation.hasInvalidInput { return .unusable }
    if run.report.hasFailed { return .failed }
    if options.isStrict { say(run.report.diagnostics.filter { $0.severity == .warning }) }
    return strictStatus(after: run.report.diagnostics)
  }
}

extension RunReport {
  /// `12 expectations held, 1 failed`.
  fileprivate var tally: String {
    let held = "\(passedExpectations.counted("expectation")) held"
    return failedChecks.isEmpty ? held : "\(held), \(failedChecks.count) failed"
  }

  /// How many expectations and pictures were checked.
  fileprivate var checkCount: Int { passedExpectations + failedChecks.count }
}

extension ProgramLines {
  /// Waits for the next line that another program writes to this one; nil at the end.
  ///
  /// - Throws: Where standard input cannot be read.
  fileprivate mutating func nextOfStandardInput() throws(Diagnostic) -> ProgramLine? {
    while true {
      if let line = next(isEnded: false) { return line }
      guard let bytes = try StandardInput.available() else { return next(isEnded: true) }
      append(bytes)
    }
  }
}
