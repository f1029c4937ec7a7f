import Delivery
import Explaining
import Notifications

// Futures that were left and can be gone back to.
extension Session {
  /// Goes back to a future that was left, to its end; the present one is left instead.
  package mutating func take(branch number: Int) {
    guard branches.indices.contains(number) else { return }
    let branch = branches.remove(at: number)
    if position > branch.shared { look(backTo: branch.shared) }
    while position < branch.shared, stepForward() != nil {}
    if isStopped { look(backTo: position) }
    if isLookingBack { leaveFuture(sharing: position, at: state.now) }
    struck = []
    for step in branch.steps { _ = try? append(step) }
    updateFailedChecks()
  }

  /// Where the past is shown, leaves the future for a new one that begins there.
  mutating func branchOff() {
    guard isLookingBack else { return }
    leaveFuture(sharing: position, at: state.now)
  }

  /// Keeps what lies ahead as a branch. What others share with it, they
  /// hold themselves from now on.
  mutating func leaveFuture(sharing position: Int, at instant: Instant) {
    endSplit(at: position)
    let rest = Array(ahead.steps.reversed())
    for index in branches.indices where branches[index].shared > position {
      branches[index].steps =
        rest.prefix(branches[index].shared - position) + branches[index].steps
      branches[index].shared = position
    }
    branches.append(Timeline.Branch(shared: position, steps: rest, leftAt: instant))
    (ahead, idleAhead) = (CommandHistory(), [])
    updateFailedChecks()
  }

  /// Lets branches that begin after a step that changes hold what came between themselves.
  mutating func detachBranches(at position: Int) {
    for index in branches.indices where branches[index].shared > position {
      branches[index].steps =
        stepsToLeave(position..<branches[index].shared) + branches[index].steps
      branches[index].shared = position
    }
  }
}
