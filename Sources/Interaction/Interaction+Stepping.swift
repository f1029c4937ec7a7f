import Delivery
import Files
import Notifications
import Scenarios
import Screens
import Sessions

// Going through a scenario line by line. Back is from the start up to there: whatever a line did, it is as if it
// had not been played.
extension Interaction {
  /// The scenario that was opened, as the screen shows it; nil while it was never looked at.
  var stepped: SteppedScenario? {
    guard var scenario = stepping?.scenario else { return nil }
    scenario.next = playback.nextLine(of: scenario.path).map { Int($0.place.line) }
    return scenario
  }

  /// Reads the scenario's text once it is looked at.
  mutating func beginStepping() {
    guard stepping == nil, model.showsScenario, let opened else { return }
    stepping = SteppedPlayback(opened)
    self.opened = nil
  }

  /// Does something with the scenario.
  mutating func step(_ act: SteppingAct) -> [TerminalAct] {
    guard let scenario = stepped else { return [] }
    switch act {
    case .step: return scenario.next.map { play(line: $0) } ?? []
    case .back: return scenario.previous.map { replay(upTo: $0) } ?? []
    case .run(let line): return run(to: line, scenario)
    case .runOn: return goOn(upTo: scenario.nextBreakpoint)
    case .breakpoint(let line): return toggleBreakpoint(line)
    case .replace(let line, let words):
      return change { $0.replace(line, with: words) ? line : nil }
    case .undoEdit: return change { $0.undoEdit() }
    case .redoEdit: return change { $0.redoEdit() }
    case .save: return save(scenario)
    }
  }

  // All that the line does comes in one go.
  private mutating func play(line: Int) -> [TerminalAct] {
    guard let path = stepping?.scenario.path else { return [] }
    session.returnToPresent()
    stop = .before(line + 1)
    var facts: [Fact] = []
    repeat {
      facts += playStep()
    } while !playback.isFinished
      && (!playback.isBetweenLines(of: path) || stepped?.next == line)
    let acts = handle(.happened(facts))
    tellFailedChecks()
    return acts
  }

  private mutating func run(to line: Int, _ scenario: SteppedScenario) -> [TerminalAct] {
    if line == scenario.next { return [] }
    return line < scenario.next ?? .max ? replay(upTo: line) : goOn(upTo: line)
  }

  // What takes long shows how far it is, and can be stopped.
  private mutating func goOn(upTo line: Int?) -> [TerminalAct] {
    session.returnToPresent()
    stop = line.map(PlaybackStop.before) ?? .atEnd
    kept.fallBehind()
    return []
  }

  /// Plays the scenario from its start up to a line; nil for all of it.
  private mutating func replay(upTo line: Int?) -> [TerminalAct] {
    guard let (next, found) = stepping?.beginning(), let stepsBefore = stepping?.stepsBefore
    else { return [] }
    let acts = kept.journal.lines.count
    let left = acts - (stepping?.actCount ?? 0)
    stepping?.actCount = acts
    kept.restart(to: stepsBefore)
    playback = next
    playback.isInterruptible = true
    (diagnostics, untoldChecks) = (found, [])
    _ = goOn(upTo: line)
    return handle(.happened([]))
      + (left > 0 ? handle(.told(Words.leftOut(left))) : [])
  }

  private mutating func toggleBreakpoint(_ line: Int) -> [TerminalAct] {
    guard let start = stepping?.scenario.toggleBreakpoint(line) else { return [] }
    let isSet = stepping?.scenario.breakpoints.contains(start) == true
    return handle(.told(Words.breakpoint(start, isSet: isSet)))
  }

  // What was played with the line as it was is played with the line as it is.
  private mutating func change(
    _ edit: (inout SteppedScenario) -> Int?
  ) -> [TerminalAct] {
    guard let next = stepped.map(\.next), var changed = stepping, let line = edit(&changed.scenario)
    else { return [] }
    stepping = changed
    let acts = replay(upTo: next)
    let path = FilePath(changed.scenario.path).name
    return acts + handle(.told(model.text(Words.changedLine(line, path))))
  }

  private mutating func save(_ scenario: SteppedScenario) -> [TerminalAct] {
    guard let stepping else { return [] }
    let now = SourceFile.readIfThere(scenario.path)?.bytes
    if let now, now != stepping.fileBytes, !stepping.mayOverwrite {
      self.stepping?.mayOverwrite = true
      return handle(.refused(model.text(Words.scenarioChanged(scenario.path))))
    }
    return [.saveScenario(path: scenario.path, text: scenario.text)]
  }

  /// Hears that the scenario's text was written into its file.
  package mutating func savedScenario(_ text: String) -> [TerminalAct] {
    guard let path = stepping?.scenario.path else { return [] }
    stepping?.scenario.markSaved()
    stepping?.fileBytes = Array(text.utf8)
    stepping?.mayOverwrite = false
    return handle(.told(Words.savedScenario(path)))
  }
}
