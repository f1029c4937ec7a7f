import Delivery
import Files
import Scenarios
import Screens
import Sessions

// Going through a scenario line by line. Back is from the start up to there: whatever a line did,
// it is as if it had not been played.
extension Interaction {
  /// Does something with the scenario.
  mutating func step(_ act: SteppingAct) {
    guard let scenario = opened.stepped else { return }
    switch act {
    case .step: if let next = scenario.next { play(line: next) }
    case .back: if let previous = scenario.previous { replay(upTo: previous) }
    case .run(let line): run(to: line, scenario)
    case .runOn: goOn(upTo: scenario.nextBreakpoint)
    case .breakpoint(let line): toggleBreakpoint(line)
    case .replace(let line, let words):
      change(told: Words.changedLine) { $0.replace(line, with: words) ? line : nil }
    case .undoEdit: change(told: Words.undidLine) { $0.undoEdit() }
    case .redoEdit: change(told: Words.redidLine) { $0.redoEdit() }
    case .save: save(scenario)
    }
  }

  // All that the line does comes in one go.
  private mutating func play(line: Int) {
    guard let path = opened.stepping?.scenario.path else { return }
    session.returnToPresent()
    let undone = session.undoneOpened
    opened.stop = .before(line + 1)
    var facts: [Fact] = []
    repeat {
      facts += playWholeStep()
    } while !playback.isFinished
      && (!playback.isBetweenLines(of: path) || opened.stepped?.next == line)
    writeMoves()
    handle(.happened(facts))
    tellFailedChecks()
    tell(undone: undone)
  }

  /// Says that something was played without an act of the scenario that is undone: its line stands
  /// there as played, and what came may have expected it.
  mutating func tell(undone title: String?) {
    guard let title, model.showsScenario else { return }
    handle(.told(model.text(Words.playedWithout(title))))
  }

  private mutating func run(to line: Int, _ scenario: SteppedScenario) {
    if line == scenario.next { return }
    if line < scenario.next ?? .max { replay(upTo: line) } else { goOn(upTo: line) }
  }

  // What takes long shows how far it is, and can be stopped.
  private mutating func goOn(upTo line: Int?) {
    session.returnToPresent()
    opened.stop = line.map(PlaybackStop.before) ?? .atEnd
    kept.fallBehind()
    if !isLoading { writePlayed() }
  }

  /// Plays the scenario from its start up to a line; nil for all of it.
  private mutating func replay(upTo line: Int?) {
    let acts = kept.journal.lines.count
    guard let start = opened.stepping?.begin(actCount: acts) else { return }
    kept.restart(to: start.stepsBefore)
    opened.play(start.playback)
    complaints.begin(with: start.diagnostics)
    _ = checks.takeUntold()
    goOn(upTo: line)
    handle(.happened([]))
    if start.actsLeft > 0 { handle(.told(Words.leftOut(start.actsLeft))) }
  }

  private mutating func toggleBreakpoint(_ line: Int) {
    guard let start = opened.stepping?.scenario.toggleBreakpoint(line) else { return }
    let isSet = opened.stepping?.scenario.breakpoints.contains(start) == true
    handle(.told(Words.breakpoint(start, isSet: isSet)))
  }

  // What was played with the line as it was is played with the line as it is.
  private mutating func change(
    told words: (Int, String?) -> Sentence, _ edit: (inout SteppedScenario) -> Int?
  ) {
    guard let next = opened.stepped.map(\.next), var changed = opened.stepping,
      let line = edit(&changed.scenario)
    else { return }
    opened.stepping = changed
    replay(upTo: next)
    let path = changed.scenario.isEdited ? FilePath(changed.scenario.path).name : nil
    handle(.told(model.text(words(line, path))))
  }

  private mutating func save(_ scenario: SteppedScenario) {
    guard opened.stepping?.mayBeSaved() == true else {
      return handle(.refused(model.text(Words.scenarioChanged(scenario.path))))
    }
    pending.append(.saveScenario(path: scenario.path, text: scenario.text))
  }

  /// Hears that the scenario's text was written into its file.
  package mutating func savedScenario(_ text: String) {
    guard let path = opened.stepping?.scenario.path else { return }
    opened.stepping?.noteSaved(text)
    checkFilesAgain()
    handle(.told(Words.savedScenario(path)))
  }
}
