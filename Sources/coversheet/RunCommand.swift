import Delivery
import Explaining
import Files
import Interaction
import Notifications
import Scenarios
import Sessions

extension CommandSpec {
  /// `coversheet run`: plays without a screen; fails where an expectation or a snapshot does.
  static let run = CommandSpec(
    name: "run", synopsis: "WHAT|-",
    summary: "play it without a screen, a line for each fact",
    examples: [
      ("coversheet run Fixtures/Scenarios/grouping.scenario", "check its expectations"),
      ("coversheet run --json day.scenario | jq .fact", "facts for other programs"),
      ("coversheet run -", "read lines as they come and answer each in JSON"),
    ],
    options: [
      .json, .at,
      CommandLineOption(
        name: "update-snapshots", summary: "draw the scenario's pictures anew instead of comparing"),
    ],
    common: CommandLineOption.playing + CommandLineOption.saying
  ) { invocation in
    try invocation.expectAtMost(1)
    return try invocation.operand(0, "WHAT") == "-" ? invocation.converse() : invocation.play()
  }
}

extension Invocation {
  fileprivate func play() throws -> ExitStatus {
    let opening = try opening(arguments.operands)
    var run = HeadlessRun(opening, updatesSnapshots: arguments.has("update-snapshots"))
    let moment = try moment()
    var fold = ComplaintFold()
    let isReached = run.play(until: moment) { report, session in
      if case .complaint(let complaint) = report, !arguments.has("verbose"), !fold.takes(complaint)
      {
        return
      }
      print(report, session)
    }
    say(fold.rest)
    for failure in run.failures { Console.complain(failure) }
    guard isReached else { throw tooEarly(run) }
    let status = status(of: run)
    for picture in run.pictures { try deliver(picture.text, to: picture.path, status) }
    if !arguments.has("quiet"), run.passedExpectations + run.failedChecks > 0 {
      Console.complain(run.tally)
    }
    return status
  }

  private func print(_ report: Report, _ session: Session) {
    switch report {
    case .happened(let facts, let count): print(facts, after: count, session)
    case .rewound(let rewind): print(rewind, session)
    case .complaint(let diagnostic): say([diagnostic])
    case .expectation, .snapshot, .title: break
    }
  }

  private func print(_ facts: [Fact], after count: Int, _ session: Session) {
    for (offset, fact) in facts.enumerated() {
      if arguments.has("json") {
        Console.printJSON(fact.json(sequence: count + 1 + offset, in: session.state))
      } else if !arguments.has("quiet") {
        Console.printLine(fact.line(in: session.state))
      }
    }
  }

  private func print(_ rewind: Rewind, _ session: Session) {
    if arguments.has("json") {
      Console.printJSON(rewind.json(in: session.state))
    } else if !arguments.has("quiet") {
      Console.printLine(rewind.line(in: session.state))
    }
    print(rewind.facts, after: rewind.toSequence, session)
  }

  fileprivate func converse() throws -> ExitStatus {
    try refuse(["at", "update-snapshots"], with: "run -", "each line says what happens, and when")
    let settings = try worldSettings()
    var conversation = try Conversation(settings: settings, locations: locations())
    while let line = readLine() {
      for answer in conversation.answer(line) { Console.printJSON(answer) }
    }
    if conversation.hasInvalidInput { return .unusable }
    let isWarned = arguments.has("strict") && conversation.hasWarned
    return conversation.hasFailed || isWarned ? .failed : .done
  }
}

extension HeadlessRun {
  /// `12 expectations held, 1 failed`.
  fileprivate var tally: String {
    let held =
      passedExpectations == 1 ? "1 expectation held" : "\(passedExpectations) expectations held"
    return failedChecks == 0 ? held : "\(held), \(failedChecks) failed"
  }

  fileprivate var failedChecks: Int { failures.count + failedPictures }
}
