import Delivery
import Explaining
import Files
import Notifications
import Scenarios

/// Plays an opening without a screen, up to a moment, and keeps what it came to.
package struct HeadlessRun {
  /// The phone as it is after what was played so far.
  package internal(set) var session: Session
  /// What is still to be played.
  package private(set) var playback: Playback
  /// How many expectations held.
  package private(set) var passedExpectations = 0
  /// The expectations that did not hold, in the order they were checked.
  package private(set) var failures: [ExpectationFailure] = []
  /// Complaints, in the order they were made.
  package internal(set) var diagnostics: [Diagnostic]
  /// How many pictures are not what was kept.
  package private(set) var failedPictures = 0
  /// Whether a file or a line was wrong.
  package private(set) var hasInvalidInput = false
  /// Snapshots that are to be written, whole, by path; empty unless asked for.
  package private(set) var pictures: [(path: String, text: String)] = []
  private let snapshotFolder: String?
  private let updatesSnapshots: Bool
  /// The programs of extensions that are asked something.
  var programs: ExtensionPrograms

  /// Begins a run.
  ///
  /// - Parameter updatesSnapshots: Keep what is drawn instead of comparing it.
  package init(_ opening: LoadedInput, updatesSnapshots: Bool = false) {
    session = opening.session
    playback = opening.playback
    playback.lint = DeliveryLint(.now)
    diagnostics = opening.diagnostics
    snapshotFolder = opening.snapshotFolder
    self.updatesSnapshots = updatesSnapshots
    programs = ExtensionPrograms(opening.programs)
  }

  /// Whether a check failed: an expectation or a picture.
  package var hasFailed: Bool { !failures.isEmpty || failedPictures > 0 }

  /// Plays to the end, or to a moment, at which the clock then stands.
  ///
  /// - Parameters:
  ///   - moment: Where to stop; lines that run later are not played.
  ///   - line: The line of the scenario to stop before, from 1.
  ///   - report: Hears of each step's facts and complaints as they come.
  /// - Returns: False where the moment was past before anything could be played.
  @discardableResult
  package mutating func play(
    until moment: When? = nil, beforeLine line: Int? = nil,
    report: (Report, Session) -> Void = { _, _ in }
  ) -> Bool {
    var end = instant(of: moment)
    while !playback.isFinished, !isBeyond(end, line) {
      let setsStart = playback.nextLine?.setsStart ?? false
      for event in playback.step(&session) {
        report(event, session)
        for complaint in take(event) { report(.complaint(complaint), session) }
      }
      for event in answersOfPrograms(unlessIn: playback) { report(event, session) }
      if setsStart { end = instant(of: moment) }
    }
    if playback.isFinished {
      for complaint in playback.lint?.conclusions(session.state) ?? [] {
        diagnostics.append(complaint)
        report(.complaint(complaint), session)
      }
    }
    guard let end else { return true }
    if end > session.state.now, let facts = try? session.perform(.advance(to: end)) {
      report(.happened(facts, after: session.facts.count - facts.count), session)
    }
    return end >= session.state.now
  }

  /// Performs one line as a person or a program typed it.
  ///
  /// - Returns: What it came to; nothing happens where the line is wrong.
  package mutating func perform(_ line: String, files: ScenarioFiles) -> [Report] {
    let document = ScenarioDocument(line: line)
    guard !document.isBroken else { return document.diagnostics.map(Report.complaint) }
    var single = Playback([.lines(document.lines[...])], files: files)
    single.lint = DeliveryLint(.now)
    var reports: [Report] = []
    while !single.isFinished {
      for event in single.step(&session) {
        reports.append(event)
        reports += take(event).map(Report.complaint)
      }
      // Where programs may not run, the sender of the line answers for them.
      if programs.settings.allowsAll { reports += answersOfPrograms(unlessIn: single) }
    }
    return reports
  }

  /// The state's JSON, with expectations and diagnostics (formats.md §4).
  package var stateJSON: LongJSON {
    var json = session.state.json
    json.add(
      "expectations",
      [
        "passed": .integer(Int64(passedExpectations)),
        "failed": .array(failures.map { .string($0.diagnostic.description) }),
      ])
    json.add("diagnostics", each: diagnostics) { .string($0.description) }
    return json
  }

  private func isBeyond(_ end: Instant?, _ line: Int?) -> Bool {
    if let line, let next = playback.nextLine, next.place.line >= Int32(clamping: line) {
      return true
    }
    guard let end, let move = playback.nextMove(in: session.state) else { return false }
    return move > end
  }

  private func instant(of moment: When?) -> Instant? {
    moment?.instant(from: session.state.now, in: session.state.device.timeZone)
  }

  /// Keeps what a report came to, and returns what there is to complain about besides.
  private mutating func take(_ report: Report) -> [Diagnostic] {
    switch report {
    case .happened, .rewound, .title: return []
    case .complaint(let diagnostic):
      diagnostics.append(diagnostic)
      hasInvalidInput = hasInvalidInput || diagnostic.severity == .error
    case .expectation(let expectation): check(expectation)
    case .snapshot(let request):
      let complaints = compare(request)
      diagnostics += complaints
      failedPictures += complaints.count
      return complaints
    }
    return []
  }

  private mutating func check(_ expectation: Expectation) {
    if let failure = expectation.failure(in: session.expectationContext) {
      failures.append(failure)
    } else {
      passedExpectations += 1
    }
  }

  private mutating func compare(_ request: SnapshotRequest) -> [Diagnostic] {
    guard let snapshotFolder else { return [] }
    let path = FilePath(snapshotFolder).appending(request.name + ".txt")
    let text = session.drawing.picture(request, session, programs.settings.launcher)
    if updatesSnapshots {
      pictures.append((path, text))
      return []
    }
    guard let kept = SourceFile.readIfThere(path) else {
      let message =
        "the picture \(path) is missing; “coversheet run --update-snapshots” draws it"
      return [Diagnostic(request.place, .error, message)]
    }
    return compare(text, with: String(decoding: kept.bytes, as: UTF8.self), path, request.place)
  }

  private mutating func compare(
    _ text: String, with kept: String, _ path: String, _ place: Place
  ) -> [Diagnostic] {
    if text == kept {
      passedExpectations += 1
      return []
    }
    let line = String.firstDifferentLine(kept, text)
    let message = "the screen is not the picture \(path) any more; line \(line) differs first"
    return [Diagnostic(place, .error, message)]
  }
}

extension String {
  /// The number of the first line in which two texts differ, from 1.
  fileprivate static func firstDifferentLine(_ left: String, _ right: String) -> Int {
    let leftLines = left.split(separator: "\n", omittingEmptySubsequences: false)
    let rightLines = right.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(leftLines, rightLines).prefix { $0 == $1 }.count + 1
  }
}
