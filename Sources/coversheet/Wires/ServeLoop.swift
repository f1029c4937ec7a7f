import Delivery
import Explaining
import Files
import Glibc
import Interaction
import NcursesTerminal
import Notifications
import Push
import PushEndpoint
import Sessions
import TerminalCore

/// Sleeps until something comes for a phone without a screen, and hands it on.
struct ServeLoop {
  private var served: ServedRun
  private let signals: EndingSignals
  private let endpoint: ServedEndpoint
  private let invocation: Invocation
  private let clock = MonotonicClock()
  private let wall = WallClock()
  // What the clock that only goes forward read when the phone's read this.
  private var begin: (uptime: Duration, phone: Instant)
  // How many facts there were as the clock last could not go on; nil where it could.
  private var factsAtRefusal: Int?
  private var journal = JournalSync()
  private var status: Int32?
  private let dropFolder: DropFolder?

  /// Plays what was opened, or what a session that has ended came to, then listens.
  ///
  /// A signal that comes while it reads or plays ends the program, with no socket left behind.
  ///
  /// - Throws: Where something cannot be read, an address is not to be had, or the system has no
  ///   descriptors left.
  init(_ invocation: Invocation, _ options: ServeOptions) throws {
    self.invocation = invocation
    let journals = invocation.environment.stateFolder.map(JournalFolder.init)
    let ended = try options.resuming.journal(in: journals, invocation)
    dropFolder = try options.dropFolder.map { try DropFolder($0) }
    // Nothing is played for an address that is not to be had.
    let endpoint = try ServedEndpoint(options.endpoint, invocation)
    self.endpoint = endpoint
    BrokenPipe.letWritesFail()
    let resumed = try ended.map { try options.resumed(from: $0, noting: journals, invocation) }
    let locations = try invocation.locations()
    let paths = invocation.arguments.operands.map(locations.located)
    let feed = FactFeed()
    let opening = try resumed?.opening ?? invocation.opening(paths)
    // Not before: what is read from standard input may be waited for, and a signal ends that.
    guard let signals = EndingSignals() else {
      throw UsageError("the system has no descriptors left")
    }
    self.signals = signals
    let output = ServedOutput(signals: signals, clearAway: endpoint.end)
    endpoint.clearReadyFile()
    // What it expects stays in a journal that is written anew, as in that of the screen.
    var run = HeadlessRun(
      opening, keepsChecks: true,
      recorders: options.recorders(invocation, after: opening, to: output) + [feed])
    run.isLeftOff = { TerminalSignal.asksToLeave }
    run.playOn()
    // A journal that goes on would be written anew, without what was not played again.
    if let status = signals.take() {
      endpoint.end()
      exit(status)
    }
    // The pictures are those of the file that was played, and nothing here would draw one.
    run.comparesSnapshots = false
    run.programs.areWaitedFor = false
    for failure in run.report.failedChecks {
      output.complain(failure.diagnostic)
      failure.lines.dropFirst().forEach(output.complain)
    }
    let journal = try resumed?.journal ?? journals?.begin(JournalHeader(paths, invocation))
    let isQuiet = invocation.options.isQuiet
    if let journal { run.kept.begin(Journal(journal, listsLines: false)) }
    served = ServedRun(
      run: run, files: locations.files(folder: ""), talks: ProgramTalks(locations, feed: feed),
      clockSpeed: endpoint.letsTimePass ? 1 : nil,
      say: { line in
        if !isQuiet { output.complain(line) }
      }, complain: output.complain)
    begin = (clock.now, run.session.state.now)
    try endpoint.begin(on: run.session.state)
  }

  /// Runs until a signal ends it: clients are told to go away, and what they began is finished.
  mutating func run() -> ExitStatus {
    if !invocation.options.isQuiet {
      endpoint.remarks.forEach(ServedOutput(signals: signals, clearAway: endpoint.end).complain)
    }
    while !endpoint.endpoint.isClosed {
      let ready = wait(for: signals.fileDescriptor)
      let moment = letTimePass()
      served.answerPrograms()
      if let signal = signals.take() {
        status = signal
        endpoint.endpoint.drain(at: moment)
      }
      endpoint.endpoint.handle(ready, at: moment, for: &served)
      if let dropFolder { served.take(dropFolder) }
      tellPrograms(at: moment)
      synchronize(at: moment.uptime)
    }
    finish()
    guard let status else { return .done }
    exit(status)
  }

