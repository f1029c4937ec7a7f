import Delivery
import Files
import Glibc
import Notifications
import Programs

/// Something to wait for, as `poll` takes it.
package typealias ProgramPoll = pollfd

/// Asks the programs of extensions what the engine waits for, and makes
/// commands of what they say (V17).
///
/// The engine knows no programs: it says what it waits for, and an answer is a command like any
/// other, so that a replay needs none.
package struct ExtensionPrograms {
  /// Whether programs may run, how they are launched, and the consent given so far.
  var settings: ProgramSettings
  /// Whether a phone without a screen waits for their answers; else it takes those that are there.
  package var areWaitedFor = true
  private var asked: [Asked] = []
  private var talks: [ProgramTalk] = []
  // Their views are closed, and their programs have a moment to end by themselves.
  private var leaving: [ProgramTalk] = []
  private var ready: [Reply] = []
  // Of what is said once: which programs may not run, and the slips in answers.
  private var told: Set<String> = []
  private var questions = ConsentQuestions()
  // The lines that programs said on standard error.
  private var spokenCount: Int32 = 0

  private struct Asked {
    /// What the engine waits for.
    let answer: AwaitedAnswer
    /// The run of a service extension; nil for an event of a talk.
    let run: ProgramRun?
  }

  /// What a program came to, and what there is to say about that.
  package struct Reply {
    /// What the program says, as a command for the engine.
    package var command: Command
    /// What it said on standard error, where it failed or its answer makes no sense, or why it may
    /// not run, or the slips in its answer, each once; empty where all is well.
    package var remarks: [Diagnostic]
  }

  package init(_ settings: ProgramSettings) { self.settings = settings }

  /// What to wait for; empty while nothing runs.
  package var polls: [ProgramPoll] {
    asked.compactMap(\.run).flatMap(\.polls) + (talks + leaving).flatMap(\.polls)
  }

  /// Whether a program runs, or waits for the person: then `replies` is to be asked for.
  package var isRunning: Bool { isBusy || !talks.isEmpty || !leaving.isEmpty }

  /// Whether an answer is still to come.
  package var isBusy: Bool { !asked.isEmpty || !questions.isEmpty }

  /// What the person has to be asked that they were not asked yet.
  package mutating func newQuestions() -> [ProgramQuestion] { questions.takeNew() }

  /// Takes the person's answer: what waited for it is started or refused with the next replies.
  package mutating func decide(_ question: ProgramQuestion, allows: Bool) {
    if allows { settings.consent.allow(question.folder, hash: question.fingerprint) }
    questions.close(question, allows: allows)
  }

  /// Starts what is awaited now, ends what is not awaited, and takes the answers that are there.
  ///
  /// - Parameters:
  ///   - refuses: Whether one that may not run, without the person being asked, is answered for.
  ///   - isAnswered: Leaves out what others answer.
  package mutating func replies(
    in state: State, refuses: Bool = true,
    unless isAnswered: (AwaitedAnswer, State) -> Bool = { _, _ in false }
  ) -> [Reply] {
    end(in: state)
    for answer in state.awaitedAnswers
    where !isAsked(answer) && !questions.holds(answer) && !isAnswered(answer, state) {
      start(answer, refuses: refuses, in: state)
    }
    collect(in: state)
    defer { ready = [] }
    return ready
  }

  /// The same; where it waits, sleeps until there are answers, if any is awaited.
  mutating func replies(
    in state: State, refuses: Bool, waits: Bool, unless isAnswered: (AwaitedAnswer, State) -> Bool
  ) -> [Reply] {
    while true {
      let replies = replies(in: state, refuses: refuses, unless: isAnswered)
      if !replies.isEmpty || !isBusy || !waits { return replies }
      waitForAnswer()
    }
  }

  /// Waits until a program that was asked has something to say, or ended.
  ///
  /// - Returns: False, at once, where none has to answer.
  @discardableResult
  package func waitForAnswer() -> Bool {
    if asked.isEmpty { return false }
    var polls = polls
    poll(&polls, nfds_t(polls.count), -1)
    return true
  }

  private func isAsked(_ answer: AwaitedAnswer) -> Bool { asked.contains { $0.answer == answer } }

  // A program that can be started, without consent or refusal yet.
  private func question(
    about program: ExternalProgram, for answer: AwaitedAnswer, in state: State
  ) -> ProgramQuestion? {
    guard settings.asksPerson, settings.launcher != nil else { return nil }
    let question = ProgramQuestion(
      name: answer.name, app: state.displayName(of: answer.app),
      command: answer.command.joined(separator: " "),
      folder: Folder.whole(program.folder).text, fingerprint: program.fingerprint)
    return questions.isRefused(question) ? nil : question
  }

  private mutating func end(in state: State) {
    questions.keep(awaited: state.awaitedAnswers)
    asked.removeAll { asked in
      if state.awaitedAnswers.contains(asked.answer) { return false }
      asked.run?.stop()
      return true
    }
    let pane = state.pane
    endTalks { pane?.notification != $0.number || pane?.content?.name != $0.name }
  }

  private mutating func endTalks(where isOver: (ProgramTalk) -> Bool) {
    for talk in talks where isOver(talk) {
      talk.end()
      leaving.append(talk)
    }
    talks.removeAll(where: isOver)
  }

  private mutating func start(_ answer: AwaitedAnswer, refuses: Bool, in state: State) {
    var program = ExternalProgram(answer.command, in: answer.folder ?? ".")
    if let path = settings.launcher?.path { program = program.resolved(through: path) }
    if let obstacle = settings.obstacle(to: program) {
      if let question = question(about: program, for: answer, in: state) {
        return questions.hold(answer, question)
      }
      if refuses { refuse(answer, obstacle, in: state) }
      return
    }
    guard let launcher = settings.launcher else { return }
    do throws(ProgramFailure) {
      switch answer.kind {
      case .service:
        let input = answer.requests.joined(separator: "\n")
        let run = try ProgramRun(program, input: Array(input.utf8), launcher: launcher)
        asked.append(Asked(answer: answer, run: run))
      case .content:
        try tell(answer, program, launcher)
        asked.append(Asked(answer: answer, run: nil))
      }
    } catch {
      ready.append(reply(to: answer, .failed(error), [], in: state))
    }
  }

  private mutating func tell(
    _ answer: AwaitedAnswer, _ program: ExternalProgram, _ launcher: ProgramLauncher
  ) throws(ProgramFailure) {
    if let talk = talks.first(where: { $0.continues(to: answer) }), let line = answer.requests.last
    {
      return talk.tell(line)
    }
    endTalks { $0.isOf(answer) }
    talks.append(try ProgramTalk(answer, program, launcher))
  }

  private mutating func refuse(_ answer: AwaitedAnswer, _ obstacle: String, in state: State) {
    let app = state.displayName(of: answer.app)
    let message = "\(answer.name) of \(app) is a program: \(obstacle)"
    let isNew = told.insert(answer.name + " " + answer.app.text).inserted
    let remark = Diagnostic(Place(answer.folder ?? "-"), .note, message, rule: "V17")
    let reply = ProgramReply(failing: answer, because: obstacle, in: state)
    ready.append(Reply(command: .answer(reply), remarks: isNew ? [remark] : []))
  }

  private mutating func collect(in state: State) {
    for asked in asked {
      guard let run = asked.run else { continue }
      run.step()
      guard let outcome = run.outcome else { continue }
      ready.append(reply(to: asked.answer, outcome, run.remarks, in: state))
      self.asked.removeAll { $0.answer == asked.answer }
    }
    for talk in leaving { _ = talk.replies() }
    leaving.removeAll(where: \.polls.isEmpty)
    for talk in talks {
      for outcome in talk.replies() {
        guard let index = asked.firstIndex(where: { talk.isOf($0.answer) && $0.run == nil }) else {
          break
        }
        let answer = asked.remove(at: index).answer
        ready.append(reply(to: answer, outcome, talk.takeRemarks(), in: state))
      }
    }
  }

  private mutating func reply(
    to answer: AwaitedAnswer, _ outcome: ProgramOutcome, _ words: @autoclosure () -> [String],
    in state: State
  ) -> Reply {
    let (reply, slips): (ProgramReply, [Diagnostic]) =
      switch outcome {
      case .answered(let bytes): ProgramReply.read(bytes, to: answer, in: state)
      case .failed(let failure):
        (ProgramReply(failing: answer, because: failure.sentence, in: state), [])
      }
    // What is JSON may still be no answer: only what is made of it tells.
    guard case .failed = reply.answer else {
      return Reply(command: .answer(reply), remarks: slips.compactMap { untold($0, of: answer) })
    }
    let remarks = words().map { remark($0, of: answer) }
    return Reply(command: .answer(reply), remarks: remarks)
  }

  // An event may be answered with the same slip each time.
  private mutating func untold(_ slip: Diagnostic, of answer: AwaitedAnswer) -> Diagnostic? {
    let message = "\(answer.name) answered: \(slip.message)"
    let place = Place(answer.folder ?? "-")
    let remark = Diagnostic(place, slip.severity, message, rule: slip.rule)
    return told.insert(remark.description).inserted ? remark : nil
  }

  private mutating func remark(_ line: String, of answer: AwaitedAnswer) -> Diagnostic {
    spokenCount += 1
    var remark = Diagnostic(Place(answer.folder ?? "-"), .note, "\(answer.name): \(line)")
    remark.spokenLine = spokenCount
    return remark
  }
}
