import Delivery
import Explaining
import Notifications
import Scenarios

extension Playback {
  /// What is still to be played, nearest first, and how many lines there are beyond that.
  ///
  /// - Parameter most: More are not put into words.
  package func pending(in state: State, atMost most: Int) -> (rows: [Timeline.Pending], beyond: Int)
  {
    guard case .lines(let lines)? = nextFeed else { return pendingRest(state) }
    var now = state.now
    let rows = lines.prefix(most).map { line in
      let moment = line.moment(after: now, in: state.device.timeZone)
      now = max(now, moment ?? now)
      return Timeline.Pending(at: moment ?? now, .line(line.words))
    }
    return (rows, lines.count - rows.count)
  }

  private func pendingRest(_ state: State) -> (rows: [Timeline.Pending], beyond: Int) {
    if isFinished { return ([], 0) }
    if case .settle? = nextFeed { return ([], 0) }
    return ([Timeline.Pending(at: nextMove(in: state), .line("push"))], 0)
  }
}

extension ScenarioLine {
  /// The line as it was written, but for its quotes and its WHEN.
  fileprivate var words: String {
    if let expectation { return verb.name + " " + expectation.text }
    let options = arguments.options.map { "\($0.key)=\($0.value.text)" }
    return ([verb.name] + arguments.words.map(\.text) + options).joined(separator: " ")
  }
}
