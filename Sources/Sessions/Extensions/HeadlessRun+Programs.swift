import Delivery
import Notifications
import Scenarios

extension HeadlessRun {
  /// V17: runs the programs that are asked something, one after the other, and
  /// goes on with their answers.
  ///
  /// - Parameters:
  ///   - playback: What is still to be played; where it says what a program answers, that holds.
  ///   - refuses: Whether one that may not run is answered for now; else it is still waited for.
  ///   - waits: Whether those that run are waited for whatever else goes on.
  /// - Returns: What the answers came to, and their lines for a journal.
  mutating func answersOfPrograms(
    unlessIn playback: Playback, refuses: Bool = true, waits: Bool = false
  ) -> (events: [SessionEvent], lines: [String]) {
    var (events, lines): ([SessionEvent], [String]) = ([], [])
    while true {
      let replies = programs.replies(
        in: session.state, refuses: refuses, waits: waits || programs.areWaitedFor,
        unless: playback.answers(for:in:))
      if replies.isEmpty { return (events, lines) }
      for reply in replies {
        events += reply.remarks.map(SessionEvent.finding)
        let line = reply.command.line(in: session.state)
        // What is not awaited any more is no complaint: it came too late (V7).
        guard let facts = try? session.perform(reply.command) else { continue }
        events.append(session.happened(facts))
        lines += [line].compactMap(\.self)
      }
    }
  }

  /// V17: the same where what was opened is played.
  mutating func tellAnswers() {
    guard session.awaitsAnswers else { return }
    for event in answersOfPrograms(unlessIn: playback).events { tell(event) }
  }

  /// V17: the same beside what others send. Where a program may not run the sender of lines may
  /// answer for it, until one lets time pass.
  mutating func tellAnswers(beside sent: inout Playback, ofLines: Bool) -> [SessionEvent] {
    guard session.awaitsAnswers else { return [] }
    let letsTimePass = sent.letsTimePass(in: session.state)
    let answers = answersOfPrograms(
      unlessIn: sent, refuses: !ofLines || letsTimePass,
      // What is expected is about what programs that run make of it.
      waits: letsTimePass || sent.nextLine?.expectation != nil)
    for line in answers.lines { sent.performed?.append(line) }
    return answers.events.flatMap { tell($0) }
  }

  /// V17: the same where no line says what happens: what came over a wire, and the clock. Programs
  /// that are not awaited any more are ended.
  package mutating func answerPrograms(refuses: Bool = true) {
    guard session.awaitsAnswers || programs.isRunning else { return }
    let answers = answersOfPrograms(unlessIn: playback, refuses: refuses)
    for event in answers.events { tell(event) }
    try? kept.keep(PerformedLines(answers.lines))
  }
}

extension ScenarioLine {
  fileprivate func isAnswer(of name: String) -> Bool {
    verb.name == Verb.answer.name && word(of: .identifier)?.text == name
  }
}

extension State {
  /// V17: whether an extension of an app is a program.
  var hasPrograms: Bool {
    apps.contains { installed in
      installed.app.serviceExtension?.command.isEmpty == false
        || installed.app.contentExtensions.contains { !$0.command.isEmpty }
    }
  }

  // V5: an answer is not awaited any more once the time of its service extension is over.
  fileprivate func isOver(_ awaited: AwaitedAnswer, at instant: Instant) -> Bool {
    serviceRuns.contains { $0.number == awaited.number && $0.course.endsAt <= instant }
  }

  fileprivate func index(of line: ScenarioLine, answering asked: [AwaitedAnswer]) -> Int? {
    guard let word = line.option("notification") else { return asked.indices.first }
    let key = try? findNotification(word)
    return asked.firstIndex { notification($0.number).key == key }
  }
}

extension Playback {
  /// V17: whether a line that is still to be played says what an extension's program answers, or
  /// what it is to answer before. One that names no notification is about what was asked first of
  /// what is still awaited when it runs.
  package func answers(for awaited: AwaitedAnswer, in state: State) -> Bool {
    let lines = remainingLines
    guard let last = lines.lastIndex(where: { $0.isAnswer(of: awaited.name) }) else { return false }
    var asked = state.awaitedAnswers.filter { $0.name == awaited.name }
    var now = state.now
    if case .command(.advance(let end))? = nextAct { now = end }
    for line in lines[...last] {
      now = line.moment(after: now, in: state.device.timeZone) ?? now
      guard line.isAnswer(of: awaited.name) else { continue }
      asked.removeAll { state.isOver($0, at: now) }
      guard let index = state.index(of: line, answering: asked) else { continue }
      if asked.remove(at: index).number == awaited.number { return true }
    }
    return false
  }

  /// Whether the clock goes on with what is played next, or may.
  fileprivate func letsTimePass(in state: State) -> Bool {
    if nextLine?.expectation?.moment.limit != nil { return true }
    return nextMove(in: state).map { $0 > state.now } ?? false
  }
}
