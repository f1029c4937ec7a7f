import Delivery
import Explaining

extension Model {
  /// Says of what a person let come that it shows nowhere, and has *Why* asked about it: it
  /// has no row to be selected.
  ///
  /// Of several that came at once the last one counts.
  mutating func tellShownNowhere(_ facts: [Fact], _ scene: Scene) {
    if lastAct.isRewinding { return forgetShownNowhere() }
    guard lastAct.awaitsArrival,
      let index = facts.lastIndex(where: { $0.event.decision != nil }),
      let decision = facts[index].event.decision, let number = facts[index].event.notification
    else { return }
    guard decision.reach.isEmpty else { return forgetShownNowhere() }
    inspector.select(.fact(max(0, scene.facts.count - facts.count + index)), scene)
    inspector.shownNowhere = inspector.fact
    inspector.followsLog = true
    inspector.firstRows[InspectorTab.why.rawValue] = 0
    lastAct.isShownNowhere = true
    let name = scene.state.notification(number).name
    let reason = decision.outcome.wordsForNowhere
    say(awaitsWhy ? Words.showsNowhere(name, reason) : Sentence(Words.nowhere(name, reason)))
  }

  // What came after it, or was taken back with it, is what one looks at.
  private mutating func forgetShownNowhere() {
    guard inspector.shownNowhere != nil else { return }
    inspector.shownNowhere = nil
    inspector.followsLog = false
    inspector.fact = nil
  }

  /// Whether what shows nowhere is still to be explained: *Why* asks about it, and is not seen.
  var awaitsWhy: Bool {
    inspector.followsLog && inspector.shownNowhere != nil
      && inspector.shownNowhere == inspector.fact
      && !(layout.hasInspector && inspector.tab == .why)
  }

  /// Says that a line was done, unless it was said that what came of it shows nowhere.
  mutating func sayDone(_ words: String) {
    if !lastAct.isShownNowhere { say(words) }
  }
}

extension Event {
  fileprivate var decision: Decision? {
    if case .decided(_, let decision) = self { return decision.value }
    return nil
  }
}

extension Model {
  /// Whether the list is on the screen, and no filter hides anything of it.
  func showsWholeList(_ scene: Scene) -> Bool { list.filter == nil && showsList(in: scene) }
}
