import Delivery
import Explaining
import Files
import Notifications
import Scenarios
import Screens
import Sessions

extension Interaction {
  /// Does what the model asks for.
  mutating func perform(_ effect: Effect) -> [TerminalAct] {
    switch effect {
    case .quit: return [.quit]
    case .edit(let path, let line): return [.edit(path: path, line: line)]
    case .keepRecording(let path, let replaces):
      return [.keepRecording(path: path, replaces: replaces)]
    case .export(let path, let replaces): return [.export(path: path, replaces: replaces)]
    case .savePayload(let bytes, let path, let replaces):
      return [.savePayload(bytes, path: path, replaces: replaces)]
    case .performLine(let line): return perform(line: line)
    case .keepInHistory(let line):
      history?.append(line)
      return []
    case .rememberTour(let progress):
      tour?.remember(progress)
      return []
    case .rememberChoices(let made):
      choices?.remember(made)
      return []
    case .ring: return [.ring]
    case .answer(let question, let allows):
      programs.decide(question, allows: allows)
      return answerPrograms()
    case .suspend: return [.suspend]
    case .redraw: return [.redraw]
    case .perform(let command): return act(command)
    case .openCell(let subject, let point, let title):
      return openCell(of: subject, at: point, title: title)
    case .openCompared(let side, let title, let moment):
      return openCompared(side, title: title, at: moment)
    case .undo:
      if let acts = takeBackCell() { return acts }
      return rewind { interaction throws(Refusal) in try interaction.takeBack() }
    case .redo: return rewind { interaction throws(Refusal) in try interaction.doAgain() }
    case .nextEvent: return travel(goToNextEvent())
    case .previousEvent: return travel(goToPreviousEvent())
    case .minuteOn: return travel(goMinuteOn())
    case .minuteBack: return travel(goMinuteBack())
    case .moveClock(let instant): return travel(moveClock(to: instant))
    case .findTimeZone(let name): return handle(.timeZone(name, timeZone(named: name)))
    case .letPass(let interval): return travel(letPass(interval))
    case .look(let moment): return travel(look(moment))
    case .copy(.text(let text)): return [.copy(text)]
    case .copy(.explanation(let number)):
      return [.copy(session.explanation(of: number).text(on: session.state.device))]
    case .listSessions: return [.listSessions]
    case .resume(let journal): return [.resume(journal: journal)]
    case .checkFiles: return checkFiles()
    case .listThemes: return handle(.themes(locations.themes))
    case .step(let act): return step(act)
    case .takeSnapshot: return takeSnapshot()
    case .listExpectations(let subject): return handle(.expectations(expectations(of: subject)))
    case .listPayloads:
      return handle(.payloads(findPayloads(), scenarios: playback.files.scenarios))
    case .deliver(let choice): return deliver(choice)
    case .deliverText(let text): return deliver(text)
    }
  }

  /// Performs a command of the person and writes it into the journal before it is acknowledged.
  ///
  /// A refusal becomes a message on the screen; the phone stays as it was.
  ///
  /// While looking back it leaves the future that was there as a branch, and says so.
  mutating func act(_ command: Command) -> [TerminalAct] {
    do throws(Refusal) { return try attempt(command) } catch {
      return handle(.refused(error.description))
    }
  }

  /// The same; throws where the command cannot act, and then nothing is shown.
  mutating func attempt(_ command: Command) throws(Refusal) -> [TerminalAct] {
    let branches = session.branches.count
    let acts = handle(.happened(try kept.perform(command)))
    guard session.branches.count > branches, let left = session.branches.last else { return acts }
    return acts + handle(.branched(left.eventCount))
  }

  // Says what was taken back or done again, or why nothing was.
  private mutating func rewind(
    _ change: (inout Interaction) throws(Refusal) -> (words: String, acts: [TerminalAct])
  ) -> [TerminalAct] {
    do throws(Refusal) {
      let (words, acts) = try change(&self)
      return acts + handle(.told(words))
    } catch {
      return handle(.refused(error.description))
    }
  }

  private mutating func travel(_ outcome: Result<[Fact], Refusal>) -> [TerminalAct] {
    switch outcome {
    case .success(let facts):
      let acts = handle(.happened(facts))
      tellFailedChecks()
      return acts
    case .failure(let refusal): return handle(.refused(refusal.description))
    }
  }
}
