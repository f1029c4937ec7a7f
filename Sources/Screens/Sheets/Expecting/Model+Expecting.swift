import Scenarios

extension Model {
  /// What is selected, or the phone where nothing is.
  func expectationSubject(_ scene: Scene) -> ExpectationSubject {
    if let pane = scene.state.pane { return .notification(pane.notification) }
    guard showsList(in: scene), let selected = selected(in: scene) else { return .phone }
    if selected.isStack || selected.number == nil, let place = selected.place {
      return .group(place)
    }
    return selected.number.map(ExpectationSubject.notification) ?? .phone
  }

  /// Offers what can be expected.
  mutating func offer(expectations lines: [String]) {
    if lines.isEmpty { return say(Words.nothingToExpect, isError: true) }
    ask(ExpectationSheet(lines: lines))
  }
}
