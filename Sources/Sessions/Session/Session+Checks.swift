import Delivery
import Notifications
import Scenarios

// Expectations stay in the course, so that a recording holds them and each can be gone back to.
extension Session {
  /// Something that was checked, or of which a picture is kept.
  struct KeptCheck: Sendable {
    /// What was asked for, with the place of its line.
    let subject: Subject
    /// Nil where it was so.
    var failure: ExpectationFailure?
    /// Whether the verdict holds for the moment at which it was reached, whatever is taken back.
    var isFinal = false
    /// Whether what was taken back later made it untrue: a recording without the act cannot hold it.
    var isOvertaken = false
    /// Whether it came out so for what only came over a wire, and no line of a recording tells.
    var restsOnWire = false

    /// What a recording asks of the phone between two commands.
    enum Subject: Sendable {
      case expectation(Expectation)
      /// A picture; one that the person took can be taken back.
      case snapshot(SnapshotRequest, isByPerson: Bool)
      /// A picture that was taken back.
      case withdrawn
    }
  }

  /// Lets every verdict so far stand: a scenario that takes an act back knew what it expected before.
  mutating func keepVerdicts() {
    for number in checks.indices { checks[number].isFinal = true }
  }

  /// Finds out whether something is so, and keeps that it was asked. Where the past is shown, it is kept
  /// there, and the future stays.
  ///
  /// - Returns: Nil where it is so.
  @discardableResult
  package mutating func check(_ expectation: Expectation) -> ExpectationFailure? {
    let now = state.now
    keep(.expectation(expectation), line: "expect \(expectation.momentText)")
    let failure = checks.last?.failure
    if isLookingBack {
      updateFailedChecks()
    } else if let failure {
      // Nothing else is judged anew by what is checked at the end.
      failedChecks.append(FailedCheck(number: checks.count - 1, failure: failure, at: now))
    }
    return failure
  }

  /// Keeps it, and the line that asks for it, at the moment that is shown.
  mutating func keep(_ subject: KeptCheck.Subject, line: String) {
    let before = position
    checks.append(KeptCheck(subject: subject))
    isStopped = false
    perform(CommandHistory.Check(number: checks.count - 1, line: line))
    shiftSteps(from: before, by: past.count - before)
  }

  /// Brings what names steps by their index in line with steps that were put in, or taken out.
  mutating func shiftSteps(from position: Int, by count: Int) {
    for index in branches.indices where branches[index].shared > position {
      branches[index].shared += count
    }
    for index in struck.indices { struck[index].shift(from: position, by: count) }
  }

  /// Checks it again at the moment that is shown.
  mutating func perform(_ check: CommandHistory.Check) {
    var kept = checks[check.number]
    guard case .expectation(let expectation) = kept.subject else { return append(check) }
    updateIndex()
    let failure = expectation.failure(in: expectationContext)
    kept.isOvertaken = kept.isFinal && kept.failure == nil && failure != nil
    if !kept.isFinal { kept.failure = failure }
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

  /// How many expectations were so when they were checked last.
  package var passedCheckCount: Int { checks.count { $0.isExpectation && $0.failure == nil } }

  /// Brings the list of failed checks in line with the present branch.
  mutating func updateFailedChecks() {
    guard checks.contains(where: { $0.failure != nil }) else { return failedChecks = [] }
    let course = past.steps + ahead.steps.reversed()
    failedChecks = course.compactMap { step in
      guard let number = step.check?.number, let failure = checks[number].failure else {
        return nil
      }
      return FailedCheck(number: number, failure: failure, at: step.at)
    }
  }
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
  fileprivate var isExpectation: Bool {
    if case .expectation = subject { true } else { false }
  }
}