  // What came, for each socket of the endpoint.
  private func wait(for signals: Int32) -> ArraySlice<pollfd> {
    // A descriptor below 0 is passed over.
    let files = [signals, dropFolder?.fileDescriptor ?? -1].map(pollfd.init(reading:))
    let own = files + served.run.programs.polls
    var polls = own + endpoint.endpoint.polls
    poll(&polls, nfds_t(polls.count), timeout?.pollMilliseconds ?? -1)
    return polls.dropFirst(own.count)
  }

  private var timeout: Duration? {
    let deadlines = [journal.deadline, endpoint.endpoint.nextDeadline, phoneDeadline]
    return deadlines.compactMap(\.self).min().map { max(.zero, $0 - clock.now) }
  }

  // When something happens on the phone by itself, by the clock that only goes forward.
  private var phoneDeadline: Duration? {
    guard endpoint.letsTimePass, !isHeld, let due = served.run.session.nextDeadline else {
      return nil
    }
    return begin.uptime + .milliseconds((due - begin.phone).milliseconds)
  }

  private mutating func letTimePass() -> EndpointMoment {
    let uptime = clock.now
    if endpoint.letsTimePass { goOn(at: uptime) }
    return EndpointMoment(
      uptime: uptime, machine: wall.now, phone: served.run.session.state.now)
  }

  private mutating func goOn(at uptime: Duration) {
    if !isHeld {
      let passed = (uptime - begin.uptime) / .milliseconds(1)
      do throws(Refusal) {
        try served.run.letPass(to: begin.phone + Interval(milliseconds: Int64(passed)))
        return factsAtRefusal = nil
      } catch {
        factsAtRefusal = served.run.session.facts.count
        served.say("the clock stands still: \(error)")
      }
    }
    begin = (uptime, served.run.session.state.now)
  }

  // K26: what is refused once is refused again until something changes the phone.
  private var isHeld: Bool { factsAtRefusal == served.run.session.facts.count }

  // A line of theirs may have moved the clock on, which goes on from there.
  private mutating func tellPrograms(at moment: EndpointMoment) {
    let ahead = served.run.session.state.now - moment.phone
    if ahead > .seconds(0) { begin.phone = begin.phone + ahead }
    let failures = endpoint.tellPrograms(of: &served, at: moment)
    ConnectionFailure.lines(of: failures).forEach(served.say)
  }

  // What was written survives the end of the process at once, and that of
  // the machine a second later.
  private mutating func synchronize(at uptime: Duration) {
    if journal.takeDue(at: uptime) { return served.synchronizeJournal() }
    journal.note(
      isDirty: served.run.kept.journal.isDirty || served.run.kept.hasUnwrittenMoves, at: uptime)
  }

  private mutating func finish() {
    endpoint.end()
    served.run.finish()
    served.tellJournal()
  }
}

extension ServeOptions {
  /// The session of a journal; what it lacks is said.
  fileprivate func resumed(
    from path: String, noting journals: JournalFolder?, _ invocation: Invocation
  ) throws -> ResumedSession {
    let session = try ResumedSession(
      from: path, invocation.arguments, invocation, noting: journals?.last)
    invocation.say([session.journal.tornTail].compactMap(\.self) + session.changes)
    return session
  }

  /// What is printed of what happens.
  fileprivate func recorders(
    _ invocation: Invocation, after opening: LoadedInput, to output: ServedOutput
  ) -> [any Recorder] {
    let complaints = ComplaintLines(
      saysEach: invocation.options.isVerbose, unless: Set(opening.diagnostics)
    ) { diagnostics in
      for diagnostic in diagnostics {
        output.wait(for: STDERR_FILENO)
        invocation.say([diagnostic])
      }
    }
    if isJSON { return [JSONLines { output.print(JSONText.compact($0)) }, complaints] }
    if invocation.options.isQuiet { return [complaints] }
    return [TextLines(skipsClock: true) { output.print($0.visibleLine) }, complaints]
  }
}
