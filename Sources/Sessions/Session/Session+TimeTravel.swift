import Delivery
import Explaining
import Notifications

extension Session {
  /// Shows the moment before the last event, the clock's own moves not counted; false at the start.
  @discardableResult
  package mutating func lookAtPreviousEvent() -> Bool {
    guard past.eventCount > 0 else { return false }
    look(backTo: past.index(ofEvent: past.eventCount - 1))
    return true
  }

  /// Shows the moment after the next event of a future that is known; false in the present.
  @discardableResult
  package mutating func lookAtNextEvent() -> Bool {
    guard isLookingBack else { return false }
    while let command = stepForward() {
      if !command.isClockMove { break }
    }
    return true
  }

  /// Shows an earlier moment; false where the clock started later.
  @discardableResult
  package mutating func look(backTo instant: Instant) -> Bool {
    let present = state.now
    guard instant < present else { return false }
    // The step that was under way then, or the first of those that were done at once after it.
    var index = past.count
    while index > 0, timeBefore(index) >= instant { index -= 1 }
    guard index > 0 || instant >= startTime else { return false }
    look(backTo: index, keeping: instant)
    return state.now < present
  }

  /// Goes forward in a known future, not beyond a moment; false in the present.
  @discardableResult
  package mutating func look(forwardTo instant: Instant) -> Bool {
    guard isLookingBack else { return false }
    while let command = ahead.steps.last?.command {
      if case .advance(let end) = command, end > instant { break }
      _ = stepForward()
    }
    if isLookingBack { place(at: instant) }
    return true
  }

  /// Shows the moment after so many events; what the clock did since is ahead, too.
  package mutating func look(atEvent count: Int) {
    if count <= past.eventCount {
      look(backTo: count <= 0 ? 0 : past.index(ofEvent: count - 1) + 1)
    } else {
      while past.eventCount < count, stepForward() != nil {}
    }
  }

  /// The same session at the moment after so many events.
  package func looking(atEvent count: Int) -> Session {
    var session = self
    session.look(atEvent: count)
    return session
  }

  /// What was, what is known to come, and what was left.
  package var timeline: Timeline {
    Timeline(past: past, ahead: ahead, branches: branches, now: state.now)
  }

  /// Shows a moment of the present branch: an earlier one, or one that lies
  /// ahead, up to the present.
  ///
  /// - Parameter instant: Before the start it is the start.
  package mutating func look(at instant: Instant) {
    if instant > state.now {
      look(forwardTo: instant)
    } else if instant < state.now, !look(backTo: instant) {
      look(atEvent: 0)
    }
  }

  /// Shows the present again.
  package mutating func returnToPresent() {
    while stepForward() != nil {}
  }

  private func timeBefore(_ index: Int) -> Instant {
    index > 0 ? past.steps[index - 1].at : startTime
  }

  private mutating func look(backTo index: Int, keeping instant: Instant) {
    look(backTo: index)
    while let command = ahead.steps.last?.command {
      if case .advance(let end) = command, end > instant { break }
      _ = stepForward()
    }
    place(at: instant)
  }

  // The clock stands between two events: the move that passed this moment is made in two.
  private mutating func place(at instant: Instant) {
    guard instant > state.now else { return }
    insertClockMove(to: instant)
  }
}
