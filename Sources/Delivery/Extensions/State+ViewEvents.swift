import Notifications

extension State {
  /// Makes an event of the rich view so: the view, the extension's calls, and responses that wait.
  mutating func apply(_ event: ViewEvent) {
    switch event {
    case .opened(let pane): self.pane = pane.value
    case .changed(_, let to): pane = to.value
    case .closed: pane = nil
    case .called(let call): extensionCalls.append(call.value)
    case .responseWaits(let response): pendingResponses.append(response.value)
    case .responseEnded(_, let index): pendingResponses.remove(at: index)
    }
  }

  /// Takes the newest event of the rich view back.
  mutating func revert(_ event: ViewEvent) {
    switch event {
    case .opened: pane = nil
    case .changed(let from, _): pane = from.value
    case .closed(let old): pane = old.value
    case .called: extensionCalls.removeLast()
    case .responseWaits: pendingResponses.removeLast()
    case .responseEnded(let response, let index):
      pendingResponses.insert(response.value, at: index)
    }
  }
}
