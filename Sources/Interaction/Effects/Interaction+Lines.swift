import Delivery
import Notifications
import Scenarios
import Screens
import Sessions

extension Interaction {
  /// Runs a scenario line that the person typed, as a scenario would.
  ///
  /// A mistake stops at its part; what came before it stays done. All complaints and results become
  /// one message on the screen. In the past the first that changes something leaves the future that
  /// was there, and that is said behind them, or once what follows has been played.
  mutating func perform(line text: String) {
    let branches = session.branches.count
    opened.afterwards.branchesBeforeTyped = opened.afterwards.branchesBeforeTyped ?? branches
    defer { tellFutureOfTyped() }
    let document = ScenarioDocument(line: text)
    if let mistake = document.diagnostics.first(where: { $0.severity == .error }) {
      return end(with: mistake)
    }
    var told = ToldLine(words: document.diagnostics.map(\.message))
    do throws(Diagnostic) {
      for line in document.lines { try run(line, text, of: .person, &told) }
    } catch {
      return end(with: error)
    }
    let words = told.words.isEmpty ? Words.did(text) : told.words.joined(separator: " ")
    handle(.lineEnded(.done(words)))
  }

  private mutating func end(with mistake: Diagnostic) {
    let column = mistake.isAboutTypedLine ? Int(mistake.place.column) : 0
    let complaint = LineComplaint(column: column, text: mistake.answer.asSentence)
    handle(.lineEnded(.complaint(complaint)))
  }

  /// Who a line is from.
  enum Speaker {
    /// Whose expectations are kept for the recording.
    case person
    /// Another program, and where files are found that its line names.
    case program(ScenarioFiles)

    /// Whether it can be left to pass while the screen shows how far it is.
    var isPerson: Bool {
      switch self {
      case .person: true
      case .program: false
      }
    }
  }

  /// Runs one line, at the moment that it names.
  ///
  /// A person's line of more than `Act.mostAtOnce` acts is loaded like a file: it is
  /// acknowledged at once and played step by step. A program's is played to its end, so that its
  /// answer tells what came of it.
  ///
  /// - Parameters:
  ///   - text: The line as it came, for the journal.
  ///   - told: What there is to say of it.
  /// - Throws: A diagnostic where the line cannot act; parts that ran before stay done.
  mutating func run(
    _ line: ScenarioLine, _ text: String, of speaker: Speaker, _ told: inout ToldLine
  ) throws(Diagnostic) {
    let state = session.state
    if let instant = try line.instant(now: state.now, in: state.device.timeZone) {
      try commit(.advance(to: instant), at: line.place, &told)
    }
    try session.checkName(givenBy: line)
    let acts = try line.acts(in: session.resolutionContext(for: line, files(of: speaker)))
    if case .program(let files) = speaker, acts.count > Act.mostAtOnce {
      return try playWhole(acts, files, at: line.place, &told)
    }
    // What makes thousands of things is loaded like a file, so that it shows how far it is.
    if acts.count > Act.mostAtOnce, playback.isFinished {
      opened.load(acts)
      kept.acknowledge(text.withoutWhen(of: line), isBranch: session.isLookingBack)
      told.words.append(Words.follow(actCount: acts.count))
      return
    }
    for act in acts { try perform(act, at: line.place, text, of: speaker, &told) }
    if speaker.isPerson { return }
    // A program is answered with what is listed meanwhile; a person reads what is told.
    for case .remark(let remark) in acts { complaints.add(opened.weighed(remark)) }
  }

  private func files(of speaker: Speaker) -> ScenarioFiles {
    switch speaker {
    case .person: playback.files
    case .program(let files): files
    }
  }

