import Delivery
import Notifications

extension Session {
  /// Shows the moment before the last event, the clock's own moves not counted; false at the start.
  @discardableResult
  package mutating func lookAtPreviousEvent() -> Bool {
    guard let index = entries.lastIndex(where: { !$0.command.isClockMove }) else { return false }
    look(backTo: index)
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
    guard let first = entries.first, facts.count > 0 else { return false }
    let present = state.now
    var index = entries.count
    while index > 0, timeBefore(entries[index - 1]) > instant { index -= 1 }
    guard index > 0 || timeBefore(first) <= instant else { return false }
    look(backTo: max(0, index - 1), keeping: instant)
    return state.now < present
  }

  /// Goes forward in a known future, not beyond a moment; false in the present.
  @discardableResult
  package mutating func look(forwardTo instant: Instant) -> Bool {
    guard isLookingBack else { return false }
    while let command = future.first {
      if case .advance(let end) = command, end > instant { break }
      _ = stepForward()
    }
    if isLookingBack { place(at: instant) }
    return true
  }

  /// Shows the present again.
  package mutating func returnToPresent() {
    while stepForward() != nil {}
  }

  private func timeBefore(_ entry: Entry) -> Instant {
    entry.factsBefore > 0 ? facts.facts[entry.factsBefore - 1].at : state.now
  }

  private mutating func look(backTo index: Int, keeping instant: Instant) {
    look(backTo: index)
    while let command = future.first {
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

extension Command {
  var isClockMove: Bool {
    if case .advance = self { true } else { false }
  }
}
