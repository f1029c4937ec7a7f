import Delivery
import Files
import Notifications
import Scenarios

extension Playback {
  /// The moment to which the next step moves the clock; nil where it does not.
  package func nextMove(in state: State) -> Instant? {
    if let awaited { return awaited.next }
    if let act = nextAct {
      guard case .command(.advance(let instant)) = act else { return nil }
      return instant
    }
    switch nextFeed {
    case .lines(let lines): return lines.first?.moment(after: state.now, in: state.device.timeZone)
    case .payloads(let lines, _):
      let time = lines.first?.time.flatMap(When.init)
      return time?.instant(from: state.now, in: state.device.timeZone)
    case .wait(let interval): return state.now + interval
    case .settle: return state.nextServiceDeadline
    case .files, .acts, .payload, nil: return nil
    }
  }
}

extension ScenarioLine {
  /// Whether it says what the clock reads at first.
  var setsStart: Bool { option("start") != nil }

  /// What it makes random choices from, or has others make them from; nil where it does neither.
  func seed(in state: State) -> UInt64? {
    if let word = word(as: .seed) { return UInt64(word.text) }
    guard let drawing = verb.signature.options.first(where: { $0.value.role == .seed }) else {
      return nil
    }
    return option(drawing.key).flatMap { UInt64($0.text) } ?? state.seed
  }

  /// When it is once the line has moved the clock; nil where it does not.
  func moment(after now: Instant, in zone: TimeZone) -> Instant? {
    let begin = when?.instant(from: now, in: zone)
    if let length = word(of: .duration).flatMap({ Interval(scenarioText: $0.text) }) {
      return (begin ?? now) + length
    }
    guard let time = word(of: .time).flatMap({ When($0.text) }) else { return begin }
    return time.instant(from: begin ?? now, in: zone)
  }
}
