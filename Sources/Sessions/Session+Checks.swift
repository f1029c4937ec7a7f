import Delivery
import Notifications
import Scenarios

// Expectations stay in the course, so that a recording holds them and each can be gone back to.
extension Session {
  /// Something that was checked.
  struct KeptCheck: Sendable {
    /// What was expected, with the place of its line.
    let expectation: Expectation
    /// Nil where it was so.
    var failure: ExpectationFailure?
    /// Whether the verdict holds for the moment at which it was reached, whatever is taken back.
    var isFinal = false
    /// Whether what was taken back later made it untrue: a recording without the act cannot hold it.
    var isOvertaken = false
  }

  /// Lets every verdict so far stand: a scenario that takes an act back knew what it expected before.
  package mutating func keepVerdicts() {
    for number in checks.indices { checks[number].isFinal = true }
  }

  /// Finds out whether something is so, and keeps that it was asked. Where the past is shown, it is kept
  /// there, and the future stays.
  ///
  /// - Returns: Nil where it is so.
  @discardableResult
  package mutating func check(_ expectation: Expectation) -> ExpectationFailure? {
    let number = checks.count
    let before = position
    checks.append(KeptCheck(expectation: expectation))
    isStopped = false
    perform(CommandHistory.Check(number: number, line: "expect \(expectation.text)"))
    let inserted = past.count - before
    for index in branches.indices where branches[index].shared > before {
      branches[index].shared += inserted
    }
    for index in struck.indices { struck[index].makeRoom(at: before, for: inserted) }
    settleChecks()
    return checks[number].failure
  }

  /// Checks it again at the moment that is shown.
  mutating func perform(_ check: CommandHistory.Check) {
    var kept = checks[check.number]
    let failure = kept.expectation.failure(in: expectationContext)
    kept.isOvertaken = kept.isFinal && kept.failure == nil && failure != nil
    if !kept.isFinal { kept.failure = failure }
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

  /// How many checks were so when they were made last.
  package var passedCheckCount: Int { checks.count { $0.failure == nil } }

  /// Brings the list of failed checks in line with the present branch.
  mutating func settleChecks() {
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
  /// Steps were put in before some of its own.
  fileprivate mutating func makeRoom(at position: Int, for count: Int) {
    for index in steps.indices where steps[index].index >= position { steps[index].index += count }
  }
}