  private mutating func perform(
    _ act: Act, at place: Place, _ text: String, of speaker: Speaker, _ told: inout ToldLine
  ) throws(Diagnostic) {
    switch act {
    case .command(.advance(let instant)) where speaker.isPerson && instant > session.state.now:
      try refusing(at: place) { interaction throws(Refusal) in
        try interaction.pass(to: instant)
      }
    case .command(let command): try commit(command, at: place, &told)
    case .undo:
      told.words.append(
        try refusing(at: place) { interaction throws(Refusal) in try interaction.takeBack() })
    case .redo:
      told.words.append(
        try refusing(at: place) { interaction throws(Refusal) in try interaction.doAgain() })
    case .title(let title): told.words.append(title)
    case .testing:
      throw Diagnostic(place, .error, "this is for the first lines of a file that is tested")
    case .remark(let diagnostic) where diagnostic.severity == .error: throw diagnostic
    case .remark(let diagnostic): told.words.append(diagnostic.message.withFullStop)
    case .expect(let expectation):
      try check(expectation, at: place, text, of: speaker, &told)
    case .include(let inclusion):
      if case .program(let files) = speaker { return try playWhole([act], files, at: place, &told) }
      playNext(act, inclusion, &told)
    case .snapshot(let request):
      guard case .person = speaker else { throw .noPictures(at: place) }
      told.words.append(try take(request))
    }
  }

  private mutating func check(
    _ expectation: Scenarios.Expectation, at place: Place, _ text: String, of speaker: Speaker,
    _ told: inout ToldLine
  ) throws(Diagnostic) {
    if let mistake = session.mistake(in: expectation) { throw mistake }
    if let limit = expectation.moment.limit {
      try pass(for: expectation, until: session.state.now + limit, at: place)
    }
    switch speaker {
    case .person: told.words.append(try check(typed: expectation, in: text))
    case .program: try check(asked: expectation)
    }
  }

  // Played step by step, as what was opened is.
  private mutating func playNext(_ act: Act, _ inclusion: Inclusion, _ told: inout ToldLine) {
    if let line = act.line(in: session.state) {
      kept.acknowledge(line, isBranch: session.isLookingBack)
    }
    opened.playTyped(act)
    told.words.append(Words.follow(lineCount: inclusion.document.lines.count, of: inclusion.path))
  }

  private mutating func pass(to instant: Instant) throws(Refusal) {
    handle(.happened(try kept.perform(moveTo: instant, atMost: Self.mostAtOnce)))
  }

  // The clock goes on until it is decided whether it is so.
  private mutating func pass(
    for expectation: Scenarios.Expectation, until end: Instant, at place: Place
  ) throws(Diagnostic) {
    var awaited = AwaitedExpectation(until: end)
    while let next = session.moment(awaiting: expectation, until: end) {
      try refusing(at: place) { interaction throws(Refusal) in
        if interaction.isLeftOff() { throw .leftOff }
        let facts = try interaction.kept.perform(.advance(to: next))
        defer { interaction.handle(.happened(facts)) }
        try awaited.count(of: expectation, in: interaction.session)
      }
    }
  }

  private mutating func commit(
    _ command: Command, at place: Place, _ told: inout ToldLine
  ) throws(Diagnostic) {
    let facts = try refusing(at: place) { interaction throws(Refusal) in
      try interaction.kept.perform(command)
    }
    if facts.isEmpty { told.words.append(Words.isSoAlready) }
    handle(.happened(facts))
  }

  // What the phone refuses is a mistake of the line.
  private mutating func refusing<Outcome>(
    at place: Place, _ act: (inout Interaction) throws(Refusal) -> Outcome
  ) throws(Diagnostic) -> Outcome {
    do throws(Refusal) { return try act(&self) } catch {
      throw Diagnostic(place, .error, error.description)
    }
  }
}

extension String {
  // The move of the clock was written down before.
  fileprivate func withoutWhen(of line: ScenarioLine) -> String {
    guard line.when != nil else { return self }
    return String(drop(while: \.isWhitespace).drop { !$0.isWhitespace }.drop(while: \.isWhitespace))
  }
}
