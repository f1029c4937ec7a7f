import Notifications

extension State {
  /// Makes an event of the rich view so, or takes it back: the view, the extension's calls, and responses that wait.
  mutating func change(by event: ViewEvent, _ way: FactDirection) {
    switch event {
    case .opened(let pane): self.pane = way.end(nil, pane.value)
    case .changed(let from, let to): pane = way.end(from.value, to.value)
    case .closed(let old):
      pane = way.end(old.value, nil)
      // X12: who looked at a notification did not clear it unseen.
      clearedRuns.end(of: notification(old.value.notification).app, way)
    case .called(let call): way.add(call.value, to: &extensionCalls)
    case .responseWaits(let response): way.add(response.value, to: &pendingResponses)
    case .responseEnded(let response, let index):
      way.remove(response.value, at: index, of: &pendingResponses)
    }
  }
}
