import Delivery
import Notifications

extension Session {
  /// Puts what files say now in the place of what was read of them before, and does everything
  /// since anew at the same instants. Where the past is shown, it is shown again afterwards.
  ///
  /// - Parameter title: What was read anew, in words.
  /// - Returns: What came of it; nil where nothing of the session was made from them.
  package mutating func reread(_ changes: ReloadedFiles, title: String) -> Rewind? {
    let shown = isLookingBack ? (events: past.eventCount, time: state.now) : nil
    returnToPresent()
    defer { if let shown { lookAgain(atEvent: shown.events, at: shown.time) } }
    guard let index = changes.firstIndex(in: past.steps) else { return nil }
    detachBranches(at: index)
    for branch in branches.indices {
      branches[branch].steps = branches[branch].steps.map(changes.changed)
    }
    for act in struck.indices {
      struck[act].steps = struck[act].steps.map { ($0.index, changes.changed($0.step)) }
    }
    let isOfWords = changes.changesWordsAlone(in: past.steps[index...])
    let kept =
      isOfWords ? (index..<past.count).map { facts(ofStep: $0).map(changes.reworded) } : nil
    let rest = takeIdle()
    let steps = rewind(to: index).map(changes.changed)
    if let systemStrings = changes.systemStrings { begin(with: systemStrings) }
    guard let kept else { return replay(steps, then: rest, title: title).rewind }
    defer { idle += rest }
    return replay(steps, as: kept, title: title)
  }

  // Several events may be at one instant, so the instant alone does not tell.
  private mutating func lookAgain(atEvent count: Int, at instant: Instant) {
    look(atEvent: count)
    while let next = ahead.steps.last, next.isClockMove, next.at <= instant, stepForward() != nil {}
    if ahead.steps.last?.isClockMove == true, state.now < instant { insertClockMove(to: instant) }
  }
}
