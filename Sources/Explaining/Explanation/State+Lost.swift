import Delivery

extension State {
  /// B3, B6: what would let the next one like it arrive and show, where a push never arrived; nil
  /// once the phone can be reached, and where nothing would show it.
  func adviceOnLost(_ number: Int) -> Advice? {
    let notification = notification(number)
    guard !device.isReachable, let then = ending(of: number)?.decision.situation,
      then.course.isLostOnTheWay, app(notification.app) != nil
    else { return nil }
    let now = situation(ofAnotherLike: notification, decidedIn: then)
    guard let spot = now.expected.first,
      let changes = now.verdict(on: spot).reaches
        ? [] : changes(in: now, toReach: spot, for: notification)
    else { return nil }
    let rest = advice(spot, spot.wish, changes, for: notification, in: now)
    let deeds = (waysToReach.map(\.deed) + [rest.deed]).filter { !$0.isEmpty }
    let deed = deeds.joined(separator: ", then ")
    // No commands unless they carry out every step.
    let isWhole = changes.isEmpty || !rest.commands.isEmpty
    return Advice(
      spot: spot, words: "\(spot.wish): \(deed)", deed: deed,
      commands: isWhole ? waysToReach.map(\.command) + rest.commands : [])
  }

  private var waysToReach: [(deed: String, command: Command)] {
    let ways: [(isOpen: Bool, deed: String, command: Command)] = [
      (device.isPowerOn, "turn the phone on", .power(isOn: true)),
      (device.isOnline, "turn its network on", .network(isOn: true)),
    ]
    return ways.filter { !$0.isOpen }.map { ($0.deed, $0.command) }
  }
}

extension Situation.Course {
  fileprivate var isLostOnTheWay: Bool {
    switch self {
    case .coalesced, .expired, .outlasted, .undelivered: true
    case .arrives, .unregistered, .unparsed, .otherType, .displaced, .swipedAway, .filtered,
      .replaced, .withdrawn, .turnedOff, .deleted:
      false
    }
  }
}
