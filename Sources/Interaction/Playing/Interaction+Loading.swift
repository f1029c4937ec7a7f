import Delivery
import Screens
import Sessions

extension Interaction {
  /// Whether what was opened is still being played, or time still passes.
  ///
  /// What lies behind the line to stop before does not count.
  package var isLoading: Bool { isTimePassing || opened.isPlaying }

  /// How many milliseconds of loading go between two looks at the keys: all that stays unnoticed at
  /// first, then a frame's time.
  package var loadingSlice: Int64 { 16 }

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
    if isTimePassing { passOn() } else { playOn() }
    if kept.session.awaitsAnswers { answerPrograms() }
  }

  private mutating func playOn() {
    _ = playStep()
    guard !isLoading, opened.afterwards.reopened == nil else { return }
    writePlayed()
    kept.followFolder()
    tellFailedChecks()
    tell(undone: session.undoneOpened)
    showStop()
    tellResumption()
  }

  /// Has a journal that would play more, or something else, hold what was played; to be called
  /// while nothing is loading.
  mutating func writePlayed() {
    kept.leave(before: opened.nextPlace)
    kept.noteMove()
    kept.writeMoves()
  }

  /// Plays one step and has the recorders hear of it.
  ///
  /// - Returns: The facts of the step, those of a rewind included.
  mutating func playStep() -> [Fact] {
    session.playsOpened = !opened.isAtTyped()
    defer { session.playsOpened = false }
    var facts: [Fact] = []
    for event in opened.playback.step(&kept.session) {
      kept.record(event)
      switch event {
      // A copy of each fact would be more references to count than making it.
      case .happened(let new, _) where facts.isEmpty: facts = new
      case .happened(let new, _): facts += new
      case .rewound(let rewind): facts += rewind.facts
      case .complaint(let diagnostic), .finding(let diagnostic):
        complaints.add(opened.weighed(diagnostic))
      case .expectation(let expectation): check(played: expectation)
      case .snapshot(let request): keep(played: request)
      case .title(let title): opened.scenarioTitle = opened.scenarioTitle ?? title
      case .compared, .performed: break
      }
    }
    if !opened.isPlaying { following.look(forSought: opened.named.paths) }
    return facts
  }

  /// Shows the scenario where it was to be stopped, and says what fails there.
  private mutating func showStop() {
    guard opened.takeShownStop() else { return }
    model.showScenario()
    guard let line = playback.nextLine,
      let failure = line.expectation?.failure(in: session.expectationContext)
    else { return }
    handle(.told(Words.failsHere(failure.diagnostic.message, line: Int(line.place.line))))
  }

  /// Says how far loading got, once it takes longer than a person waits without wondering.
  ///
  /// To be called after loading ended, too: it says how much there is, and writes answers of
  /// programs down.
  ///
  /// - Parameter time: The interface's own.
  package mutating func tellLoading(at time: Duration) {
    let isLoading = isLoading
    if isLoading || opened.progress.isBegun { model.followLoading(scene) }
    // The question whether a program may run says what is waited for.
    let isExplained = isHeldByProgram && model.isCovered
    switch opened.progress.look(at: time, isLoading: isLoading, isExplained: isExplained) {
    case .begun, .brief: break
    case .idle: writeAnswers()
    case .long: handle(.told(model.text(loadingWords)))
    case .over(let wasTold):
      writeAnswers()
      endReopening()
      if wasTold { handle(.told(Words.loaded(count: session.state.list.count))) }
    }
    tellFutureOfTyped()
  }

  private var loadingWords: Sentence {
    let part = playback.progress.map { Double($0.done) / Double(max(1, $0.total)) }
    let count = session.state.notifications.count
    let held = isHeldByProgram ? session.state.awaitedAnswers.first?.name : nil
    return held.map(Words.loadingHeld) ?? passingWords
      ?? Words.loading(part: part, count: count, glyphs: model.glyphs)
  }

  /// Leaves off what has not been played; what is there stays.
  ///
  /// A scenario that is gone through line by line only stops before its next line, and can go on
  /// from there.
  mutating func stopLoading() {
    if isTimePassing {
      endPassing()
      opened.progress = LoadingProgress()
      return handle(.told(Words.timeStopped(at: clockWords)))
    }
    opened.leaveOff()
    kept.fallBehind()
    writePlayed()
    writeAnswers()
    handle(.told(Words.stoppedLoading(count: session.state.list.count)))
  }
}
