import Screens
import Sessions
import TerminalCore

extension Interaction {
  /// Whether what was opened is still being played, or time still passes.
  ///
  /// What lies behind the line to stop before does not count.
  package var isLoading: Bool { isTimePassing || isPlaying }

  private var isPlaying: Bool {
    guard !playback.isFinished else { return false }
    return !stop.isReached(next: playback.nextLine, ofOpened: playback.nextLineOfOpened)
  }

  /// Whether there is something to load that need not wait for an answer of a program.
  package var canLoad: Bool { isLoading && !isHeldByProgram }

  /// Plays so many steps of what was opened, fewer where it ends or has to wait.
  package mutating func load(steps: Int) {
    for _ in 0..<steps where canLoad { load() }
  }

  /// Plays one step of what was opened.
  ///
  /// Does nothing while a program is waited for. To be called while `isLoading`, in slices of
  /// `loadingSlice`.
  package mutating func load() {
    if isHeldByProgram { return }
    if isTimePassing {
      passOn()
      if !session.state.awaitedAnswers.isEmpty { _ = answerPrograms() }
      return
    }
    for event in playback.step(&kept.session) {
      kept.record(event)
      switch event {
      case .complaint(let diagnostic): diagnostics.append(diagnostic)
      case .expectation(let expectation): check(played: expectation)
      case .snapshot(let request): session.keep(request)
      case .happened, .rewound, .title, .finding, .compared, .performed: break
      }
    }
    if !isLoading, reopened == nil {
      session.noteOpened()
      tellFailedChecks()
      showStop()
      tellResumption()
    }
    if !session.state.awaitedAnswers.isEmpty { _ = answerPrograms() }
  }

  /// Shows the scenario where it was to be stopped, and says what fails there.
  private mutating func showStop() {
    guard showsStop, !playback.isFinished else { return }
    showsStop = false
    model.showScenario()
    guard let line = playback.nextLine,
      let failure = line.expectation?.failure(in: session.expectationContext)
    else { return }
    _ = handle(.told(Words.failsHere(failure.diagnostic.message, line: Int(line.place.line))))
  }

  /// Says how far loading got, once it takes longer than a person waits without wondering.
  ///
  /// To be called after loading ended, too: it says how much there is, and writes answers of
  /// programs down.
  ///
  /// - Parameter time: The interface's own.
  package mutating func tellLoading(at time: Duration) {
    if isLoading || loadingSince != nil { model.followLoading(scene) }
    guard let since = loadingSince else {
      if isLoading { loadingSince = time } else { writeAnswers() }
      return
    }
    guard isLoading else {
      loadingSince = nil
      writeAnswers()
      _ = endReopening()
      if isLoadingTold { _ = handle(.told(Words.loaded(count: session.state.list.count))) }
      isLoadingTold = false
      return
    }
    // The question whether a program may run says what is waited for.
    guard time - since >= Self.patience, !(isHeldByProgram && model.isCovered) else { return }
    isLoadingTold = true
    let part = playback.progress.map { Double($0.done) / Double(max(1, $0.total)) }
    let count = session.state.notifications.count
    let held = isHeldByProgram ? session.state.awaitedAnswers.first?.name : nil
    let words =
      held.map(Words.loadingHeld) ?? passingWords
      ?? Words.loading(part: part, count: count, glyphs: model.glyphs)
    _ = handle(.told(model.text(words)))
  }

  private static let patience = Duration.milliseconds(200)

  /// Leaves off what has not been played; what is there stays.
  ///
  /// A scenario that is gone through line by line only stops before its next line, and can go on
  /// from there.
  package mutating func stopLoading() {
    if isTimePassing {
      endPassing()
      loadingSince = nil
      _ = handle(.told(Words.timeStopped(at: clockWords)))
      return
    }
    if let next = stepped?.next {
      // What is gone through line by line only stops there.
      stop = .before(next)
    } else {
      playback = Playback([], files: playback.files)
      playback.isInterruptible = true
    }
    kept.fallBehind()
    loadingSince = nil
    isLoadingTold = false
    reopened = nil
    writeAnswers()
    _ = handle(.told(Words.stoppedLoading(count: session.state.list.count)))
  }
}
