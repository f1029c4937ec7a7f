import Notifications

extension Engine {
  /// X12: a scenario asks for a suggestion; X13 holds all the same.
  mutating func suggest(_ identifier: BundleIdentifier) throws(Refusal) {
    try require(.suggestions)
    let app = try installed(identifier)
    if let reason = app.suggestionObstacle { throw Refusal(reason) }
    guard let notification = state.suggestible(of: identifier) else {
      throw Refusal("no ordinary notification of \(app.app.displayName) has a row in the list")
    }
    endSuggestion()
    record(suggestion(under: notification), because: [Reason("X11")])
  }

  /// X11: the person lets a suggestion go.
  mutating func dismissSuggestion() throws(Refusal) {
    guard state.suggested != nil else { throw Refusal("no suggestion is in the list") }
    endSuggestion(by: .person, because: [Reason("X11", "dismissed")])
  }

  /// X12, X13: a suggestion whose notification is gone or whose app was decided about goes too, and
  /// one whose time has come appears.
  mutating func reconcileSuggestion(of candidates: some Sequence<BundleIdentifier>) {
    if let suggestion = state.suggested, !state.isStanding(suggestion) {
      let isAsking = state.app(suggestion.app)?.suggestionObstacle == nil
      let isGone = isAsking && state.suggestedNumber == nil
      endSuggestion(because: [isGone ? Reason("X11", "gone") : "X13"])
    }
    guard state.suggested == nil else { return }
    for app in candidates where state.isTimeToSuggest(app) {
      guard let notification = state.suggestible(of: app) else { continue }
      return record(
        suggestion(under: notification),
        because: [Reason("X11"), Reason("X12", [.init("count", String(state.clearedRuns[app]))])])
    }
  }

  private func suggestion(under notification: NotificationKey) -> ManagementEvent {
    .suggested(
      Suggestion(under: notification), earlier: state.lastSuggestions[notification.app])
  }

  private mutating func endSuggestion(by doer: Doer = .system, because reasons: [Reason] = []) {
    guard let suggestion = state.suggested else { return }
    record(.suggestionEnded(suggestion, by: doer), because: reasons)
  }
}
