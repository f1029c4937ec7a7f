import Delivery
import Notifications

/// What the extensions of the open rich view were told and what they answered, oldest
/// first: the service extension that had its notification before, then the content
/// extension since the view opened.
package struct ViewLog: Hashable, Sendable {
  /// Oldest first; empty where no view is open.
  package var entries: [Entry]

  /// Something that went one way or the other.
  package struct Entry: Hashable, Sendable {
    /// When it was said or done.
    package var at: Instant
    /// Which way it went.
    package var kind: Kind
    /// One line, without the time.
    package var words: String
  }

  /// Which way it went.
  package enum Kind: Hashable, Sendable {
    /// The system called a method.
    case received
    /// The extension did something.
    case answered
    /// A rule had something to say about what it did.
    case remarked
  }

  /// Reads it from the facts; empty where no view is open.
  ///
  /// A service extension's rows come first even where a content extension's are older.
  ///
  /// - Parameter facts: All that happened; of those about the view, only what came since it was
  ///   last opened.
  package init(_ facts: FactLog, in state: State) {
    guard let pane = state.pane else {
      entries = []
      return
    }
    entries =
      Self.service(pane.notification, facts, state)
      + Self.sinceOpening(facts).flatMap { $0.viewLogEntries() }
  }

  private static func service(_ number: Int, _ facts: FactLog, _ state: State) -> [Entry] {
    facts.about(number, in: state).flatMap { $0.serviceLogEntries() }
  }

  private static func sinceOpening(_ facts: FactLog) -> Slice<FactList> {
    let opened = facts.facts.lastIndex { fact in
      if case .view(.opened) = fact.event { true } else { false }
    }
    return facts.facts[(opened ?? facts.count)...]
  }
}

extension Fact {
  fileprivate func serviceLogEntries() -> [ViewLog.Entry] {
    guard case .service(let event) = event else { return [] }
    switch event {
    case .started(let run): return [entry(.received, "\(run.value.name) didReceive")]
    case .expired: return [entry(.received, "serviceExtensionTimeWillExpire")]
    case .finished(let end):
      let did = end.value.log.map { ViewLog.Entry(at: $0.at, kind: .answered, words: $0.words) }
      let outcome = "\(end.value.run.name): \(end.value.outcome.rawValue)"
      return did + [entry(.answered, outcome)] + remarks
    case .awaited(let answer): return asked(answer.value)
    case .replied(_, _, let reply): return replied(reply)
    case .queued, .resumed: return []
    }
  }

  fileprivate func viewLogEntries() -> [ViewLog.Entry] {
    if case .service(let event) = event { return event.isOfContent ? serviceLogEntries() : [] }
    guard case .view(let event) = event else { return [] }
    switch event {
    case .called(let call): return [entry(.received, call.value.signature)]
    case .changed(let from, let to):
      guard isOfExtension else { return [] }
      let steps = to.value.steps(since: from.value) + completions
      return steps.map { entry(.answered, $0) } + remarks
    case .opened, .closed, .responseWaits, .responseEnded: return []
    }
  }

  // C11.
  private var completions: [String] {
    reasons.filter { $0.rule == "C11" }.flatMap(\.details).map { "complete \($0.value)" }
  }

  private func entry(_ kind: ViewLog.Kind, _ words: String) -> ViewLog.Entry {
    ViewLog.Entry(at: at, kind: kind, words: words)
  }

  // Programs see and say lines of JSON: their authors want to read just these.
  private func asked(_ answer: AwaitedAnswer) -> [ViewLog.Entry] {
    answer.requests.last.map { [entry(.received, $0)] } ?? []
  }

  private func replied(_ reply: String?) -> [ViewLog.Entry] {
    [entry(.answered, reply ?? "nothing; nobody waits any more")]
  }

  private var isOfExtension: Bool {
    reasons.contains { ["C22", "C11", "C13", "C24"].contains($0.rule) }
  }

  private static let telling: [RuleID] = ["C9", "C13", "C14", "C15", "C18", "C24", "V12"]

  // What changed says itself; what kept it from changing, or failed, does not.
  private var remarks: [ViewLog.Entry] {
    reasons.filter { Self.telling.contains($0.rule) && !$0.isSaidBySteps }
      .map { entry(.remarked, "\($0.words)  \($0.rule)") }
  }
}

extension Reason {
  fileprivate var isSaidBySteps: Bool {
    switch rule {
    case "C9", "C18": self != .changesNoActions && self != .hasNoInputView
    default: false
    }
  }
}

extension ServiceEvent {
  // Whether a content extension's program is asked or answers.
  fileprivate var isOfContent: Bool {
    switch self {
    case .awaited(let answer), .replied(let answer, _, _): answer.value.kind == .content
    case .started, .expired, .finished, .queued, .resumed: false
    }
  }
}

extension ExtensionCall {
  /// The call without the extension's name: `didReceiveResponse like`.
  fileprivate var signature: String {
    method.rawValue + (argument.map { " \($0)" } ?? "")
  }
}
