import Delivery
import Explaining
import Notifications

// Looking back, which changes neither the branch nor what was struck.
extension Session {
  /// Shows the moment before a step; what comes after becomes what lies ahead.
  mutating func look(backTo index: Int) {
    let (rest, wasLookingBack) = (idle, isLookingBack)
    for step in rewind(to: index).reversed() { ahead.append(step) }
    if !wasLookingBack, isLookingBack { idleAhead = rest }
  }

  /// Performs the next command that lies ahead; nil in the present.
  mutating func stepForward() -> Command? {
    guard let step = ahead.removeLast() else { return nil }
    defer { if !isLookingBack { (idle, idleAhead) = (idle + idleAhead, []) } }
    if step.check != nil {
      past.append(step)
      return step.command
    }
    // What acted here before acts here again: nothing came between.
    if isStopped, case .advance(let instant) = step.command {
      idle += step.idle
      _ = try? extend(to: instant)
    } else {
      _ = try? append(step)
    }
    isStopped = false
    return step.command
  }

  /// Moves the clock without leaving what lies ahead, whose next command is the rest of this move.
  mutating func insertClockMove(to instant: Instant) {
    if isStopped {
      _ = try? extend(to: instant)
    } else {
      _ = try? append(.advance(to: instant))
      isStopped = true
    }
  }
}
