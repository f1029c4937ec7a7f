import Delivery
import Explaining
import Scenarios

// Expectations stay in the course, so that a recording holds them and each can be gone back to.
extension Session {
  /// Something that was checked, or of which a picture is kept.
  struct KeptCheck: Sendable {
    /// What was asked for, with the place of its line.
    let subject: Subject
    /// Whether the person asked for it, who can take it back.
    var isByPerson = false
    /// Nil where it was so.
    var failure: ExpectationFailure?
    /// Whether it is a picture that the screen was compared with, and was not.
    var differs = false
    /// Whether the verdict holds for the moment at which it was reached, whatever is taken back.
    var isFinal = false
    /// Whether what was taken back later made it untrue: it goes with the act, as a recording
    /// without that cannot hold it, and comes again with it.
    var isOvertaken = false
    /// Whether it came out so for what only came over a wire, and no line of a recording tells.
    var restsOnWire = false

    /// What a recording asks of the phone between two commands.
    enum Subject: Sendable {
      case expectation(Expectation)
      /// A picture.
      case snapshot(SnapshotRequest)
    }
  }

  /// Lets every verdict so far stand: who takes an act back, or does it again, knew
  /// what was expected before.
  mutating func keepVerdicts() {
    for number in checks.indices { checks[number].isFinal = true }
  }

  /// Finds out whether something is so, and keeps that it was asked. Where the past is shown, it is
  /// kept there, and the future stays.
  ///
  /// - Parameter isByPerson: Whether it is the person's own, which `undo` takes back.
  /// - Returns: Nil where it is so.
  @discardableResult
  package mutating func check(
    _ expectation: Expectation, isByPerson: Bool = false
  ) -> ExpectationFailure? {
    keep(
      KeptCheck(subject: .expectation(expectation), isByPerson: isByPerson),
      line: "expect \(expectation.momentText)")
    let failure = checks.last?.failure
    if isLookingBack {
      updateFailedChecks()
    } else if let failure {
      // Nothing else is judged anew by what is checked at the end.
      failedChecks.append(FailedCheck(number: checks.count - 1, failure: failure))
    }
    return failure
  }

  /// Keeps it, and the line that asks for it, at the moment that is shown.
  mutating func keep(_ check: KeptCheck, line: String) {
    let before = position
    checks.append(check)
    if check.isByPerson { struck = [] }
    endSplit(at: before)
    perform(CommandHistory.Check(number: checks.count - 1, line: line))
    shiftBranches(from: before, by: past.count - before)
    for index in struck.indices { struck[index].shift(from: before, by: past.count - before) }
  }

  /// Brings what names steps of the present branch by their index in line with steps that were put
  /// in, or taken out.
  mutating func shiftBranches(from position: Int, by count: Int) {
    for index in branches.indices where branches[index].shared > position {
      branches[index].shared += count
    }
  }

  /// Checks it again at the moment that is shown.
  mutating func perform(_ check: CommandHistory.Check) {
    var kept = checks[check.number]
    guard case .expectation(let expectation) = kept.subject else { return append(check) }
    updateIndex()
    let failure = expectation.failure(in: expectationContext)
    kept.judge(failure)
    if restsOnRefusal(expectation, failure) { (kept.isFinal, kept.restsOnWire) = (true, true) }
    checks[check.number] = kept
    append(check)
  }

  /// Shows the moment at which something was checked.
  package mutating func look(atCheck number: Int) {
    if let index = past.steps.lastIndex(where: { $0.check?.number == number }) {
      return look(backTo: index + 1)
    }
    guard ahead.steps.contains(where: { $0.check?.number == number }) else { return }
    while past.steps.last?.check?.number != number, stepForward() != nil {}
  }

  /// How many expectations of the present branch were so when they were checked last; what went
  /// with an act that was taken back is none.
  package var passedCheckCount: Int {
    if checks.isEmpty { return 0 }
    return course.count { step in step.check.map { checks[$0.number].counts } ?? false }
  }

  /// Brings the list of failed checks in line with the present branch.
  mutating func updateFailedChecks() {
    guard checks.contains(where: { $0.failure != nil }) else { return failedChecks = [] }
    failedChecks = course.compactMap { step in
      guard let number = step.check?.number, let failure = checks[number].failure else {
        return nil
      }
      return FailedCheck(number: number, failure: failure)
    }
  }

  /// How many expectations went with an act that was taken back.
  package var overtakenCheckCount: Int { checks.count(where: \.isOvertaken) }

  /// What was expected and a recording of what held lacks, as it was written: what was not so,
  /// and what went with an act.
  package var unheldChecks: [String] {
    course.compactMap(\.check).filter { !checks[$0.number].isHeld }.map { check in
      checks[check.number].expectation.map { "\(Verb.expect.name) \($0.text)" } ?? check.line
    }
  }

  /// The present branch, with what lies ahead while the past is shown.
  var course: [CommandHistory.Step] { Array(past.steps) + ahead.steps.reversed() }
}

extension Session.Struck {
  // Each of them counts those before it, which are no steps now.
  fileprivate mutating func shift(from position: Int, by count: Int) {
    for index in steps.indices where steps[index].index - index >= position {
      steps[index].index += count
    }
  }
}

extension Session.KeptCheck {
  /// Takes in what it comes to by now. A verdict that stands is no longer one apart once all is so
  /// again: what is read anew later is judged as everything else.
  fileprivate mutating func judge(_ failure: ExpectationFailure?) {
    if isFinal, !restsOnWire, (failure == nil) == (self.failure == nil) { isFinal = false }
    isOvertaken = isFinal && self.failure == nil
    if !isFinal { self.failure = failure }
  }

  /// What undo calls it, in the words of the screen.
  var title: String {
    switch subject {
    case .expectation(let expectation): ActWords.expectation(expectation.text)
    case .snapshot(let request): ActWords.snapshot(request.name)
    }
  }

  /// Whether a recording can hold it.
  var isRecordable: Bool { !isOvertaken && !restsOnWire }

  /// Whether a recording can hold it, and its replay does not fail by it.
  var isHeld: Bool { isRecordable && failure == nil && !differs }

  // What was expected; nil for a picture.
  fileprivate var expectation: Expectation? {
    if case .expectation(let expectation) = subject { expectation } else { nil }
  }

  // Whether it is an expectation that holds.
  fileprivate var counts: Bool {
    guard case .expectation = subject else { return false }
    return failure == nil && !isOvertaken
  }
}
