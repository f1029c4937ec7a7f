import Delivery

extension State {
  /// B3, B6: what would let the next one like it arrive, where a push never did; nil once the phone can be reached, when
  /// others decide about that.
  func adviceOnLost(_ number: Int) -> Advice? {
    guard !device.isReachable, let situation = ending(of: number)?.decision.situation,
      situation.course.isLostOnTheWay, let spot = situation.expected.first
    else { return nil }
    let ways = [
      (isOpen: device.isPowerOn, deed: "turn the phone on", command: Command.power(isOn: true)),
      (device.isOnline, "turn its network on", .network(isOn: true)),
    ].filter { !$0.isOpen }
    let deed = ways.map(\.deed).joined(separator: ", then ")
    return Advice(
      spot: spot, words: "\(spot.wish): \(deed)", deed: deed, commands: ways.map(\.command))
  }
}

extension Situation.Course {
  fileprivate var isLostOnTheWay: Bool {
    switch self {
    case .coalesced, .expired, .outlasted, .undelivered: true
    case .arrives, .unregistered, .otherType, .throttled, .filtered, .replaced, .withdrawn,
      .turnedOff:
      false
    }
  }
}
