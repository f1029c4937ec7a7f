import Delivery
import Notifications
import Push
import Scenarios

// What is said of a line before it is played.
extension Playback {
  /// What is to be said of an act before it is done.
  mutating func linted(
    _ act: Act, of line: ScenarioLine, _ state: State
  ) -> [SessionEvent] {
    guard case .command(let command) = act else { return [] }
    lint?.see(state)
    if case .push(let request) = command {
      lint?.note(sentByLine: request)
      return linted(request, state)
    }
    if case .tap(let key) = command {
      return state.note(ofTapOn: key, at: actPlace).map { [SessionEvent.complaint($0)] } ?? []
    }
    return (lint?.findings(in: line, asking: command, state) ?? []).map(Self.event(of:))
  }

  // What no rule found a reader did: a file is not what it has to be.
  private static func event(of finding: Diagnostic) -> SessionEvent {
    finding.rule == nil ? .complaint(finding) : .finding(finding)
  }

  /// What a line says beside what it does, but for what a later one may make worse.
  mutating func told(_ remark: Diagnostic) -> [SessionEvent] {
    fillings.isEmpty && lint?.holdsBack(remark) == true ? [] : [.complaint(remark)]
  }

  /// What is to be said of a push before it is sent, on the terms of the phone.
  ///
  /// - Parameter ahead: What rules found in its payload already; nil where they were not asked.
  mutating func linted(
    _ request: PushRequest, _ state: State, ahead: ReadAheadLint.Findings? = nil
  ) -> [SessionEvent] {
    let found = lint?.findings(in: request, state, ahead: ahead) ?? []
    return found.map { Self.event(of: Self.marked($0, app: request.app)) }
  }

  /// The files of the payloads that lines sent and that were looked at; what is opened by itself a
  /// screen leaves to a check.
  package var lintedFiles: Set<ExactText> { lint?.filesOfLines ?? [] }

  /// What there is to say by now of pushes that were looked at when they were sent; it is not said
  /// once more of what is still to be played. Of what others sent, each kind is said a few times.
  ///
  /// - Parameters:
  ///   - session: Where they were sent, with their apps as they are now; at any moment of it. Each is
  ///     judged on the terms of the phone as it was then.
  ///   - isWanted: Which of them.
  package mutating func lintedAgain(
    _ session: Session, where isWanted: (PushRequest, _ isOpened: Bool) -> Bool
  ) -> [Diagnostic] {
    var session = session
    session.returnToPresent()
    var (again, fold) = (DeliveryLint(.now), ComplaintFold())
    var sent: [(push: PushRequest, isOpened: Bool, found: [Diagnostic])] = []
    // From the last to the first: what came since is taken back once.
    for (index, step) in session.past.steps.enumerated().reversed() {
      guard case .push(let push) = step.command, isWanted(push, step.isOpened) else { continue }
      session.look(backTo: index)
      sent.append((push, step.isOpened, again.allFindings(in: push, session.engine.state)))
    }
    return sent.reversed().flatMap { push, isOpened, all -> [Diagnostic] in
      let found = again.unsaid(all, of: push)
      _ = lint?.once(found)
      return found.filter { isOpened || fold.takes($0) }.map { Self.marked($0, app: push.app) }
    }
  }

  /// What is found by now in lines that asked some apps for what is no push, and what was found in
  /// them before.
  ///
  /// - Parameters:
  ///   - session: As for `lintedAgain`.
  ///   - apps: The last parts of their identifiers.
  package mutating func askedAgain(
    _ session: Session, of apps: [String]
  ) -> (before: [Diagnostic], now: [Diagnostic]) {
    var session = session
    session.returnToPresent()
    return lint?.lookAgain(atLinesFor: apps, session.engine.state) ?? ([], [])
  }

  /// A finding about a push with what it was concluded from, beside the payload itself.
  package static func marked(_ finding: Diagnostic, app: BundleIdentifier) -> Diagnostic {
    var finding = finding
    if finding.rule.map(ofPayloads.contains) != true {
      finding.precondition = finding.precondition ?? .declarations(app.lastPart)
    }
    return finding
  }

  // What these find stands in a payload itself, whatever its app declares.
  private static let ofPayloads: Set<RuleID> = [
    "Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y10", "Y11", "Y21", "Y22", "Y23", "Y25", "Y26", "Y28",
    "Y37", "Y40",
  ]
}
