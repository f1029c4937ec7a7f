import Notifications

extension State {
  /// K28: whether a request was missed for so long that it is never shown (`missed.window`).
  ///
  /// Of what repeats and fires once for all the times that were missed, the last one counts.
  func isTooLate(_ request: PendingRequest, dueAt date: Instant) -> Bool {
    guard isTooLate(date), let window = device.policies[.missedWindow] else { return false }
    guard request.repeats, device.policies[.missedCollapse] else { return true }
    let beforeWindow = now + Interval(milliseconds: -1 - window.milliseconds)
    return nextDate(of: request, after: beforeWindow).map { $0 > now } ?? true
  }

  /// K28, N11: whether what was due then would come too late by now.
  func isTooLate(_ date: Instant) -> Bool {
    device.policies[.missedWindow].map { now - date > $0 } ?? false
  }

  /// K28: how late it may come, for the words of a reason.
  var missedWindowDetails: [Reason.Detail] {
    [.init("window", device.policies[.missedWindow]?.scenarioText ?? "")]
  }
}
