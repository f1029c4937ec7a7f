import Delivery
import Explaining
import Notifications
import Screens
import Sessions

extension Interaction {
  /// Does what the model asks for.
  // As for `handle`.
  @inline(never)
  mutating func perform(_ effect: Effect) {
    switch effect {
    case .terminal(let effect): pending.append(effect)
    case .performLine(let line): perform(line: line)
    case .keepInHistory(let line): keepsakes.history?.append(line)
    case .rememberTour(let progress): keepsakes.tour?.remember(progress)
    case .rememberChoices(let made): keepsakes.choices?.remember(made)
    case .answer(let question, let allows):
      programs.decide(question, allows: allows)
      answerPrograms()
    case .perform(let command): act(command)
    case .openCell(let subject, let point, let title):
      openCell(of: subject, at: point, title: title)
    case .openCompared(let side, let title, let moment):
      openCompared(side, title: title, at: moment)
    case .undo: tell { interaction throws(Refusal) in try interaction.takeBack() }
    case .redo: tell { interaction throws(Refusal) in try interaction.doAgain() }
    case .nextEvent: travel { $0.goToNextEvent() }
    case .previousEvent: travel { $0.goToPreviousEvent() }
    case .minuteOn: travel { $0.goMinuteOn() }
    case .minuteBack: travel { $0.goMinuteBack() }
    case .moveClock(let instant): travel { $0.moveClock(to: instant) }
    case .letPass(let interval): show(letPass(interval))
    case .look(let moment): travel { $0.look(moment) }
    case .findTimeZone(let name): handle(.timeZone(name, timeZone(named: name)))
    case .copyExplanation(let number):
      let explanation = session.explanation(of: number, isCountOpen: model.isCountOpen)
      pending.append(.copy(explanation.text(on: session.state.device)))
    case .checkFiles: checkFiles()
    case .tryOut(let trial): tryOut(trial)
    case .listThemes: handle(.themes(locations.themes))
    case .step(let act): step(act)
    case .takeSnapshot: takeSnapshot()
    case .listExpectations(let subject): handle(.expectations(expectations(of: subject)))
    case .listPayloads: listPayloads()
    case .deliver(let choice): deliver(choice)
    case .deliverText(let text, let app): deliver(text, to: app)
    }
  }

  /// Performs a command of the person and writes it into the journal before it is acknowledged.
  ///
  /// A refusal becomes a message on the screen; the phone stays as it was.
  ///
  /// While looking back it leaves the future that was there as a branch, and says so.
  mutating func act(_ command: Command) {
    orRefuse { interaction throws(Refusal) in try interaction.attempt(command) }
  }

  /// Does something; why it cannot be done becomes a message on the screen.
  mutating func orRefuse(_ act: (inout Interaction) throws(Refusal) -> Void) {
    do throws(Refusal) { try act(&self) } catch { handle(.refused(error.description)) }
  }

  /// The same; throws where the command cannot act, and then nothing is shown.
  mutating func attempt(_ command: Command) throws(Refusal) {
    let branches = session.branches.count
    handle(.happened(try kept.perform(command)))
    tellFuture(leftSince: branches)
  }

  /// Says, behind what was said of a change, that the future which it left is kept.
  ///
  /// - Parameter branches: How many futures had been left before it.
  mutating func tellFuture(leftSince branches: Int) {
    guard session.branches.count > branches, let left = session.branches.last else { return }
    handle(.branched(left.eventCount))
  }

  /// Says the same of what the person typed, once nothing of it is still to be played.
  mutating func tellFutureOfTyped() {
    guard !isLoading, let branches = opened.afterwards.branchesBeforeTyped else { return }
    opened.afterwards.branchesBeforeTyped = nil
    tellFuture(leftSince: branches)
  }

  // A zone of the machine’s database, or why there is none of that name.
  private func timeZone(named name: String) -> TimeZoneAnswer {
    do throws(Diagnostic) {
      return .found(try playback.files.timeZone(name, Place("-")))
    } catch {
      return .unknown(error.message)
    }
  }

  // The phone stays as it is: another one gets the same events.
  private mutating func tryOut(_ trial: Trial) {
    orRefuse { interaction throws(Refusal) in
      let other = try interaction.session.played(with: trial)
      interaction.handle(.triedOut(InterruptionReport(other.facts, on: other.state), trial))
    }
  }

  // Says what was taken back or done again, or why nothing was.
  private mutating func tell(_ change: (inout Interaction) throws(Refusal) -> String) {
    let branches = session.branches.count
    orRefuse { interaction throws(Refusal) in
      interaction.handle(.told(try change(&interaction)))
    }
    tellFuture(leftSince: branches)
  }

  // What a key moves is written before it is shown, and what a clock that runs brought before
  // another moment is looked at.
  private mutating func travel(_ go: (inout Interaction) -> Result<[Fact], Refusal>) {
    writeMoves()
    let outcome = go(&self)
    if case .success(let facts) = outcome, !facts.isEmpty { kept.noteMove() }
    writeMoves()
    show(outcome)
  }

  private mutating func show(_ outcome: Result<[Fact], Refusal>) {
    switch outcome {
    case .success(let facts):
      handle(.happened(facts))
      tellFailedChecks()
    case .failure(let refusal): handle(.refused(refusal.description))
    }
  }
}

extension Session {
  fileprivate func played(with trial: Trial) throws(Refusal) -> Session {
    switch trial {
    case .setting(let setting, let app, _): try played(with: (app, [setting]))
    case .silencing(let value): try played(silencedBy: value)
    }
  }
}
