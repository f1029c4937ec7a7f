import Delivery
import Localization
import Notifications

extension Explanation {
  /// Explains a request that waits: when it fires, why then, when its app asked for it, and which
  /// of its firings was left out since the phone was off for too long (K28).
  ///
  /// - Parameter facts: All that happened.
  package init(of pending: PendingRequest, facts: FactLog, in state: State) {
    let quote = state.quote(of: pending)
    subject = "\(pending.request.identifier)\(quote) · \(state.displayName(of: pending.app))"
    let preview = FiringPreview(of: pending, in: state)
    verdict = preview.verdict(on: state.device)
    answer = verdict
    let asked = Judgment(at: pending.date, words: "asked for", reasons: [])
    let leftOut = facts.leftOutFirings(of: pending).map { Judgment($0, in: state) }
    judgments = leftOut.reversed() + [asked]
    self.preview = preview
    questions = [state.timeQuestion([asked] + leftOut)].withoutRepetition
  }

  /// What decides when its trigger fires, but for the trigger itself where an answer says by the
  /// same rule how it fired: a reason stands once. Empty where none is to come.
  package var unsaidDependence: [TriggerDependence] {
    guard let preview, let own = preview.dependence.first else { return [] }
    let isSaid = questions.contains { $0.answers.contains { $0.rules.contains(own.rule) } }
    return isSaid ? Array(preview.dependence.dropFirst()) : preview.dependence
  }
}

extension FiringPreview {
  /// When it fires next, in a sentence.
  ///
  /// Such as `Waits for Mon, Jun 4, 2018 08:30: every Monday at 08:30.`; a trigger that never fires
  /// and one that waits for a place are said as such.
  func verdict(on device: Device) -> String {
    if waitsForPlace { return "Waits: \(words). No time decides when." }
    guard let next = nextTriggerDate else { return "Never fires: \(words)." }
    return "Waits for \(device.dayAndClock(next)): \(words)."
  }
}

extension State {
  /// What a request that waits will say, in quotation marks with a blank before;
  /// empty where it says nothing.
  ///
  /// For writing right after its identifier.
  func quote(of pending: PendingRequest) -> String { words(of: pending).map { " “\($0)”" } ?? "" }

  /// L11: the first words of what a request that waits would say now; nil where it says
  /// nothing.
  package func words(of pending: PendingRequest) -> String? {
    firstWords(of: pending.request.content, pending.app, for: .local)
  }
}
