import Delivery
import Files
import Notifications
import Scenarios

extension Playback {
  /// The moment to which the next step moves the clock; nil where it does not.
  package func nextMove(in state: State) -> Instant? {
    if let act = nextAct {
      guard case .command(.advance(let instant)) = act else { return nil }
      return instant
    }
    switch nextFeed {
    case .lines(let lines): return lines.first?.move(in: state)
    case .payloads(var lines, _):
      let time = lines.next()?.time.flatMap(When.init)
      return time?.instant(from: state.now, in: state.device.timeZone)
    case .wait(let interval): return state.now + interval
    case .files, .acts, .payload, nil: return nil
    }
  }
}

extension ScenarioLine {
  /// Whether it says what the clock reads at first.
  var setsStart: Bool { arguments["start"] != nil }

  /// What it makes random choices from, or has others make them from; nil where it does neither.
  func seed(in state: State) -> UInt64? {
    switch verb.name {
    case "world": arguments["seed"].flatMap { UInt64($0.text) } ?? state.seed
    case "seed": arguments[0].flatMap { UInt64($0.text) }
    default: nil
    }
  }

  fileprivate func move(in state: State) -> Instant? {
    let zone = state.device.timeZone
    let begin = when?.instant(from: state.now, in: zone)
    switch verb.name {
    case "wait": return arguments[0]?.interval.map { (begin ?? state.now) + $0 }
    case "at": return arguments[0]?.time?.instant(from: begin ?? state.now, in: zone)
    default: return begin
    }
  }
}
